import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';

/** Rooms that are played on the same matches of a jornada: the same players earn the same points in all of them. */
export interface SheetOfRooms {
  jornada: number;
  /** Those of the rooms' own matches that count (rules R14.1, R6.1). */
  matches: number[];
  rooms: number[];
}

/**
 * The points of a jornada's players as arrays by player id: reading twelve elements is several times faster than joining
 * twelve rows (docs/scale.md). `best`, `next` and `rest` order equal points by the best slot, then the next (rules
 * R7.4): a player weighs 13 to the power of how good their points are, so that the sum of twelve compares as their sorted
 * list does. Thirteen levels fit into a number that JavaScript reads exactly; three make 39 different points.
 */
export interface PointsSheet {
  /** The id before the first element's. */
  before: number;
  points: number[];
  best: number[];
  next: number[];
  rest: number[];
}

const LEVELS = 13;

/** Which sheets these lineup rooms need: one each, but rooms over several jornadas need one of each. */
export async function sheetsOf(tx: Tx, roomIds: readonly number[]): Promise<SheetOfRooms[]> {
  const { rows } = await sql<SheetOfRooms>`
    select jornada, matches, array_agg(id order by id) as rooms
    from (
      select j.jornada, r.id,
        array(select rm.match_id from room_match rm where rm.room_id = r.id and rm.jornada = j.jornada and not rm.void
          order by rm.match_id) as matches
      from room r, lateral generate_series(r.jornada_from, r.jornada_to) as j(jornada)
      where r.id = any(${[...roomIds]}::int[]) and r.kind = 'compe'
    ) x group by 1, 2 order by 1, 2`.execute(tx);
  return rows;
}

/** Adds up what each player has earned so far in the matches that count. */
export async function readSheet(tx: Tx, { matches }: SheetOfRooms): Promise<PointsSheet> {
  const { rows } = await sql<{ id: number; points: number }>`
    select pm.player_id as id, sum(pm.points)::int as points
    from match_now m join player_match pm on pm.match_id = m.id
    where m.id = any(${matches}::int[]) and m.estado in ('en_vivo','descanso','finalizado')
    group by 1 order by 1`.execute(tx);
  return layOut(rows);
}

function layOut(rows: readonly { id: number; points: number }[]): PointsSheet {
  const before = (rows[0]?.id ?? 1) - 1;
  const length = (rows.at(-1)?.id ?? before) - before;
  const empty = () => Array.from({ length }, () => 0);
  const sheet = { before, points: empty(), best: empty(), next: empty(), rest: empty() };
  const level = new Map(
    [...new Set(rows.map(({ points }) => points))].sort((a, b) => b - a).map((points, i) => [points, i]),
  );
  for (const { id, points } of rows) {
    const at = id - before - 1;
    const rank = level.get(points)!;
    const key = ([sheet.best, sheet.next, sheet.rest] as const)[Math.floor(rank / LEVELS)];
    sheet.points[at] = points;
    if (key) key[at] = LEVELS ** (LEVELS - 1 - (rank % LEVELS));
  }
  return sheet;
}
