import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { goalscorers } from './goalscorers';
import { scoreGuesses } from './scoreGuesses';
import { voidInRoom } from './voidInRoom';
import type { Value, Where } from '../../platform/db/fragments';

// The code of the winning alternative; of 'goleador', where several may win, that it could be decided.
const outcome: Value<string | null> = sql`case k.kind
  when '1x2' then case when m.goals_local > m.goals_visit then 'local' when m.goals_local < m.goals_visit then 'visita' else 'empate' end
  when 'goles' then case when m.goals_local + m.goals_visit > 2 then 'mas' else 'menos' end
  when 'ambos' then case when m.goals_local > 0 and m.goals_visit > 0 then 'si' else 'no' end
  when 'primer_gol' then case when not m.awarded then case m.first_goal when 'local' then 'local' when 'visit' then 'visita' when 'none' then 'sin_goles' end end
  when 'marcador' then m.goals_local || '-' || m.goals_visit
  when 'avanza' then case m.advances when 'local' then 'local' when 'visit' then 'visita' end
  when 'goleador' then case when g.scorers is not null then 'goleador' end
end`;

// 'otro' wins whatever no other alternative names: a score, or any of the scorers. What the room's own table has paid
// for this score stays right (scoreGuesses).
const wins: Where = sql`case
  when d.scored_as = d.code then a.earned is not null
  when d.kind = 'goleador' and a.code = 'nadie' then cardinality(d.scorers) = 0
  when d.kind = 'goleador' and a.code = 'otro' then exists (select from unnest(d.scorers) as s(player_id) where not exists (
    select from alternative b where b.market_id = a.market_id and b.code = 'p' || s.player_id))
  when d.kind = 'goleador' then substr(a.code, 2) = any(d.scorers::text[])
  when a.code = 'otro' then not exists (select from alternative b where b.market_id = a.market_id and b.code = d.code)
  else a.code = d.code
end`;

/**
 * Decides the markets of finished and void matches (rules R8.2: 90 minutes plus added time; R6.3: void is 'anulado'),
 * and takes back what a corrected match no longer decides. A market that the feed cannot decide (the first goal of a
 * match whose goals have no minutes, the scorers of one that names none, both of an awarded result) is void too. Who goes through
 * is waited for: somebody does (R17.5).
 */
export async function resolveMarkets(tx: Tx, roomIds: number[]): Promise<void> {
  await sql`
    with known as (
      select k.id, k.kind, k.scored_as, g.scorers, ${outcome} as code,
        case when ${voidInRoom} then 'anulado'
          when m.estado <> 'finalizado' then 'pendiente'
          when k.kind = 'avanza' and m.knockout is not null and m.advances is null then 'pendiente'
          when m.goals_local is not null and m.goals_visit is not null then 'resuelto'
          when m.official then 'anulado' else 'pendiente' end as estado
      from market k
      join room_match rm on rm.id = k.room_match_id
      join match_now m on m.id = k.match_id
      left join lateral (select ${goalscorers} as scorers) g on k.kind = 'goleador' and m.estado = 'finalizado'
      where k.room_id = any(${roomIds}::int[])
    ), decided as (
      select id, kind, scored_as, scorers, code,
        case when estado = 'resuelto' and code is null then 'anulado' else estado end as estado
      from known
    ), marked as (
      update market k set estado = d.estado from decided d where d.id = k.id and k.estado <> d.estado
    ), results as (
      select a.id, case when d.estado <> 'resuelto' then d.estado when ${wins} then 'acierto' else 'fallo' end as result
      from decided d join alternative a on a.market_id = d.id
    )
    update alternative a set result = n.result from results n where n.id = a.id and a.result <> n.result`.execute(tx);
  await scoreGuesses(tx, roomIds);
}
