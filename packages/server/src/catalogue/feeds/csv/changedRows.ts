import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../../platform/db/database';
import type { CsvKind } from './importCsv';

type Cells = Record<string, unknown>;

/** One row that an import made or changed: its id, and each column that is another now. */
export interface ChangedRow {
  id: string;
  created: boolean;
  columns: Record<string, { before: unknown; after: unknown }>;
}

const MOST = 1000;

interface Row {
  id: string;
  cells: Cells;
}

const rowsOf: Record<CsvKind, (leagueId: number) => RawBuilder<Row>> = {
  teams: (league) => sql`
    select external_id as id, to_jsonb(t) - 'id' - 'league_id' as cells from team t where league_id = ${league}`,
  players: (league) => sql`
    select external_id as id, to_jsonb(p) - 'id' - 'league_id' as cells from player p where league_id = ${league}`,
  matches: (league) => sql`
    select external_id as id, to_jsonb(m) - 'id' - 'league_id' - 'updated_at' as cells
    from match m where league_id = ${league}`,
  stats: (league) => sql`
    select p.external_id || ', ' || m.external_id as id, pm.stats || jsonb_build_object('points', pm.points) as cells
    from player_match pm join player p on p.id = pm.player_id join match m on m.id = pm.match_id
    where m.league_id = ${league}`,
};

/** Returns the rows of a league that a kind of file may change, by their ids. */
export async function rowsNow(q: Queryable, kind: CsvKind, leagueId: number): Promise<ReadonlyMap<string, Cells>> {
  const { rows } = await rowsOf[kind](leagueId).execute(q);
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
  return changed.toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(0, MOST);
}
