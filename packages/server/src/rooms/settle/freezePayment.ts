import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { clutchMatchId } from '../scoring/clutchMatch';
import { goalscorers } from '../scoring/goalscorers';

/**
 * Keeps the matches of these rooms as they stand, as the record of what they are paid on (rules R15.3), and returns the rooms
 * whose points were computed on exactly that. One statement, and so one moment: a room whose match has changed since its scoring is
 * left out, is scored again and paid with a later pass. A match that is void now is void in the room for good.
 */
export async function freezePayment(tx: Tx, roomIds: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    with slate as materialized (
      select rm.id, rm.room_id, rm.void, m.id as match_id, m.changes, m.estado, m.goals_local, m.goals_visit, m.first_goal,
        m.first_goal_minute, m.awarded, m.advances
      from room_match rm join match_now m on m.id = rm.match_id where rm.room_id = any(${[...roomIds]}::int[])
    ), sound as materialized (
      select s.room_id as id from slate s join room r on r.id = s.room_id
      group by s.room_id, r.scored_changes having sum(s.changes)::bigint = r.scored_changes
    ), recorded as (
      insert into match_record (match_id, changes, goals_local, goals_visit, first_goal, first_goal_minute, awarded, advances, scorers, players)
      select d.match_id, d.changes, d.goals_local, d.goals_visit, d.first_goal, d.first_goal_minute, d.awarded, d.advances,
        (select ${goalscorers} from match_now m where m.id = d.match_id), coalesce((
        select jsonb_object_agg(pm.player_id, jsonb_build_object('position', coalesce(o.position, p.position), 'stats', pm.stats, 'points', pm.points,
          'breakdown', pm.breakdown))
        from player_match pm join player p on p.id = pm.player_id
        left join pool_player o on o.league_id = p.league_id and o.jornada = pm.jornada and o.player_id = p.id
        where pm.match_id = d.match_id), '{}')
      from (select distinct match_id, changes, goals_local, goals_visit, first_goal, first_goal_minute, awarded, advances from slate
        where not void and estado = 'finalizado' and room_id in (select id from sound)) d
      on conflict do nothing
    ), kept as (
      update room_match rm set paid_changes = s.changes from slate s
      where rm.id = s.id and not s.void and s.estado = 'finalizado' and s.room_id in (select id from sound)
    ), parted as (
      update room r set paid_clutch_match = ${clutchMatchId} where r.kind = 'predi' and r.id in (select id from sound)
    ), voided as (
      update room_match rm set void = true from slate s
      where rm.id = s.id and not s.void and s.estado in ('anulado','cancelado') and s.room_id in (select id from sound)
    )
    select id from sound`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
