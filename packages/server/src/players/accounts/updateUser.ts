import type { User } from '@arma11/core/contract';
import { CURRENCIES, normaliseUsername, usernameKey } from '@arma11/core/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import { brokenConstraint } from '../../platform/db/constraint';
import type { Tx } from '../../platform/db/database';
import { savepoint } from '../../platform/db/savepoint';
import type { UserRow } from '../../platform/db/schema';
import type { Deps } from '../../platform/deps';
import { countStanding } from '../quests/countStep';
import { Refusal } from '../../platform/refusal';
import { assertNotShared } from './assertNotShared';
import { changeClub } from './changeClub';
import { phoneOf } from './codePhone';
import { assertStrongPassword } from './passwordRule';
import { assertRecentSignIn } from './recentSignIn';
import { endSessions } from './sessions';
import { assertUsernameAllowed } from './usernameRule';
import { readUser } from './userView';

const Club = z.int().min(1).max(2_147_483_647);

/** What a player may write of the user object; everything else of it is read and ignored (security §5.2). */
export const WritableUser = z.object({
  id: z.int().optional(),
  username: z.string().max(60).optional(),
  phone: z.string().max(20).nullable().optional(),
  password: z.string().max(200).optional(),
  local_contry: z.enum(CURRENCIES).optional(),
  is_reset: z.boolean().optional(),
  /** The club as the user object shows it, or its id. None is no way to leave one: a stale form would. */
  club: z
    .union([Club, z.object({ id: Club })])
    .nullable()
    .optional(),
});
export type WritableUser = z.infer<typeof WritableUser>;

/** Who saves: the caller's own account, and the session it is done from. */
export interface AccountOwner {
  id: number;
  authAt: string;
  tokenHash: Uint8Array;
}

type Changes = Partial<
  Pick<
    UserRow,
    'username' | 'username_key' | 'phone' | 'password_hash' | 'temporary_password_until' | 'local_contry' | 'is_reset'
  >
>;

const taken = () => new Refusal(409, 'USUARIO_O_TELEFONO_EXISTE', 'Ese usuario o teléfono ya existe. Prueba con otro.');

function usernameChange(now: UserRow, username: string | undefined): Changes {
  if (username === undefined || normaliseUsername(username) === now.username) return {};
  assertUsernameAllowed(username);
  return { username: normaliseUsername(username), username_key: usernameKey(username) };
}

/**
 * A verified number is locked (product §5); the form sends it back as it is. Changing one that was given, or taking it
 * away, needs a sign-in of the last ten minutes (security §3.2).
 */
async function phoneChange(
  tx: Tx,
  deps: Deps,
  owner: AccountOwner,
  now: UserRow,
  phone: WritableUser['phone'],
): Promise<Changes> {
  if (phone === undefined || now.phone_verify) return {};
  const stored = phone === null || phone.trim() === '' ? null : phoneOf(phone, deps);
  if (now.phone !== null && now.phone !== stored) await assertRecentSignIn(tx, owner.authAt, 'cambiar tu celular');
  return { phone: stored };
}

async function passwordChange(tx: Tx, deps: Deps, owner: AccountOwner, now: UserRow, password = ''): Promise<Changes> {
  if (password === '') return {};
  await assertNotShared(tx, owner.id);
  await assertStrongPassword(password, now);
  if (!now.is_reset) await assertRecentSignIn(tx, owner.authAt, 'cambiar tu contraseña');
  return { password_hash: await deps.hasher.hash(password), temporary_password_until: null };
}

async function assertPhoneFree(tx: Tx, id: number, phone: string | null | undefined): Promise<void> {
  if (!phone) return;
  const { rows } = await sql`select 1 from app_user where phone = ${phone} and phone_verify and id <> ${id}`.execute(
    tx,
  );
  if (rows.length > 0) throw taken();
}

async function save(tx: Tx, id: number, changes: Changes): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  try {
    await savepoint(tx, () => tx.updateTable('app_user').set(changes).where('id', '=', id).execute());
  } catch (error) {
    throw brokenConstraint(error) === 'app_user_username_key_key' ? taken() : error;
  }
}

/**
 * Saves what a player may change of their own account. A new password needs a sign-in of the last ten minutes, or
 * is_reset, and ends the player's other sessions (security §3.1, §3.2).
 */
export async function updateUser(tx: Tx, deps: Deps, owner: AccountOwner, asked: WritableUser): Promise<User> {
  const now = await tx
    .selectFrom('app_user')
    .selectAll()
    .where('id', '=', owner.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const phone = await phoneChange(tx, deps, owner, now, asked.phone);
  const password = await passwordChange(tx, deps, owner, now, asked.password);
  await assertPhoneFree(tx, owner.id, phone.phone);
  await save(tx, owner.id, {
    ...usernameChange(now, asked.username),
    ...phone,
    ...password,
    ...(asked.local_contry === undefined ? {} : { local_contry: asked.local_contry }),
    // true → false only: it is a hint to the form, never a way back into it.
    ...(asked.is_reset === false ? { is_reset: false } : {}),
  });
  if (phone.phone) await countStanding(tx, owner.id);
  if (asked.club) await changeClub(tx, owner.id, typeof asked.club === 'number' ? asked.club : asked.club.id);
  if (password.password_hash) {
    // No withdrawal in the 24 hours after it.
    await sql`update app_user set credentials_changed_at = app_now() where id = ${owner.id}`.execute(tx);
    await endSessions(tx, owner.id, owner.tokenHash);
  }
  return readUser(tx, deps.sealing, owner.id);
}
