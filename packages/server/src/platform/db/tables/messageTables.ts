import type { Generated, GeneratedAlways } from 'kysely';

export interface OutgoingMessageTable {
  id: GeneratedAlways<number>;
  ref: Generated<string>;
  channel: 'sms' | 'mail';
  recipient: string;
  subject: string | null;
  body: string | null;
  sealed: Uint8Array | null;
  good_until: string | null;
  created_at: Generated<string>;
  next_try_at: Generated<string | null>;
  tries: Generated<number>;
  lease: string | null;
  leased_until: string | null;
  error: string | null;
}

export interface SmsSlotTable {
  scope: string;
  n: number;
  free_at: string;
}

/** The tables of migration 0048: messages that wait to leave, and the codes of a day. */
export interface MessageTables {
  outgoing_message: OutgoingMessageTable;
  sms_slot: SmsSlotTable;
}
