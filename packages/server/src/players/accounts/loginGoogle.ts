import { isUsernameAllowed, normaliseUsername, usernameKey } from '@arma11/core/domain';
import type { CallOutput } from '@arma11/core/contract';
import { sql } from 'kysely';
import { brokenConstraint } from '../../platform/db/constraint';
import type { Db, Tx } from '../../platform/db/database';
import type { Deps, GoogleIdentity } from '../../platform/deps';
import { base64url, sha256 } from '../../platform/bytes';
import { logSecurity } from '../../platform/securityLog';
import { Refusal } from '../../platform/refusal';
import { createUser } from './createUser';
import { emailKey } from './emailKey';
import { blockedAccount } from './login';
import { signInEvents } from './signInEvents';
import { endSessions } from './sessions';
import { type Origin, signInAs } from './signInAs';

type GoogleSignedIn = CallOutput<'accounts', 'loginGoogle'>;

interface Found {
  id: number;
  created: boolean;
  /** It had no Google account before. */
  linked?: true;
}

const refused = () => new Refusal(401, 'TOKEN_GOOGLE', 'No pudimos confirmar tu cuenta de Google. Intenta de nuevo.');
const otherGoogle = () =>
  new Refusal(401, 'TOKEN_GOOGLE', 'Este correo ya está unido a otra cuenta de Google. Escríbenos para ayudarte.');
const unavailable = () =>
  new Refusal(503, 'MANTENIMIENTO', 'El ingreso con Google no está disponible aquí. Ingresa con tu correo.');

/** A token of the identity service opens one session, not two (security §3.4). */
export async function spendToken(db: Db, token: string): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db.fresh
    .insertInto('spent_token')
    .values({ token_hash: await sha256(token) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) throw refused();
}

/** A free name near the address's local part: `rosa.diaz@…` becomes `rosa.diaz`, or `rosa.diaz-4821`. */
async function freeUsername(tx: Tx, email: string, random: Deps['random']): Promise<string> {
  const local = normaliseUsername(email.split('@')[0] ?? '')
    .replace(/[^\p{Script=Latin}0-9_.-]/gu, '')
    .slice(0, 18);
  for (let tries = 0; tries < 20; tries++) {
    const [a = 0, b = 0] = random(2);
    const name = tries === 0 ? local : `${local || 'jugador'}-${1000 + ((a * 256 + b) % 9000)}`;
    if (!isUsernameAllowed(name)) continue;
    const held = await tx
      .selectFrom('app_user')
      .select('id')
      .where('username_key', '=', usernameKey(name))
      .executeTakeFirst();
    if (!held) return name;
  }
  return `jugador-${base64url(random(6)).replace(/[^a-zA-Z0-9]/g, '0')}`;
}

/**
 * Joins the Google account to the one that has its e-mail. Unless a mailed link has proved that address, whoever made
 * the account may not own it: its password is dropped and its sessions end (security §3.4).
 */
async function link(tx: Tx, identity: GoogleIdentity): Promise<Found | null> {
  const account = await tx
    .selectFrom('app_user')
    .select(['id', 'google_sub', 'email_verified_at'])
    .where('email_key', '=', emailKey(identity.email))
    .where('is_bot', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) return null;
  // Another first sign-in of the same person got here first.
  if (account.google_sub === identity.sub) return { id: account.id, created: false };
  if (account.google_sub !== null) throw otherGoogle();
  const proved = account.email_verified_at !== null;
  await tx
    .updateTable('app_user')
    .set({
      google_sub: identity.sub,
      // Another way in: no withdrawal for 24 hours (security §3.2).
      credentials_changed_at: sql`app_now()`,
      ...(proved ? {} : { password_hash: null, temporary_password_until: null, is_reset: false }),
    })
    .where('id', '=', account.id)
    .execute();
  if (!proved) await endSessions(tx, account.id);
  return { id: account.id, created: false, linked: true };
}

async function findOrCreate(tx: Tx, deps: Deps, identity: GoogleIdentity): Promise<Found> {
  const known = await tx.selectFrom('app_user').select('id').where('google_sub', '=', identity.sub).executeTakeFirst();
  if (known) return { id: known.id, created: false };
  const linked = await link(tx, identity);
  if (linked) return linked;
  const username = await freeUsername(tx, identity.email, deps.random);
  const { sub: googleSub, email } = identity;
  return {
    id: await createUser(tx, { username, email, googleSub, passwordHash: null, consented: false }),
    created: true,
  };
}

async function signIn(
  deps: Deps,
  identity: GoogleIdentity,
  origin: Origin,
): Promise<Pick<Found, 'linked'> & { signedIn: GoogleSignedIn }> {
  return deps.db.tx(async (tx) => {
    const { id, created, linked } = await findOrCreate(tx, deps, identity);
    const { blocked_at } = await tx
      .selectFrom('app_user')
      .select('blocked_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (blocked_at) throw blockedAccount();
    const signedIn = await signInAs(tx, deps, id, origin);
    const told = { ...signedIn, created, needs_consent: signedIn.user.needs_consent };
    return { signedIn: told, ...(linked ? { linked } : {}) };
  });
}

/** Exchanges the identity service's token for a session: the known person, the owner of the e-mail, or a new player. */
export async function loginGoogle(
  deps: Deps,
  { tokenId, ...origin }: { tokenId: string } & Origin,
): Promise<GoogleSignedIn> {
  if (!deps.identity) throw unavailable();
  const { ip } = origin;
  const events = signInEvents(deps, { by: 'google', user: null, ip });
  const identity = await deps.identity.verify(tokenId).catch((error: unknown) => {
    throw events.failed(refused(), String(error));
  });
  await spendToken(deps.db, tokenId);
  const { signedIn, linked } = await signIn(deps, identity, origin)
    .catch((error: unknown) => {
      // Two first sign-ins of one person at the same moment: the second finds what the first made.
      if (brokenConstraint(error) === null) throw error;
      return signIn(deps, identity, origin);
    })
    .catch((error: unknown) => {
      throw error instanceof Refusal ? events.failed(error, error.code) : error;
    });
  const user = signedIn.user.id;
  if (linked) logSecurity(deps.log, { kind: 'credentials_changed', user, ip, what: 'google' });
  events.signedIn(user);
  return signedIn;
}
