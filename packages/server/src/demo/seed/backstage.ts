import { sql } from 'kysely';
import { setClock } from '../../platform/db/clock';
import type { Db } from '../../platform/db/database';

/** Sets the clock that the scene is laid by; it stands still there. */
export type SetTime = (time: number) => Promise<void>;

interface ClockRow {
  real_at: string;
  app_at: string;
  speed: number;
}

/**
 * Runs the work with a clock of its own, so that what it writes bears the times of the story, and gives the clock back
 * as it was: in a rehearsal with the seconds that have passed meanwhile, else the database's own. Nobody else sees the
 * other clock when `db` is a transaction.
 */
export async function backstage<T>(db: Db, work: (at: SetTime) => Promise<T>): Promise<T> {
  // As text: a clock read into milliseconds and written back would lose its microseconds.
  const { rows } = await sql<ClockRow>`
    select real_at::text as real_at, app_at::text as app_at, speed from clock`.execute(db.fresh);
  const result = await work((time) => setClock(db, { at: new Date(time), speed: 0 }));
  await db.fresh.deleteFrom('clock').execute();
  if (rows[0]) await db.fresh.insertInto('clock').values(rows[0]).execute();
  return result;
}
