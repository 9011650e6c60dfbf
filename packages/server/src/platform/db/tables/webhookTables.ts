import type { Generated, GeneratedAlways } from 'kysely';

export interface WebhookTable {
  id: string;
  partner_id: number;
  url: string;
  events: string[];
  secret: string;
  created_at: Generated<string>;
  ended_at: string | null;
}

export interface WebhookDeliveryTable {
  id: GeneratedAlways<number>;
  ref: Generated<string>;
  webhook_id: string;
  event: string;
  body: string;
  created_at: Generated<string>;
  next_try_at: Generated<string | null>;
  tries: Generated<number>;
  delivered_at: string | null;
  lease: string | null;
  leased_until: string | null;
}

export interface WebhookAttemptTable {
  id: GeneratedAlways<number>;
  delivery_id: number;
  at: Generated<string>;
  ms: number;
  status: number | null;
  error: string | null;
}

export interface PartnerRoomTable {
  room_id: number;
  partner_id: number;
}

/** The tables of migration 0059: what partners' servers are notified of. */
export interface WebhookTables {
  webhook: WebhookTable;
  webhook_delivery: WebhookDeliveryTable;
  webhook_attempt: WebhookAttemptTable;
  partner_room: PartnerRoomTable;
}
