import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db/database';
import type { FeedJornada, FeedPlayer, FeedTeam } from './feedShape';

/** What one table's upsert did; rows that were already so are in neither number. */
export interface Written {
  inserted: number;
  updated: number;
}

/** Rows as one parameter, for json_to_recordset. */
export const asRows = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::json`;

/** Runs an upsert whose CTE `written` answers `inserted` for each row that it wrote. */
export async function countWritten(tx: Tx, upsert: RawBuilder<unknown>): Promise<Written> {
  const { rows } = await sql<Written>`${upsert}
    select (count(*) filter (where inserted))::int as inserted, (count(*) filter (where not inserted))::int as updated
    from written`.execute(tx);
  return rows[0] ?? { inserted: 0, updated: 0 };
}

// xmax is 0 in a row that the statement inserted, and not in one that it updated.
const RETURNING = sql`returning (xmax = 0) as inserted`;

/** The jornadas of a league, by number. */
export const upsertJornadas = (tx: Tx, leagueId: number, jornadas: readonly FeedJornada[]) =>
  countWritten(
    tx,
    sql`with written as (
      insert into jornada as old (league_id, number, name)
      select ${leagueId}, x.number, x.name from json_to_recordset(${asRows(jornadas)}) as x(number int, name text)
      on conflict (league_id, number) do update set name = excluded.name where old.name <> excluded.name
      ${RETURNING})`,
  );

/** The clubs of a league, by the source's id. */
export const upsertTeams = (tx: Tx, leagueId: number, teams: readonly FeedTeam[]) =>
  countWritten(
    tx,
    sql`with written as (
      insert into team as old (league_id, external_id, name, short)
      select ${leagueId}, x.external_id, x.name, x.short
      from json_to_recordset(${asRows(teams)}) as x(external_id text, name text, short text)
      on conflict (league_id, external_id) do update set name = excluded.name, short = excluded.short
        where (old.name, old.short) is distinct from (excluded.name, excluded.short)
      ${RETURNING})`,
  );

/** The players of a league, by the source's id, new ones in its order; their clubs are already there. */
export const upsertPlayers = (tx: Tx, leagueId: number, players: readonly FeedPlayer[]) =>
  countWritten(
    tx,
    sql`with written as (
      insert into player as old
        (league_id, team_id, external_id, full_name, short_name, position, condition, condition_note, contry, number)
      select ${leagueId}, t.id, x.external_id, x.full_name, x.short_name, x.position, x.condition, x.condition_note, x.contry, x.number
      from rows from (json_to_recordset(${asRows(players)}) as (team_external_id text, external_id text, full_name text,
        short_name text, position int, condition int, condition_note text, contry text, number int)) with ordinality
        as x(team_external_id, external_id, full_name, short_name, position, condition, condition_note, contry, number, turn)
      join team t on t.league_id = ${leagueId} and t.external_id = x.team_external_id
      order by x.turn
      on conflict (league_id, external_id) do update set team_id = excluded.team_id, full_name = excluded.full_name,
        short_name = excluded.short_name, position = excluded.position, condition = excluded.condition,
        condition_note = excluded.condition_note, contry = excluded.contry, number = excluded.number
      where (old.team_id, old.full_name, old.short_name, old.position, old.condition, old.condition_note, old.contry, old.number)
        is distinct from (excluded.team_id, excluded.full_name, excluded.short_name, excluded.position, excluded.condition,
          excluded.condition_note, excluded.contry, excluded.number)
      ${RETURNING})`,
  );
