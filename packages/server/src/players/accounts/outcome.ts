import type { Queryable } from '../../platform/db/database';
import { placeOf } from '../../platform/http/idempotency';
import type { Sealing } from '../../platform/sealing/Sealing';

interface Outcome {
  state: 'unknown' | 'done' | 'refused';
  result: unknown;
}

/**
 * What became of the caller's own write with this key: an answer that was lost can be asked for again (security I14). With
 * `routes`, of those calls alone.
 */
export async function outcomeOf(
  q: Queryable,
  sealing: Sealing,
  userId: number,
  { key, routes }: { key: string; routes?: readonly string[] | undefined },
): Promise<Outcome> {
  const row = await q
    .selectFrom('idempotency')
    .select(['status', 'body', 'route', 'sealed'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .$if(routes !== undefined, (query) => query.where('route', 'in', routes!))
    .where('status', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('route')
    .executeTakeFirst();
  const text = row?.sealed ? await sealing.open(row.sealed, placeOf({ userId, route: row.route, key })) : row?.body;
  if (!row?.status || !text) return { state: 'unknown', result: null };
  return { state: row.status < 300 ? 'done' : 'refused', result: JSON.parse(text) as unknown };
}
