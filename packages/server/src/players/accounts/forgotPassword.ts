import { sql } from 'kysely';
import type { Deps } from '../../platform/deps';
import { base64url, sha256 } from '../../platform/bytes';
import { countAttempt, withinLimits } from './attempts';
import { emailKey } from './emailKey';
import { inBackground } from '../../platform/jobs/inBackground';
import { resetMail } from './mails';

/** An address is mailed three times an hour and five a day, whether somebody has it or not. */
const mayMail = (deps: Deps, key: string) =>
  withinLimits(deps.db, [
    { scope: `forgot:mail:${key}`, most: 3, windowMinutes: 60 },
    { scope: `forgot:day:${key}`, most: 5, windowMinutes: 1440 },
  ]);

/**
 * Mails a link for a new password, good once and for 30 minutes. Known or unknown, the address costs the same statements
 * and gets the same answer (security §3.3); the mail leaves afterwards.
 */
export async function forgotPassword(deps: Deps, { email, ip }: { email: string; ip: string }): Promise<void> {
  await countAttempt(deps.db, [{ scope: `forgot:ip:${ip}`, most: 30, windowMinutes: 60 }]);
  const key = emailKey(email);
  if (!(await mayMail(deps, key))) return;
  const token = base64url(deps.random(32));
  const { rows } = await sql<{ email: string }>`
    with owner as (select id, email from app_user where email_key = ${key} and not is_bot),
      link as (insert into password_reset (token_hash, user_id, expires_at)
        select ${await sha256(token)}::bytea, id, app_now() + interval '30 minutes' from owner)
    select email from owner`.execute(deps.db.read);
  if (!rows[0]) return;
  const mail = { to: rows[0].email, ...resetMail(deps.publicUrl, token) };
  inBackground(deps, 'forgotten password: mail', deps.sendMail(mail));
}
