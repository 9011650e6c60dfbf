import { sql } from 'kysely';
import { asRows } from '../../platform/db/asRows';
import type { Tx } from '../../platform/db/database';
import type { FeedJornada, FeedPlayer, FeedTeam } from './feedShape';
import type { Tail, With } from '../../platform/db/fragments';

/** What one table's upsert did; rows that were already so are in neither number. */
export interface Written {
  inserted: number;
  updated: number;
}

/** Runs an upsert whose CTE `written` returns `inserted` for each row that it wrote. */
export async function countWritten(tx: Tx, upsert: With): Promise<Written> {
  const { rows } = await sql<Written>`${upsert}
    select (count(*) filter (where inserted))::int as inserted, (count(*) filter (where not inserted))::int as updated
    from written`.execute(tx);
  return rows[0] ?? { inserted: 0, updated: 0 };
}

// xmax is 0 in a row that the statement inserted, and not in one that it updated.
const RETURNING: Tail = sql`returning (xmax = 0) as inserted`;

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

/**
 * The clubs of a league, by the source's id. A feed does not change a name that came from a file, nor anybody one that an
 * operator set by hand (rules R18.5).
 */
export const upsertTeams = (tx: Tx, leagueId: number, teams: readonly FeedTeam[], by: 'feed' | 'file' = 'feed') =>
  countWritten(
    tx,
    sql`with incoming as (
      select x.external_id, x.name, x.short, case when kept.name then t.name else x.name end as new_name,
        case when kept.short then t.short else x.short end as new_short, x.turn
      from rows from (json_to_recordset(${asRows(teams)}) as (external_id text, name text, short text)) with ordinality
        as x(external_id, name, short, turn)
      left join team t on t.league_id = ${leagueId} and t.external_id = x.external_id
      cross join lateral (select coalesce(t.name_by = 'hand' or (t.name_by = 'file' and ${by}::text = 'feed'), false) as name,
        coalesce(t.short_by = 'hand' or (t.short_by = 'file' and ${by}::text = 'feed'), false) as short) kept
    ), written as (
      insert into team as old (league_id, external_id, name, short, name_by, short_by)
      select ${leagueId}, external_id, new_name, new_short, ${by}::text, ${by}::text from incoming order by turn
      on conflict (league_id, external_id) do update set name = excluded.name, short = excluded.short,
        name_by = case when old.name = excluded.name then old.name_by else excluded.name_by end,
        short_by = case when old.short = excluded.short then old.short_by else excluded.short_by end
        where (old.name, old.short) is distinct from (excluded.name, excluded.short)
      ${RETURNING})`,
  );

/** The players of a league, by the source's id, new ones in its order; their clubs are already there. A condition set by hand stays. */
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
        short_name = excluded.short_name, position = excluded.position,
        condition = case when old.condition_held then old.condition else excluded.condition end,
        condition_note = case when old.condition_held then old.condition_note else excluded.condition_note end, contry = excluded.contry, number = excluded.number
      where (old.team_id, old.full_name, old.short_name, old.position, old.condition, old.condition_note, old.contry, old.number)
        is distinct from (excluded.team_id, excluded.full_name, excluded.short_name, excluded.position,
          case when old.condition_held then old.condition else excluded.condition end,
          case when old.condition_held then old.condition_note else excluded.condition_note end, excluded.contry, excluded.number)
      ${RETURNING})`,
  );
