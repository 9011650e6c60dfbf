import { sql } from 'kysely';

/**
 * The matches on which a new lineup room of a league is played, by jornada, as rows of id, jornada and kick_off (rules
 * R14.2, R14.3): those whose kick-off is confirmed, without the few that lie more than three days ahead of the others, or a day and
 * are about to begin.
 */
export const openingSlates = (leagueId: number) => sql<{ id: number; jornada: number; kick_off: string }>`(
  select id, jornada, kick_off
  from (
    select *, max(place) filter (where 2 * place < matches and (pause >= interval '72 hours'
      or pause >= interval '24 hours' and kick_off <= app_now() + interval '60 minutes')) over (partition by jornada) as ahead
    from (
      select m.id, m.jornada, m.kick_off, row_number() over by_date as place,
        lead(m.kick_off) over by_date - m.kick_off as pause, count(*) over (partition by m.jornada) as matches
      from match m
      where m.league_id = ${leagueId} and m.kick_off is not null and m.confirmed_time
        and m.estado not in ('aplazado','suspendido','cancelado','anulado')
      window by_date as (partition by m.jornada order by m.kick_off, m.id)
    ) dated
  ) placed
  where place > coalesce(ahead, 0))`;
