import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import { dailyVisit } from '../../players/quests/dailyVisit';
import { sha256 } from '../../platform/bytes';
import { embedCaller } from '../../partners/embedCaller';
import { requestingPage } from '../../platform/http/requestingPage';
import type { Caller } from '../../platform/http/route';

const BEARER = /^Bearer ((et_)?[A-Za-z0-9_-]{43})$/;

interface SessionRow {
  id: number;
  role: Caller['role'];
  auth_at: string;
  stale: boolean;
  new_day: boolean;
}

/** Who a token belongs to, or null when there is none or it has ended (reliability.md §3.2). */
export async function authenticate(db: Db, request: Request): Promise<Caller | null> {
  const [, token, ofEmbed] = BEARER.exec(request.headers.get('authorization') ?? '') ?? [];
  if (!token) return null;
  return ofEmbed ? embedCaller(db, token, requestingPage(request)) : sessionCaller(db, token);
}

async function sessionCaller(db: Db, token: string): Promise<Caller | null> {
  const tokenHash = await sha256(token);
  const { rows } = await sql<SessionRow>`
    select u.id, u.role, s.auth_at, s.last_used_at < app_now() - interval '5 minutes' as stale,
      (s.last_used_at at time zone 'America/Lima')::date < (app_now() at time zone 'America/Lima')::date as new_day
    from session s join app_user u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and s.revoked_at is null and s.expires_at > app_now() and u.blocked_at is null`.execute(
    db.read,
  );
  const found = rows[0];
  if (!found) return null;
  // Not at every request: a read should not write.
  if (found.stale)
    await sql`update session set last_used_at = app_now() where token_hash = ${tokenHash}`.execute(db.read);
  // A session lasts 14 days, and coming back counts each of them (rules.md R11.1, R11.4).
  if (found.stale && found.new_day) await db.tx((tx) => dailyVisit(tx, found.id));
  return { id: found.id, role: found.role, authAt: found.auth_at, tokenHash };
}
