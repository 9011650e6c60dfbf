import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface PackTable {
  id: GeneratedAlways<number>;
  coins: number;
  bonus_coins: Generated<number>;
  price_cents: GeneratedAlways<number>;
  label: string;
  highlighted: Generated<boolean>;
  active: Generated<boolean>;
}

export interface QrTable {
  id: GeneratedAlways<number>;
  provider: 'yape' | 'plin';
  image: string;
  holder: string;
  phone_masked: string;
  instructions: string[];
  active: Generated<boolean>;
  created_at: Generated<string>;
}

export interface DepositTable {
  id: GeneratedAlways<number>;
  user_id: number;
  pack_id: number;
  provider: 'yape' | 'plin';
  coins: number;
  bonus_coins: number;
  price_cents: number;
  pay_amount_cents: number;
  estado: Generated<'pendiente' | 'en_revision' | 'aprobado' | 'rechazado' | 'vencido' | 'cancelado'>;
  operation_number: string | null;
  paid_at: string | null;
  /** In clear: a server of the last version has written it. */
  image: Uint8Array | null;
  /** The picture, sealed. */
  receipt: Uint8Array | null;
  /** The file that has it instead, and the key that sealed it. */
  receipt_file: string | null;
  receipt_file_key: string | null;
  receipt_deleted_at: string | null;
  image_type: 'image/png' | 'image/jpeg' | 'image/webp' | null;
  image_hash: Uint8Array | null;
  reject_reason: 'no_encontrado' | 'monto_distinto' | 'duplicado' | 'titular_distinto' | null;
  created_at: Generated<string>;
  pay_until: Generated<string>;
  data_until: Generated<string>;
  /** When a rejected request was corrected and sent once more (rules R16.6). */
  sent_again_at: string | null;
  decided_at: string | null;
  decided_by: number | null;
}

export interface WithdrawalTable {
  id: GeneratedAlways<number>;
  user_id: number;
  amount: number;
  provider: 'yape' | 'plin' | 'cci';
  /** Empty: it is sealed. */
  destination: string;
  destination_sealed: string | null;
  destination_last: string | null;
  destination_index: Uint8Array | null;
  holder_name: string;
  /** Empty: it is sealed. */
  doc_number: string;
  document_sealed: string | null;
  estado: Generated<'pendiente' | 'en_proceso' | 'pagado' | 'rechazado' | 'cancelado'>;
  payment_ref: string | null;
  reject_reason: string | null;
  created_at: Generated<string>;
  eta: string;
}

export interface WithdrawalEventTable {
  id: GeneratedAlways<number>;
  withdrawal_id: number;
  estado: WithdrawalTable['estado'];
  at: Generated<string>;
  actor_id: number | null;
  note: string | null;
}

/** The numbers that a player limits themselves with (rules R12.5): coins, entries or minutes; null is no limit. */
export interface LimitNumbers {
  deposit_day: number | null;
  deposit_week: number | null;
  deposit_month: number | null;
  entries_week: number | null;
  fee_max: number | null;
  loss_month: number | null;
  reminder_min: number | null;
}

export interface PlayLimitTable extends LimitNumbers {
  user_id: number;
  pending: ColumnType<Partial<LimitNumbers> | null, string | null, string | null>;
  effective_at: string | null;
  confirm_until: string | null;
  pause_until: string | null;
}

export interface PromoTable {
  id: GeneratedAlways<number>;
  code: string;
  type: 'bono' | 'item' | 'entrada';
  coins: Generated<number>;
  item_id: number | null;
  room_id: number | null;
  label: string;
  cap: number | null;
  used: Generated<number>;
  starts_at: string | null;
  ends_at: string | null;
  new_days: number | null;
  phone_verified: Generated<boolean>;
  closed_at: string | null;
  created_at: Generated<string>;
}

export interface PromoUseTable {
  promo_id: number;
  user_id: number;
  used_at: Generated<string>;
  entry_id: number | null;
  times: Generated<number>;
  returned_at: string | null;
}

export interface AdjustmentTable {
  id: GeneratedAlways<number>;
  user_id: number;
  purse: 'user:retirable' | 'user:jugable' | 'user:bono';
  amount: number;
  reason: string;
  estado: 'pendiente' | 'hecho' | 'descartado';
  asked_by: number | null;
  asked_at: Generated<string>;
  decided_by: number | null;
  decided_at: string | null;
}

/** The tables of migration 0009: top-ups, withdrawals, limits, promo codes and corrections by hand. */
export interface WalletTables {
  pack: PackTable;
  qr: QrTable;
  deposit: DepositTable;
  withdrawal: WithdrawalTable;
  withdrawal_event: WithdrawalEventTable;
  play_limit: PlayLimitTable;
  promo: PromoTable;
  promo_use: PromoUseTable;
  adjustment: AdjustmentTable;
}
