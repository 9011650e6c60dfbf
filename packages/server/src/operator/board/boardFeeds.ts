import { sql } from 'kysely';
import type { DeskBoardRow } from '@arma11/core/back-office';
import type { Queryable } from '../../platform/db/database';

/** Feeds with an alarm: what they tell is not applied until somebody has looked (rules R18.3). */
export async function feedAlarms(q: Queryable): Promise<DeskBoardRow[]> {
  const { rows } = await sql<DeskBoardRow>`
    select 'feed_alarm' as kind, case when f.alarm = 'silent' then 'now' else 'today' end as urgency, f.id,
      coalesce(l.name, f.league_unique) as name, f.alarm as detail, null::int as coins, f.alarm_at as since,
      null::timestamptz as due_at, (select count(*)::int from room r
        where r.league_id = l.id and r.estado in ('abierta','llena','cerrada','en_vivo','por_liquidar')) as count
    from feed f left join league l on l.league_unique = f.league_unique
    where f.alarm is not null and f.removed_at is null order by f.id`.execute(q);
  return rows;
}
