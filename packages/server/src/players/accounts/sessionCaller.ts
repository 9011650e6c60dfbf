import { sql } from 'kysely';
import { sha256 } from '../../platform/bytes';
import type { Db } from '../../platform/db/database';
import type { Caller } from '../../platform/http/caller';
import { dailyVisit } from '../quests/dailyVisit';
import { factorGiven } from './factorSession';
import { hasSecondFactor } from './hasSecondFactor';

interface SessionRow {
  id: number;
  role: Caller['role'];
  auth_at: string;
  stale: boolean;
  new_day: boolean;
  factor: NonNullable<Caller['secondFactor']> | null;
  test_player: boolean;
}

/** Returns whom the token of a session belongs to, or null when it has ended (security §3.2). */
export async function sessionCaller(db: Db, token: string): Promise<Caller | null> {
  const tokenHash = await sha256(token);
  const { rows } = await sql<SessionRow>`
    select u.id, u.role, u.test_partner_id is not null as test_player, s.auth_at, s.last_used_at < app_now() - interval '5 minutes' as stale,
      (s.last_used_at at time zone 'America/Lima')::date < (app_now() at time zone 'America/Lima')::date as new_day,
      case when u.role = 'player' then null when not ${hasSecondFactor(sql`u.id`)} then 'none'
        when ${factorGiven} then 'given' else 'due' end as factor
    from session s join app_user u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and s.revoked_at is null and s.expires_at > app_now() and u.blocked_at is null`.execute(
    db.fresh,
  );
  const found = rows[0];
  if (!found) return null;
  // Not at every request: a read should not write.
  if (found.stale)
    await sql`update session set last_used_at = app_now() where token_hash = ${tokenHash}`.execute(db.fresh);
  // A session lasts 14 days, and coming back counts each of them (rules R11.1, R11.4).
  if (found.stale && found.new_day) await db.tx((tx) => dailyVisit(tx, found.id));
  const { id, role, auth_at: authAt, factor, test_player } = found;
  const more = { ...(factor ? { secondFactor: factor } : {}), ...(test_player ? { testPlayer: true as const } : {}) };
  return { id, role, authAt, tokenHash, ...more };
}
