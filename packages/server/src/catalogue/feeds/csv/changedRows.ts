import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database';
import type { CsvKind } from './importCsv';
import type { Rows, Value } from '../../../platform/db/fragments';

type Cells = Record<string, unknown>;

/** One row that an import made or changed: its id, and each column that is another now. */
export interface ChangedRow {
  id: string;
  created: boolean;
  columns: Record<string, { before: unknown; after: unknown }>;
}

/** As many are told. */
export const MOST_CHANGES = 1000;

interface Row {
  id: string;
  cells: Cells;
}

const rowsOf: Record<CsvKind, (leagueId: number, only: Value<string[] | null>) => Rows<Row>> = {
  teams: (league, only) => sql`
    select external_id as id, to_jsonb(t) - 'id' - 'league_id' - 'name_by' - 'short_by' as cells from team t
    where league_id = ${league} and (${only}::text[] is null or external_id = any(${only}::text[]))`,
  players: (league, only) => sql`
    select external_id as id, to_jsonb(p) - 'id' - 'league_id' - 'condition_held' as cells from player p
    where league_id = ${league} and (${only}::text[] is null or external_id = any(${only}::text[]))`,
  matches: (league, only) => sql`
    select external_id as id, to_jsonb(m) - 'id' - 'league_id' - 'updated_at' - 'readings' - 'said' - 'kick_off_held' - 'knockout' - 'advances' - 'final_at' as cells
    from match m where league_id = ${league} and (${only}::text[] is null or external_id = any(${only}::text[]))`,
  stats: (league, only) => sql`
    select p.external_id || ', ' || m.external_id as id, pm.stats || jsonb_build_object('points', pm.points) as cells
    from player_match pm join player p on p.id = pm.player_id join match m on m.id = pm.match_id
    where m.league_id = ${league} and (${only}::text[] is null or m.external_id = any(${only}::text[]))`,
};

/** Returns the rows of a league that a kind of file may change, by their ids: all, or those named, of statistics those of the named matches. */
export async function rowsNow(
  q: Queryable,
  kind: CsvKind,
  leagueId: number,
  only: readonly string[] | null = null,
): Promise<ReadonlyMap<string, Cells>> {
  const { rows } = await rowsOf[kind](leagueId, sql`${only && [...only]}`).execute(q);
  return new Map(rows.map(({ id, cells }) => [id, cells]));
}

/** What is in `after` and was not so in `before`. */
export function changedRows(before: ReadonlyMap<string, Cells>, after: ReadonlyMap<string, Cells>): ChangedRow[] {
  const changed: ChangedRow[] = [];
  for (const [id, cells] of after) {
    const old = before.get(id);
    const columns = Object.entries(cells)
      .filter(([column, value]) => value !== null || (old && old[column] !== null))
      .filter(([column, value]) => JSON.stringify(old?.[column]) !== JSON.stringify(value))
      .map(([column, value]) => [column, { before: old?.[column] ?? null, after: value }] as const);
    if (columns.length > 0) changed.push({ id, created: !old, columns: Object.fromEntries(columns) });
  }
  return changed.toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(0, MOST_CHANGES);
}
