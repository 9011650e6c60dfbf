import type { Generated, JSONColumnType } from 'kysely';

/** Requests counted by all servers together. */
export interface RateWindowTable {
  key: string;
  started_at: string;
  used: number;
}

/** What the auditor found last: one row, for all servers. */
export interface LedgerAuditTable {
  one: Generated<boolean>;
  started_at: Generated<string>;
  full_at: Generated<string>;
  full_ms: Generated<number>;
  all_at: Generated<string>;
  all_ms: Generated<number>;
  checked_to: Generated<number>;
  seen_to: Generated<number>;
  breaches: JSONColumnType<{ invariant: string; detail: string }[]> | null;
}

/** The tables of migration 0012. */
export interface NodeTables {
  rate_window: RateWindowTable;
  ledger_audit: LedgerAuditTable;
}
