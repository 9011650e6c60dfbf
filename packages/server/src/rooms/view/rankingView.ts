import { sql } from 'kysely';
import type { Ranking, RankingRow } from '@arma11/core/contract';
import { payPlaces, sharedPrize } from '@arma11/core/domain';
import { usersMini } from '../../players/accounts/usersMini';
import type { Queryable } from '../../platform/db/database';
import type { Where } from '../../platform/db/fragments';
import type { RoomRow } from '../../platform/db/schema';
import { pageView } from '../../platform/http/page';
import { roomMoney } from './roomMoney';
import { progressOf, type RoomWithSeat } from './roomView';

/** A seat with its place. */
export interface PlacedEntry {
  id: number;
  user_id: number;
  points: number;
  last_points: number;
  aciertos: number;
  prize: number;
  previous: number | null;
  position: number;
  sharing: number;
}

const PAGE_SIZE = 50;
/** Beyond this many paid entries a provisional prize is the even share, without the odd coins. */
const MOST_EXACT = 500;

/**
 * The ranking of a room: names and points, never picks. Ties share a place; among them the better single slots come
 * first (rules R7.3, R7.4). Prizes are what the places would earn now, and final once paid. Read by index from the
 * standings, so that a room of a million entries answers as fast as one of ten.
 */
export async function rankingView(
  q: Queryable,
  viewer: number,
  room: RoomWithSeat,
  { page, jornada, path }: { page: number; jornada: number | null; path: string },
): Promise<Ranking> {
  const request = { page, page_size: PAGE_SIZE, sala: room.id, jornada: jornada ?? undefined };
  const source = sourceOf(room, jornada);
  const rows = await source.page(q, page);
  const mine = room.my_entry > 0 ? await source.entry(q, room.my_entry) : [];
  const prizeOf = await prizesOf(q, room, jornada === null);
  const users = await usersMini(
    q,
    [...rows, ...mine].map((row) => row.user_id),
  );
  const view = (row: PlacedEntry): RankingRow => ({
    position: row.position,
    user: users.get(row.user_id)!,
    ins: row.id,
    points: row.points,
    last_points: row.last_points,
    prize: prizeOf(row),
    tied: row.sharing > 1,
    is_me: row.user_id === viewer,
    aciertos: room.kind === 'predi' ? row.aciertos : null,
    movement: row.previous === null ? 0 : row.previous - row.position,
  });
  return {
    ...pageView(path, request, room.taken, rows.map(view)),
    sala: room.id,
    jornada,
    provisional: room.estado !== 'pagada',
    updated_at: room.scored_at ?? room.created_at,
    me: mine[0] ? view(mine[0]) : null,
  };
}

/** Where a room's places are: in its standings, or, before its first scoring, in the order of joining. */
function sourceOf(room: RoomWithSeat, jornada: number | null) {
  return room.scored_at === null ? lobby(room) : standings(room, jornada);
}

function standings(room: RoomWithSeat, jornada: number | null) {
  const table = jornada === null || room.jornada_from === room.jornada_to ? 0 : jornada;
  const select = sql`
    select s.entry_id as id, e.user_id, s.points, s.last_points, s.aciertos, s.prize, s.previous, s.position, s.sharing
    from standing s join entry e on e.id = s.entry_id`;
  const rows = async (q: Queryable, where: Where) =>
    (await sql<PlacedEntry>`${select} where ${where} order by s.seq`.execute(q)).rows;
  return {
    page: (q: Queryable, page: number) =>
      rows(
        q,
        sql`s.room_id = ${room.id} and s.jornada = ${table}
          and s.seq between ${(page - 1) * PAGE_SIZE + 1}::int and ${page * PAGE_SIZE}::int`,
      ),
    entry: (q: Queryable, id: number) => rows(q, sql`s.entry_id = ${id} and s.jornada = ${table}`),
  };
}

function lobby(room: RoomWithSeat) {
  const select = sql`
    select e.id, e.user_id, 0 as points, 0 as last_points, 0 as aciertos, 0 as prize, null::int as previous,
      1 as position, ${room.taken}::int as sharing
    from entry e where e.room_id = ${room.id}`;
  return {
    page: async (q: Queryable, page: number) =>
      (await sql<PlacedEntry>`${select} order by e.id limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(q))
        .rows,
    entry: async (q: Queryable, id: number) => (await sql<PlacedEntry>`${select} and e.id = ${id}`.execute(q)).rows,
  };
}

/** What a row earns: the prize paid, or what its place would earn now; nothing before the lock or for one jornada of several. */
export async function prizesOf(q: Queryable, room: RoomRow, whole: boolean): Promise<(row: PlacedEntry) => number> {
  if (room.estado === 'pagada') return whole || room.jornada_from === room.jornada_to ? ({ prize }) => prize : () => 0;
  if (!whole || progressOf(room) === '0' || room.estado === 'cancelada' || room.scored_at === null) return () => 0;
  const { awards } = roomMoney(room);
  const last = awards.at(-1)?.position_to ?? 0;
  const { rows } = await sql<{ id: number; position: number }>`
    select entry_id as id, position from standing
    where room_id = ${room.id} and jornada = 0 and position <= ${last} order by seq limit ${MOST_EXACT + 1}`.execute(q);
  if (rows.length > MOST_EXACT) return ({ position, sharing }) => sharedPrize(awards, position, sharing);
  const exact = payPlaces(
    awards,
    rows.map(({ id, position }) => ({ entryId: id, position })),
  );
  return ({ id }) => exact.get(id) ?? 0;
}
