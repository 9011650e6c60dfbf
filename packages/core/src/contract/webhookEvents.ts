/** What a partner's webhook can be notified of (docs/webhooks.md). */
export const WEBHOOK_EVENTS = [
  'room.joined',
  'prediction.saved',
  'lineup.saved',
  'room.settled',
  'room.cancelled',
] as const;

/** One of WEBHOOK_EVENTS. */
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
