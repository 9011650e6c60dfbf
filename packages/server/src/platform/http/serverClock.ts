import { sql } from 'kysely';
import type { Db } from '../db/database';

const FRESH_MS = 1000;

/** Gives the database's time for headers, asking it at most once a second; between, it counts on by itself. */
export function serverClock(db: Db): () => Promise<string> {
  let known = { at: 0, speed: 1, heard: -Infinity };
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    const { rows } = await sql<{ now: string; speed: number }>`
      select app_now() as now, coalesce((select speed from clock), 1) as speed`.execute(db.fresh);
    if (rows[0]) known = { at: Date.parse(rows[0].now), speed: rows[0].speed, heard: performance.now() };
  }

  return async () => {
    if (performance.now() - known.heard > FRESH_MS) {
      asking ??= ask().finally(() => {
        asking = null;
      });
      await asking;
    }
    return new Date(known.at + (performance.now() - known.heard) * known.speed).toISOString();
  };
}
