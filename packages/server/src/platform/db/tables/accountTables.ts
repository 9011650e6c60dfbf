import type { Generated, GeneratedAlways } from 'kysely';

export interface AppUserTable {
  id: GeneratedAlways<number>;
  username: string;
  username_key: string;
  email: string;
  email_key: string;
  password_hash: string | null;
  phone: string | null;
  phone_verify: Generated<boolean>;
  avatar_item: Generated<number>;
  local_contry: Generated<string>;
  is_reset: Generated<boolean>;
  club_id: number | null;
  role: Generated<'player' | 'operador' | 'tesorero' | 'admin'>;
  blocked_at: string | null;
  excluded_until: string | null;
  google_sub: string | null;
  xp: Generated<number>;
  is_bot: Generated<boolean>;
  created_at: Generated<string>;
  /** A day, `YYYY-MM-DD`; null: it is sealed, or not known. */
  birth_date: string | null;
  birth_sealed: string | null;
  kyc: Generated<'no' | 'pendiente' | 'ok'>;
  doc_number: string | null;
  document_sealed: string | null;
  document_index: Uint8Array | null;
  credentials_changed_at: string | null;
  consented_at: string | null;
  marketing: Generated<boolean>;
  club_changed_at: string | null;
  email_verified_at: string | null;
  temporary_password_until: string | null;
  deleted_at: string | null;
  anonymised_at: string | null;
  invited_by: number | null;
  /** The test mode that they play in; null: they are no test player. */
  test_partner_id: number | null;
}

export interface SessionTable {
  id: GeneratedAlways<number>;
  token_hash: Uint8Array;
  user_id: number;
  created_at: Generated<string>;
  expires_at: string;
  last_used_at: Generated<string>;
  auth_at: Generated<string>;
  agent_hash: string | null;
  device: Generated<string>;
  revoked_at: string | null;
  second_factor_at: string | null;
  passkey_challenge: string | null;
  passkey_challenge_until: string | null;
}

export interface TotpTable {
  user_id: number;
  secret: string | null;
  created_at: string | null;
  last_step: Generated<number>;
  pending: string | null;
  pending_until: string | null;
}

export interface PasskeyTable {
  id: GeneratedAlways<number>;
  user_id: number;
  credential_id: string;
  public_key: Uint8Array;
  counter: number;
  transports: string[];
  name: string;
  created_at: Generated<string>;
  last_used_at: string | null;
}

export interface RecoveryCodeTable {
  user_id: number;
  code_hash: Uint8Array;
  used_at: string | null;
}

export interface AttemptTable {
  scope: string;
  window_start: string;
  count: Generated<number>;
}

export interface SpentTokenTable {
  token_hash: Uint8Array;
  spent_at: Generated<string>;
}

export interface IdempotencyTable {
  user_id: number;
  route: string;
  key: string;
  request_hash: Uint8Array;
  status: number | null;
  body: string | null;
  /** Instead of the body, where it tells of people. */
  sealed: string | null;
  created_at: Generated<string>;
}

/** Keys that the database keeps, sealed. */
export interface SealingKeyTable {
  name: string;
  sealed: string;
}

/** People who sign in, their sessions, and what was counted or kept of their calls. */
export interface AccountTables {
  app_user: AppUserTable;
  session: SessionTable;
  totp: TotpTable;
  passkey: PasskeyTable;
  recovery_code: RecoveryCodeTable;
  attempt: AttemptTable;
  spent_token: SpentTokenTable;
  idempotency: IdempotencyTable;
  sealing_key: SealingKeyTable;
}
