import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import { sha256 } from '../../platform/bytes';
import { logSecurity } from '../../platform/securityLog';
import { Refusal } from '../../platform/refusal';
import { countAttempt } from './attempts';
import { forgetFailures } from './loginLimits';
import { passwordChangedMail } from './mails';
import { assertStrongPassword } from './passwordRule';
import { endSessions } from './sessions';

interface Owner {
  id: number;
  username: string;
  email: string;
  email_key: string;
}

const over = () =>
  new Refusal(410, 'ENLACE_VENCIDO', 'Este enlace ya venció o ya se usó. Pide otro desde «Olvidé mi contraseña».');

/** Uses the link, and with it every other one of the same account; the address is told. */
async function setPassword(tx: Tx, deps: Deps, owner: Owner, token: Uint8Array, hash: string): Promise<void> {
  const { rows } = await sql`update password_reset set used_at = app_now()
    where token_hash = ${token} and used_at is null and expires_at > app_now() returning 1`.execute(tx);
  if (rows.length === 0) throw over();
  await sql`update password_reset set used_at = app_now() where user_id = ${owner.id} and used_at is null`.execute(tx);
  await sql`update app_user set password_hash = ${hash}, is_reset = false, temporary_password_until = null,
    credentials_changed_at = app_now(), email_verified_at = coalesce(email_verified_at, app_now())
    where id = ${owner.id}`.execute(tx);
  await endSessions(tx, owner.id);
  await deps.queueMessage(tx, { channel: 'mail', to: owner.email, ...passwordChangedMail(deps.publicUrl) });
}

/**
 * Sets the password of whoever holds the mailed token. It proves the address, ends every session, holds withdrawals for
 * 24 hours and lets a locked-out owner in again (security §3.2, §3.3).
 */
export async function resetPassword(
  deps: Deps,
  { token, password, ip }: { token: string; password: string; ip: string },
): Promise<void> {
  await countAttempt(deps.db, [{ scope: `reset:ip:${ip}`, most: 30, windowMinutes: 60 }]);
  const tokenHash = await sha256(token);
  const { rows } = await sql<Owner>`
    select u.id, u.username, u.email, u.email_key from password_reset p join app_user u on u.id = p.user_id
    where p.token_hash = ${tokenHash} and p.used_at is null and p.expires_at > app_now()`.execute(deps.db.fresh);
  const owner = rows[0];
  if (!owner) throw over();
  await assertStrongPassword(password, owner);
  const hash = await deps.hasher.hash(password);
  await deps.db.tx((tx) => setPassword(tx, deps, owner, tokenHash, hash));
  logSecurity(deps.log, { kind: 'credentials_changed', user: owner.id, ip, what: 'password', by: 'mailed link' });
  await forgetFailures(deps.db, owner.email_key);
}
