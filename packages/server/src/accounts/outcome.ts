import type { Queryable } from '../db/database';

interface Outcome {
  state: 'unknown' | 'done' | 'refused';
  result: unknown;
}

/** What became of the caller's own write with this key: an answer that was lost can be asked for again (reliability.md I14). */
export async function outcomeOf(q: Queryable, userId: number, key: string): Promise<Outcome> {
  const row = await q
    .selectFrom('idempotency')
    .select(['status', 'body'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('status', 'is not', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (!row?.status || row.body === null) return { state: 'unknown', result: null };
  return { state: row.status < 300 ? 'done' : 'refused', result: JSON.parse(row.body) as unknown };
}
