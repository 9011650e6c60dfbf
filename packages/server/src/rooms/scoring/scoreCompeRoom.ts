import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { readSheet, sheetsOf, type PointsSheet, type SheetOfRooms } from '../../catalogue/scoring/pointsSheet';
import { writeStandings, type Score } from './writeStandings';
import type { Rows } from '../../platform/db/fragments';

const SLOTS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The sum over a lineup's slots of what `sheet` says of each player; the empty slots of F6 and unknown players are 0. */
const overSlots = (column: 'points' | 'best' | 'next' | 'rest', values: readonly number[]) =>
  values.some((value) => value !== 0)
    ? sql.raw(SLOTS.map((slot) => `coalesce(sheet.${column}[x.s${slot}], 0)`).join(' + '))
    : sql.raw('0');

/** Where each slot's player is in the sheet. */
const slotsOfLineup = (before: number) =>
  sql.raw(SLOTS.map((slot) => `l.players[${slot}] - ${Math.trunc(before)} as s${slot}`).join(', '));

/** A lineup's points of one jornada, and what parts equal ones. */
type Played = Omit<Score, 'last_points' | 'aciertos' | 'k4'>;

/**
 * Every lineup of these rooms with its points. Both sides are fenced (`offset 0`): the sheet's arrays must never travel
 * through a join, where they would be copied for every lineup, and a lineup is taken apart once.
 */
const played = (
  { jornada, rooms }: SheetOfRooms,
  { before, points, best, next, rest }: PointsSheet,
): Rows<Played> => sql`
  select x.room_id, x.entry_id, ${jornada}::int as jornada,
    ${overSlots('points', points)} + coalesce(sheet.points[x.captain], 0) as points,
    ${overSlots('best', best)} as k1, ${overSlots('next', next)} as k2, ${overSlots('rest', rest)} as k3
  from (
    select e.room_id, e.id as entry_id, l.captain - ${before}::int as captain, ${slotsOfLineup(before)}
    from entry e join lineup l on l.entry_id = e.id and l.jornada = ${jornada}
    where e.room_id = any(${rooms}::int[]) offset 0
  ) x
  cross join (
    select ${points}::int[] as points, ${best}::bigint[] as best, ${next}::bigint[] as next, ${rest}::bigint[] as rest
    offset 0
  ) sheet`;

/** Of the whole room; of rooms over several jornadas the sum, and each jornada by itself (rules R3.6). */
const scores = (lineups: Rows<Played>, several: boolean): Rows<Score> =>
  several
    ? sql<Score>`
      with played as materialized (${lineups})
      select room_id, 0 as jornada, entry_id, sum(points)::int as points,
        (array_agg(points order by jornada desc))[1] as last_points, 0 as aciertos,
        (array_agg(k1 order by jornada desc))[1] as k1, (array_agg(k2 order by jornada desc))[1] as k2,
        (array_agg(k3 order by jornada desc))[1] as k3, 0 as k4
      from played group by room_id, entry_id
      union all
      select room_id, jornada, entry_id, points, points, 0, k1, k2, k3, 0 from played`
    : sql<Score>`
      select room_id, 0 as jornada, entry_id, points, points as last_points, 0 as aciertos, k1, k2, k3, 0 as k4
      from (${lineups}) played`;

/** Computes the places of lineup rooms from the points of their players. Players of void matches score 0 (rules R6.3). */
export async function scoreCompeRooms(tx: Tx, roomIds: readonly number[]): Promise<void> {
  const sheets = await sheetsOf(tx, roomIds);
  const sheetsOfRoom = new Map<number, number>();
  for (const { rooms } of sheets) for (const id of rooms) sheetsOfRoom.set(id, (sheetsOfRoom.get(id) ?? 0) + 1);
  for (const several of [false, true]) {
    const chosen = (id: number) => sheetsOfRoom.get(id)! > 1 === several;
    const wanted = sheets
      .map((sheet) => ({ ...sheet, rooms: sheet.rooms.filter(chosen) }))
      .filter(({ rooms }) => rooms.length > 0);
    if (wanted.length === 0) continue;
    const parts: Rows<Played>[] = [];
    for (const sheet of wanted) parts.push(played(sheet, await readSheet(tx, sheet)));
    const rooms = [...new Set(wanted.flatMap((sheet) => sheet.rooms))];
    await writeStandings(tx, 'compe', rooms, scores(sql.join(parts, sql` union all `), several));
  }
}
