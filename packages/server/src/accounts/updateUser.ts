import type { User } from '@arma11/core/contract';
import { isUsernameAllowed, normaliseUsername, storedPhone, usernameKey, validateProfile } from '@arma11/core/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import { brokenConstraint } from '../db/constraint';
import type { Tx } from '../db/database';
import { savepoint } from '../db/savepoint';
import type { UserRow } from '../db/schema';
import type { Deps } from '../deps';
import { invalid } from '../http/invalid';
import { Refusal } from '../refusal';
import { endSessions } from './sessions';
import { readUser } from './userView';
import { isWeakPassword } from './weakPassword';

/** Currencies that balances can be shown in; coins in all but PEN (product.md §9). */
const CURRENCIES = [
  'PEN',
  'USD',
  'EUR',
  'ARS',
  'BOB',
  'BRL',
  'CLP',
  'COP',
  'CRC',
  'GTQ',
  'MXN',
  'PYG',
  'UYU',
  'VES',
] as const;

/** What a player may write of the user object; everything else of it is read and ignored (reliability.md §5.2). */
export const WritableUser = z.object({
  id: z.int().optional(),
  username: z.string().max(60).optional(),
  phone: z.string().max(20).nullable().optional(),
  password: z.string().max(200).optional(),
  local_contry: z.enum(CURRENCIES).optional(),
  is_reset: z.boolean().optional(),
});
export type WritableUser = z.infer<typeof WritableUser>;

/** Who saves: the caller's own account, and the session it is done from. */
export interface AccountOwner {
  id: number;
  authAt: string;
  tokenHash: Uint8Array;
}

type Changes = Partial<
  Pick<UserRow, 'username' | 'username_key' | 'phone' | 'password_hash' | 'local_contry' | 'is_reset'>
>;

const taken = () => new Refusal(409, 'USUARIO_O_TELEFONO_EXISTE', 'Ese usuario o teléfono ya existe. Prueba con otro.');
const reauthenticate = () =>
  new Refusal(403, 'REAUTENTICAR', 'Por seguridad, ingresa de nuevo antes de cambiar tu contraseña.');

function usernameChange(now: UserRow, username: string | undefined): Changes {
  if (username === undefined || normaliseUsername(username) === now.username) return {};
  const problem = validateProfile({ username }).username;
  if (problem) throw invalid({ username: problem }, problem);
  if (!isUsernameAllowed(username)) {
    const sentence = 'Usa de 5 a 24 letras, números, puntos o guiones. Algunos nombres están reservados.';
    throw invalid({ username: sentence }, sentence);
  }
  return { username: normaliseUsername(username), username_key: usernameKey(username) };
}

/** A verified number is locked (product.md §5); the form sends it back as it is. */
function phoneChange(now: UserRow, phone: string | null | undefined): Changes {
  if (phone === undefined || now.phone_verify) return {};
  if (phone === null || phone.trim() === '') return { phone: null };
  const stored = storedPhone(phone);
  if (!stored) {
    const sentence = 'Escribe un celular de 9 dígitos que empiece con 9.';
    throw invalid({ phone: sentence }, sentence);
  }
  return { phone: stored };
}

async function passwordChange(tx: Tx, deps: Deps, owner: AccountOwner, now: UserRow, password = ''): Promise<Changes> {
  if (password === '') return {};
  const problem = validateProfile({ username: now.username, password }).password;
  if (problem) throw invalid({ password: problem }, problem);
  if (isWeakPassword(password, now)) {
    const sentence = 'Esa contraseña es muy fácil de adivinar. Elige otra.';
    throw invalid({ password: sentence }, sentence);
  }
  const { rows } = await sql<{ recent: boolean }>`
    select ${owner.authAt}::timestamptz > app_now() - interval '10 minutes' as recent`.execute(tx);
  if (!rows[0]?.recent && !now.is_reset) throw reauthenticate();
  return { password_hash: await deps.hasher.hash(password) };
}

async function refuseTakenPhone(tx: Tx, id: number, phone: string | null | undefined): Promise<void> {
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
 * is_reset, and ends the player's other sessions (reliability.md §3.1, §3.2).
 */
export async function updateUser(tx: Tx, deps: Deps, owner: AccountOwner, asked: WritableUser): Promise<User> {
  const now = await tx
    .selectFrom('app_user')
    .selectAll()
    .where('id', '=', owner.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const phone = phoneChange(now, asked.phone);
  const password = await passwordChange(tx, deps, owner, now, asked.password);
  await refuseTakenPhone(tx, owner.id, phone.phone);
  await save(tx, owner.id, {
    ...usernameChange(now, asked.username),
    ...phone,
    ...password,
    ...(asked.local_contry === undefined ? {} : { local_contry: asked.local_contry }),
    // true → false only: it is a hint to the form, never a way back into it.
    ...(asked.is_reset === false ? { is_reset: false } : {}),
  });
  if (password.password_hash) await endSessions(tx, owner.id, owner.tokenHash);
  return readUser(tx, owner.id);
}
