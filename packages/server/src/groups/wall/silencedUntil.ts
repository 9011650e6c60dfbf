import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database';

/** Until when the operator lets somebody write on no wall; null where they may (rules R23.7). */
export async function silencedUntil(q: Queryable, userId: number): Promise<string | null> {
  const { rows } = await sql<{ until: string }>`
    select until from group_silence where user_id = ${userId} and app_now() < until`.execute(q);
  return rows[0]?.until ?? null;
}
