import { normaliseUsername, usernameKey } from '@arma11/core/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import type { AppUserTable } from '../../platform/db/tables/accountTables';
import { openUserAccounts } from '../../ledger/accounts';
import { emailKey } from './emailKey';

/** A new account as it is told; what is absent is as for any new player. */
export interface NewUser {
  username: string;
  email: string;
  /** Null for accounts that only enter with Google. */
  passwordHash: string | null;
  googleSub?: string;
  phone?: string;
  avatarItem?: number;
  role?: 'player' | 'operador' | 'tesorero' | 'admin';
  isBot?: boolean;
  /** The test mode that they are for. */
  testPartnerId?: number;
  xp?: number;
  isReset?: boolean;
  /** False where the terms are still to be asked: a first sign-in with Google. */
  consented?: boolean;
  marketing?: boolean;
  /** Whose invitation they came by. */
  invitedBy?: number | null;
}

/**
 * Makes an account with its four empty purses, a test player without any, and answers its id; it gives no coins. Names are
 * taken as checked.
 */
export async function createUser(tx: Tx, user: NewUser): Promise<number> {
  const username = normaliseUsername(user.username);
  const row = {
    username,
    username_key: usernameKey(username),
    email: user.email.trim(),
    email_key: emailKey(user.email),
    password_hash: user.passwordHash,
    google_sub: user.googleSub ?? null,
    phone: user.phone ?? null,
    club_id: null,
    blocked_at: null,
    excluded_until: null,
    avatar_item: user.avatarItem,
    role: user.role,
    is_bot: user.isBot,
    test_partner_id: user.testPartnerId ?? null,
    xp: user.xp,
    is_reset: user.isReset,
    consented_at: user.consented === false ? null : sql<string>`app_now()`,
    marketing: user.marketing,
    invited_by: user.invitedBy ?? null,
  } satisfies Partial<Record<keyof AppUserTable, unknown>>;
  const { id } = await tx.insertInto('app_user').values(row).returning('id').executeTakeFirstOrThrow();
  if (user.testPartnerId === undefined) await openUserAccounts(tx, [id]);
  return id;
}
