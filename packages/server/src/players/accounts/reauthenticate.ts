import { sql } from 'kysely';
import type { Deps, GoogleIdentity } from '../../platform/deps';
import { Refusal } from '../../platform/refusal';
import { countAttempt, forgetAttempts } from './attempts';
import { spendToken } from './loginGoogle';
import { countInARow, forgetRow } from './loginLimits';
import { NOBODYS_HASH } from './login';
import { type SignInEvents, signInEvents } from './signInEvents';

/** What shows who is there. */
export interface Proof {
  password?: string;
  token_id?: string;
}

// Not 401: the session is good, and a client would end it.
const wrongPassword = () => new Refusal(403, 'CREDENCIALES', 'La contraseña no es correcta.');
const wrongGoogle = () =>
  new Refusal(403, 'TOKEN_GOOGLE', 'Esa no es la cuenta de Google de este jugador. Intenta de nuevo.');

async function provePassword(deps: Deps, userId: number, password: string, events: SignInEvents): Promise<void> {
  const scope = `reauth:${userId}`;
  await countAttempt(deps.db, [{ scope, most: 5, windowMinutes: 15 }]).catch(events.lockedOut);
  await countInARow(deps.db, scope).catch(events.lockedOut);
  // A password of support's is for signing in, once.
  const { rows } = await sql<{ password_hash: string | null }>`
    select password_hash from app_user where id = ${userId} and temporary_password_until is null`.execute(
    deps.db.fresh,
  );
  const stored = rows[0]?.password_hash;
  const matches = await deps.hasher.verify(stored ?? NOBODYS_HASH, password);
  if (!matches || !stored) throw events.failed(wrongPassword());
  await forgetAttempts(deps.db, scope);
  await forgetRow(deps.db, scope);
}

async function proveGoogle(deps: Deps, userId: number, token: string, events: SignInEvents): Promise<void> {
  let why = 'another account';
  const identity: GoogleIdentity | undefined = await deps.identity?.verify(token).catch((error: unknown) => {
    why = String(error);
    return undefined;
  });
  const user = await deps.db.fresh
    .selectFrom('app_user')
    .select('google_sub')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!identity || !user?.google_sub || user.google_sub !== identity.sub) throw events.failed(wrongGoogle(), why);
  await spendToken(deps.db, token);
}

/** Throws unless the caller shows again who they are: with their password, or a new token of their Google account. */
export async function reauthenticate(
  deps: Deps,
  { id, ip }: { id: number; ip: string },
  { password, token_id }: Proof,
): Promise<void> {
  const events = signInEvents(deps, { by: password === undefined ? 'google' : 'password', user: id, ip, again: true });
  if (password === undefined) await proveGoogle(deps, id, token_id ?? '', events);
  else await provePassword(deps, id, password, events);
  events.signedIn(id);
}
