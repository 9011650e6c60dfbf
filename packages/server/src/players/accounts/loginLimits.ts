import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import { base64url, sha256 } from '../../platform/bytes';
import { Refusal } from '../../platform/refusal';
import type { AttemptLimit } from './attempts';

/** Wrong passwords in a row before an account waits for a new password (security §3.3, NIST SP 800-63B). */
const MOST_IN_A_ROW = 100;

/** The first three groups of an address: of IPv4 a /24, of IPv6, of which a caller is a /64, a /48. */
const network = (ip: string) => (ip.includes(':') ? ip.split(':') : ip.split('.')).slice(0, 3).join('.');

const accountScope = async (key: string) => `login:account:${base64url((await sha256(key)).slice(0, 16))}`;

/**
 * Five failures in 15 minutes per account, 30 per address, 300 per network (security §3.3); the account's first. A
 * device that has signed in to the account before is counted apart: strangers cannot lock the owner out.
 */
export async function loginLimits(key: string, device: string, known: boolean, ip: string): Promise<AttemptLimit[]> {
  const windowMinutes = 15;
  return [
    { scope: `${await accountScope(key)}${known ? `:${device}` : ''}`, most: 5, windowMinutes },
    { scope: `login:ip:${ip}`, most: 30, windowMinutes },
    { scope: `login:net:${network(ip)}`, most: 300, windowMinutes },
  ];
}

const ASK_FOR_PASSWORD = 'Demasiados intentos fallidos. Pide una contraseña nueva desde «Olvidé mi contraseña».';

/** Counts one more wrong password in a row, before it is known to be wrong; after a hundred, 429 whatever is tried. */
export async function countInARow(db: Db, scope: string, sentence = ASK_FOR_PASSWORD): Promise<void> {
  const { rows } = await sql<{ failures: number }>`
    insert into login_streak (scope, failures) values (${scope}, 1)
    on conflict (scope) do update set failures = login_streak.failures + 1, last_at = app_now() returning failures`.execute(
    db.fresh,
  );
  if (rows[0]!.failures <= MOST_IN_A_ROW) return;
  throw new Refusal(429, 'MUCHOS_INTENTOS', sentence, { retry_after: 3600 });
}

/** The row is over: the owner has shown who they are. */
export async function forgetRow(db: Db, scope: string): Promise<void> {
  await db.fresh.deleteFrom('login_streak').where('scope', '=', scope).execute();
}

/** A new password starts afresh: from every device, also for who was made to wait. */
export async function forgetFailures(db: Db, key: string): Promise<void> {
  const scope = await accountScope(key);
  await sql`delete from login_streak where starts_with(scope, ${scope})`.execute(db.fresh);
  await sql`delete from attempt where starts_with(scope, ${scope})`.execute(db.fresh);
}
