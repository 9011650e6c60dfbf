import { sql } from 'kysely';
import type { Db, Queryable } from '../platform/db/database';
import type { MoneyMode } from '../platform/deps';
import { grant } from '../ledger/grant';

/** What a game's coins are given for (MONEY=play): a little each day to whoever has run out. */
const DAILY_COINS = 20;
const POOR = 20;

/** Today in Lima when the player is short of coins, plays, and today's were not given; else null. */
async function dueToday(q: Queryable, userId: number): Promise<string | null> {
  const { rows } = await sql<{ today: string }>`
    select today from (select to_char(app_now() at time zone 'America/Lima', 'YYYY-MM-DD') as today) d
    where (select coalesce(sum(balance), 0) from account
        where user_id = ${userId} and kind in ('user:retirable','user:jugable','user:bono')) < ${POOR}
      and not exists (select from app_user u left join play_limit l on l.user_id = u.id
        where u.id = ${userId} and greatest(u.excluded_until, l.pause_until) > app_now())
      and not exists (select from ledger_tx where kind = 'daily' and ref = 'user:' || ${userId}::int || ':' || today)`.execute(
    q,
  );
  return rows[0]?.today ?? null;
}

/**
 * Gives a player of a game without money the day's coins when they have fewer than 20. It is asked at `users/get-data/`,
 * which every visit of the app makes: a session lives 14 days, so signing in is no daily thing. It writes at most once a
 * day in Lima; the ledger's natural key holds it when two visits meet.
 */
export async function giveDailyCoins(db: Db, { mode }: MoneyMode, userId: number): Promise<void> {
  if (mode !== 'play' || (await dueToday(db.fresh, userId)) === null) return;
  await db.tx(async (tx) => {
    const today = await dueToday(tx, userId);
    if (today === null) return;
    const gift = { userId, amount: DAILY_COINS, kind: 'daily', ref: `user:${userId}:${today}` };
    await grant(tx, { ...gift, label: 'Monedas del día' });
  });
}
