import type { EmbedScope } from '@arma11/core/contract';
import type { ColumnType, GeneratedAlways, Generated } from 'kysely';

type JsonText = ColumnType<unknown, string | null | undefined, never>;

export interface AuditTable {
  id: GeneratedAlways<number>;
  at: Generated<string>;
  actor_id: number | null;
  actor: string;
  action: string;
  target: string;
  before: JsonText;
  after: JsonText;
  reason: string | null;
}

export interface NotificationTable {
  id: GeneratedAlways<number>;
  user_id: number;
  kind: string;
  ref: string;
  title: string;
  body: string;
  link: string | null;
  created_at: Generated<string>;
  read_at: string | null;
}

/** Kinds of notices that a player also wants by mail. */
export interface NotificationMailTable {
  user_id: number;
  kind: string;
}

/** A notice that leaves by mail. */
export interface NoticeMailTable {
  notification_id: number;
  useful_until: string | null;
  tries: Generated<number>;
  /** Null when it was sent, dropped or given up. */
  next_try_at: Generated<string | null>;
  sent_at: string | null;
}

export interface OutboxTable {
  id: GeneratedAlways<number>;
  channel: 'sms' | 'mail';
  recipient: string;
  subject: string | null;
  body: string;
  created_at: Generated<string>;
}

export interface PartnerTable {
  id: GeneratedAlways<number>;
  name: string;
  key: string;
  secret_hash: Uint8Array;
  origins: string[];
  scopes: Generated<EmbedScope[]>;
  closed_at: string | null;
  created_at: Generated<string>;
}

/** The tables of the operator's desk: audit, notices and their mails, messages that nobody sent, partners. */
export interface DeskTables {
  audit: AuditTable;
  notification: NotificationTable;
  notification_mail: NotificationMailTable;
  notice_mail: NoticeMailTable;
  outbox: OutboxTable;
  partner: PartnerTable;
}
