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
  /** The live partner whose test mode it is. */
  test_of: number | null;
}

/** The tables of the operator's desk: audit, messages that nobody sent, partners. */
export interface DeskTables {
  audit: AuditTable;
  outbox: OutboxTable;
  partner: PartnerTable;
}
