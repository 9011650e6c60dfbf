import { sql } from 'kysely';
import type { Deps } from '../../platform/deps';
import { base64url, sha256 } from '../../platform/bytes';
import { countAttempt, withinLimits } from './attempts';
import { emailKey } from './emailKey';
import { resetMail } from './mails';

/** An address is mailed three times an hour and five a day, whether somebody has it or not. */
const mayMail = (deps: Deps, key: string) =>
  withinLimits(deps.db, [
    { scope: `forgot:mail:${key}`, most: 3, windowMinutes: 60 },
    { scope: `forgot:day:${key}`, most: 5, windowMinutes: 1440 },
  ]);

/**
 * Mails a link for a new password, good once and for 30 minutes. Known or unknown, the address costs the same statements
 * and gets the same answer (security §3.3).
 */
export async function forgotPassword(deps: Deps, { email, ip }: { email: string; ip: string }): Promise<void> {
  await countAttempt(deps.db, [{ scope: `forgot:ip:${ip}`, most: 30, windowMinutes: 60 }]);
  const key = emailKey(email);
  if (!(await mayMail(deps, key))) return;
  const token = base64url(deps.random(32));
  await deps.db.tx(async (tx) => {
    const { rows } = await sql<{ to: string | null; goodUntil: string }>`
      with clock as (select app_now() + interval '30 minutes' as until),
        owner as (select id, email from app_user where email_key = ${key} and not is_bot),
        link as (insert into password_reset (token_hash, user_id, expires_at)
          select ${await sha256(token)}::bytea, id, until from owner, clock)
      select (select email from owner) as to, until as "goodUntil" from clock`.execute(tx);
    await deps.queueMessage(tx, { channel: 'mail', ...rows[0]!, ...resetMail(deps.publicUrl, token) });
  });
}
