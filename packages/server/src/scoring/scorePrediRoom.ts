import { sql } from 'kysely';
import type { Tx } from '../db/database';
import { resolveMarkets } from './resolveMarkets';

/** Decides the finished markets of prediction rooms and adds up each entry's points and correct answers (rules.md R7.5). */
export async function scorePrediRooms(tx: Tx, roomIds: number[]): Promise<void> {
  await resolveMarkets(tx, roomIds);
  await sql`
    with top as (
      select k.room_id, max(a.pts) as pts from market k join alternative a on a.market_id = k.id
      where k.room_id = any(${roomIds}::int[]) group by 1
    ), scored as (
      select e.id, coalesce(sum(a.pts), 0)::int as points, count(a.id)::int as aciertos,
        (count(a.id) filter (where a.pts = top.pts))::int as aciertos_top
      from entry e
      join top on top.room_id = e.room_id
      left join answer w on w.entry_id = e.id
      left join alternative a on a.id = w.alternative_id and a.result = 'acierto'
      group by e.id
    )
    update entry e set points = s.points, last_points = s.points, aciertos = s.aciertos,
      tiebreak = array[s.aciertos, s.aciertos_top]
    from scored s where s.id = e.id`.execute(tx);
}
