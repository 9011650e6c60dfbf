/** What a partner's webhook can be notified of (docs/webhooks.md). */
export const WEBHOOK_EVENTS = ['room.joined', 'prediction.saved', 'room.settled'] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
