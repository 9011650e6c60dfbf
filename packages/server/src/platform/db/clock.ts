import { sql } from 'kysely';
import type { Db, Queryable } from './database';

/** Sets the clock that every guarded write asks: it reads `at` now and runs at `speed` (0 stands still). */
export async function setClock(db: Db, { at, speed = 1 }: { at: string | Date; speed?: number }): Promise<void> {
  const appAt = new Date(at).toISOString();
  await sql`insert into clock (real_at, app_at, speed) values (clock_timestamp(), ${appAt}, ${speed})
    on conflict (one) do update set real_at = excluded.real_at, app_at = excluded.app_at, speed = excluded.speed`.execute(
    db.fresh,
  );
}

/** Gives the clock back to the database's own. */
export async function clearClock(db: Db): Promise<void> {
  await db.fresh.deleteFrom('clock').execute();
}

/** The server's time, as every guarded write sees it (security I6). */
export async function appNow(db: Queryable): Promise<string> {
  const { rows } = await sql<{ now: string }>`select app_now() as now`.execute(db);
  return rows[0]!.now;
}
