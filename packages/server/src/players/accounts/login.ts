import { loginRefused, validateLogin } from '@arma11/core/domain';
import type { SignedIn } from '@arma11/core/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import { Refusal } from '../../platform/refusal';
import { countAttempt, forgetAttempts, uncountAttempt } from './attempts';
import { isDemoEmail } from './demoAccounts';
import { emailKey } from './emailKey';
import { countInARow, forgetRow, loginLimits } from './loginLimits';
import { signInEvents } from './signInEvents';
import { deviceHash } from './sessions';
import { type Origin, signInAs } from './signInAs';

/** Compared when nobody has the e-mail, so that the answer takes as long: random bytes at argon2Hasher's own cost. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$yreZu4zO7RYHtpzdu/JpQA$uQyyA/a9YPI3H0uC9n1SJsopqK1mYVNHlBBfRVSWQd8';

interface Account {
  id: number;
  password_hash: string | null;
  blocked: boolean;
  /** A password that support gave: it opens one session, within a day. */
  temporary: boolean;
  over: boolean;
  known_device: boolean;
}

const wrong = () => new Refusal(401, 'CREDENCIALES', loginRefused);
/** Told only to somebody who has just shown to be the owner. */
export const blockedAccount = () =>
  new Refusal(403, 'CUENTA_BLOQUEADA', 'Tu cuenta está bloqueada. Escríbenos desde «Reportar un problema».');

async function findAccount(deps: Deps, key: string, device: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select u.id, u.password_hash, u.blocked_at is not null as blocked, u.temporary_password_until is not null as temporary,
      coalesce(u.temporary_password_until <= app_now(), false) as over,
      exists (select 1 from session s where s.user_id = u.id and s.agent_hash = ${device}) as known_device
    from app_user u where u.email_key = ${key}`.execute(deps.db.fresh);
  return rows[0];
}

/** A temporary password is gone with its first use, whatever becomes of is_reset (security §3.1). */
async function spendTemporary(tx: Tx, { id, password_hash, temporary }: Account): Promise<void> {
  if (!temporary) return;
  const { rows } = await sql`update app_user set password_hash = null, temporary_password_until = null
    where id = ${id} and password_hash = ${password_hash} returning 1`.execute(tx);
  if (rows.length === 0) throw wrong();
}

/** Signs in with e-mail and password. Every failure looks the same; only the owner learns that an account is blocked. */
export async function login(
  deps: Deps,
  { email, password, ...origin }: { email: string; password: string } & Origin,
): Promise<SignedIn> {
  if (validateLogin({ email, password }) !== null) throw wrong();
  const key = emailKey(email);
  const device = await deviceHash(origin);
  const account = await findAccount(deps, key, device);
  const limits = await loginLimits(key, device, account?.known_device ?? false, origin.ip);
  const lane = limits[0]!.scope;
  const events = signInEvents(deps, { by: 'password', user: account?.id ?? null, ip: origin.ip });
  await countAttempt(deps.db, limits).catch(events.lockedOut);
  await countInARow(deps.db, lane).catch(events.lockedOut);
  const matches = await deps.hasher.verify(account?.password_hash ?? NOBODYS_HASH, password);
  const refused = (deps.production && isDemoEmail(email)) || account?.over;
  if (!matches || !account?.password_hash || refused) throw events.failed(wrong());
  await uncountAttempt(deps.db, limits.slice(1));
  await forgetAttempts(deps.db, lane);
  await forgetRow(deps.db, lane);
  if (account.blocked) throw events.failed(blockedAccount(), 'blocked');
  const signedIn = await deps.db.tx(async (tx) => {
    await spendTemporary(tx, account);
    return signInAs(tx, deps, account.id, origin);
  });
  events.signedIn(account.id);
  return signedIn;
}
