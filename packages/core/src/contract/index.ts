export { prediLimits } from './prediLimits';
export { REACTION_EMOJIS } from './reactionEmojis';

export { contract, type Contract } from './contract';
export type { CallInput, CallOutput } from './callTypes';
export type { Access, Call, Fallback, FormShape, Idempotency } from './call';
export { WEBHOOK_EVENTS, type WebhookEvent } from './webhookEvents';
export { embedCalls, EMBED_GRANT_HOURS, EMBED_SCOPES, previewCalls, type EmbedScope } from './embedScopes';
export type * from './wire';
