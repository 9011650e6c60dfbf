import { sql } from 'kysely';
import type { Tx } from '../db/database';
import type { FeedMatch } from './feedShape';
import { asRows, countWritten, type Written } from './upsertCatalogue';

/**
 * The matches of a league, by the source's id. A match that has lost its jornada keeps the one it had. While the result
 * is the one already known, what the feed does not tell never undoes what an operator or another source did: the first
 * goal, and the confirmation of the result.
 */
export const upsertMatches = (tx: Tx, leagueId: number, matches: readonly FeedMatch[]): Promise<Written> =>
  countWritten(
    tx,
    sql`with incoming as (
      select x.external_id, coalesce(x.jornada, m.jornada) as jornada, l.id as local_team, v.id as visit_team, x.kick_off,
        x.confirmed_time, x.estado, x.minute, x.goals_local, x.goals_visit,
        case when same then coalesce(x.first_goal, m.first_goal) else x.first_goal end as first_goal,
        case when same then coalesce(x.first_goal_minute, m.first_goal_minute) else x.first_goal_minute end as first_goal_minute,
        x.official or (same and m.official) as official
      from json_to_recordset(${asRows(matches)}) as x(external_id text, jornada int, local_external_id text,
        visit_external_id text, kick_off timestamptz, confirmed_time boolean, estado text, minute int, goals_local int,
        goals_visit int, first_goal text, first_goal_minute int, official boolean)
      join team l on l.league_id = ${leagueId} and l.external_id = x.local_external_id
      join team v on v.league_id = ${leagueId} and v.external_id = x.visit_external_id
      left join match m on m.league_id = ${leagueId} and m.external_id = x.external_id
      cross join lateral (select coalesce(
        (m.estado, m.goals_local, m.goals_visit) is not distinct from (x.estado, x.goals_local, x.goals_visit), false) as same) s
      where coalesce(x.jornada, m.jornada) is not null
    ), written as (
      insert into match as old (league_id, external_id, jornada, local_team, visit_team, kick_off, confirmed_time, estado,
        minute, goals_local, goals_visit, first_goal, first_goal_minute, official)
      select ${leagueId}, external_id, jornada, local_team, visit_team, kick_off, confirmed_time, estado,
        minute, goals_local, goals_visit, first_goal, first_goal_minute, official from incoming
      on conflict (league_id, external_id) do update set jornada = excluded.jornada, local_team = excluded.local_team,
        visit_team = excluded.visit_team, kick_off = excluded.kick_off, confirmed_time = excluded.confirmed_time,
        estado = excluded.estado, minute = excluded.minute, goals_local = excluded.goals_local,
        goals_visit = excluded.goals_visit, first_goal = excluded.first_goal,
        first_goal_minute = excluded.first_goal_minute, official = excluded.official, updated_at = app_now()
      where (old.jornada, old.local_team, old.visit_team, old.kick_off, old.confirmed_time, old.estado, old.minute,
          old.goals_local, old.goals_visit, old.first_goal, old.first_goal_minute, old.official)
        is distinct from (excluded.jornada, excluded.local_team, excluded.visit_team, excluded.kick_off,
          excluded.confirmed_time, excluded.estado, excluded.minute, excluded.goals_local, excluded.goals_visit,
          excluded.first_goal, excluded.first_goal_minute, excluded.official)
      returning (xmax = 0) as inserted)`,
  );

/** Of these matches, the ids that the league does not have. */
export async function unknownMatches(tx: Tx, leagueId: number, matches: readonly FeedMatch[]): Promise<string[]> {
  const { rows } = await sql<{ external_id: string }>`
    select x.external_id from json_to_recordset(${asRows(matches)}) as x(external_id text)
    where not exists (select from match m where m.league_id = ${leagueId} and m.external_id = x.external_id)`.execute(
    tx,
  );
  return rows.map((row) => row.external_id);
}
