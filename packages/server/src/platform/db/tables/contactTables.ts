import type { Generated, GeneratedAlways } from 'kysely';

export interface PhoneCodeTable {
  user_id: number;
  phone: string;
  salt: Uint8Array;
  code_hash: Uint8Array;
  send_id: number;
  expires_at: string;
  tries: Generated<number>;
}

export interface PhoneSendTable {
  id: GeneratedAlways<number>;
  user_id: number;
  phone: string;
  ip: string;
  sent_at: Generated<string>;
  verified_at: string | null;
}

export interface PasswordResetTable {
  token_hash: Uint8Array;
  user_id: number;
  created_at: Generated<string>;
  expires_at: string;
  used_at: string | null;
}

export interface SupportTicketTable {
  id: GeneratedAlways<number>;
  number: string;
  user_id: number | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  ip: string;
  created_at: Generated<string>;
  due_at: string;
  closed_at: string | null;
  answer: string | null;
}

export interface LoginStreakTable {
  scope: string;
  failures: number;
  last_at: Generated<string>;
}

/** The tables of migration 0010: phones, forgotten passwords and what people write to us. */
export interface PeopleTables {
  phone_code: PhoneCodeTable;
  phone_send: PhoneSendTable;
  password_reset: PasswordResetTable;
  support_ticket: SupportTicketTable;
  login_streak: LoginStreakTable;
}
