import { sql } from 'kysely';
import type { Tx } from '../db/database';

/**
 * Decides the markets of finished and void matches (rules.md R8.2: 90 minutes plus added time; R6.3: void is 'anulado').
 * A market that the feed cannot decide (the first goal of a match whose goals have no minutes) is void too.
 */
export async function resolveMarkets(tx: Tx, roomIds: number[]): Promise<void> {
  await sql`
    with decided as (
      select k.id, m.estado <> 'finalizado' or outcome.code is null as void,
        coalesce((select a.code from alternative a where a.market_id = k.id and a.code = outcome.code), 'otro') as code
      from market k
      join match_now m on m.id = k.match_id
      cross join lateral (select case k.kind
        when '1x2' then case when m.goals_local > m.goals_visit then 'local' when m.goals_local < m.goals_visit then 'visita'
          when m.goals_local = m.goals_visit then 'empate' end
        when 'goles' then case when m.goals_local + m.goals_visit > 2 then 'mas' when m.goals_local + m.goals_visit <= 2 then 'menos' end
        when 'ambos' then case when m.goals_local > 0 and m.goals_visit > 0 then 'si' when m.goals_local is not null then 'no' end
        when 'primer_gol' then case m.first_goal when 'local' then 'local' when 'visit' then 'visita' when 'none' then 'sin_goles' end
        when 'marcador' then m.goals_local || '-' || m.goals_visit
      end as code) outcome
      where k.room_id = any(${roomIds}::int[])
        and (m.estado in ('anulado','cancelado') or (m.estado = 'finalizado' and m.goals_local is not null))
    ), marked as (
      update market k set estado = case when d.void then 'anulado' else 'resuelto' end
      from decided d where d.id = k.id and k.estado is distinct from (case when d.void then 'anulado' else 'resuelto' end)
    )
    update alternative a set result = case when d.void then 'anulado' when a.code = d.code then 'acierto' else 'fallo' end
    from decided d where d.id = a.market_id
      and a.result is distinct from (case when d.void then 'anulado' when a.code = d.code then 'acierto' else 'fallo' end)`.execute(
    tx,
  );
}
