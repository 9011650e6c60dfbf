import type { Generated, GeneratedAlways } from 'kysely';

export type AccountKind =
  | 'user:retirable'
  | 'user:jugable'
  | 'user:bono'
  | 'user:retenido'
  | 'sala:pozo'
  | 'casa:comision'
  | 'casa:promo'
  | `casa:promo:${number}`
  | 'ext:recarga'
  | 'ext:retiro';

export interface AccountTable {
  id: GeneratedAlways<number>;
  kind: AccountKind;
  user_id: number | null;
  room_id: number | null;
  balance: Generated<number>;
}

export interface LedgerTxTable {
  id: GeneratedAlways<number>;
  kind: string;
  ref: string;
  label: string;
  room_id: number | null;
  created_at: Generated<string>;
}

export interface LedgerEntryTable {
  id: GeneratedAlways<number>;
  tx_id: number;
  account_id: number;
  amount: number;
}

/** Up to which sealed day every account's entries are added up. */
export interface LedgerCheckpointTable {
  day: string;
  ledger_to: number;
  transactions: number;
  entries: number;
  totals_hash: string;
  made_at: Generated<string>;
}

/** What an account's entries up to the last checkpoint sum to. */
export interface LedgerTotalTable {
  account_id: number;
  total: number;
}

/** The ledger. */
export interface LedgerTables {
  account: AccountTable;
  ledger_tx: LedgerTxTable;
  ledger_entry: LedgerEntryTable;
  ledger_checkpoint: LedgerCheckpointTable;
  ledger_total: LedgerTotalTable;
}
