import { sql } from 'kysely';
import type { Ranking, RankingRow } from '@arma11/core/contract';
import { payPlaces } from '@arma11/core/domain';
import { usersMini } from '../accounts/usersMini';
import type { Queryable } from '../db/database';
import { pageOffset, pageView } from '../http/page';
import { progressOf, type RoomWithSeat } from './roomView';
import { roomMoney } from './roomMoney';

interface PlacedEntry {
  id: number;
  user_id: number;
  points: number;
  last_points: number;
  aciertos: number;
  prize: number;
  previous_rank: number | null;
  position: number;
  tied: boolean;
}

const PAGE_SIZE = 50;

/**
 * The ranking of a room: names and points, never picks. Ties share a place; among them the better single slots come
 * first (rules.md R7.3, R7.4). Prizes are what the places would earn now, and final once paid.
 */
export async function rankingView(
  q: Queryable,
  viewer: number,
  room: RoomWithSeat,
  { page, jornada, path }: { page: number; jornada: number | null; path: string },
): Promise<Ranking> {
  const request = { page, page_size: PAGE_SIZE, sala: room.id, jornada: jornada ?? undefined };
  const ranked = rankedEntries(room, jornada);
  const { rows } = await sql<PlacedEntry>`
    select * from (${ranked}) placed order by display limit ${PAGE_SIZE} offset ${pageOffset(request)}`.execute(q);
  const { rows: mine } = await sql<PlacedEntry>`
    select * from (${ranked}) placed where user_id = ${viewer}`.execute(q);
  const prizes = await provisionalPrizes(q, room, ranked);
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
    prize: room.estado === 'pagada' ? row.prize : (prizes.get(row.id) ?? 0),
    tied: row.tied,
    is_me: row.user_id === viewer,
    aciertos: room.kind === 'predi' ? row.aciertos : null,
    movement: row.previous_rank === null ? 0 : row.previous_rank - row.position,
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

function rankedEntries(room: RoomWithSeat, jornada: number | null) {
  const money = room.kind === 'predi' ? sql`x.points desc, x.tiebreak desc` : sql`x.points desc`;
  const source =
    jornada === null
      ? sql`select e.*, e.points as shown from entry e where e.room_id = ${room.id}`
      : sql`select e.*, coalesce(l.points, 0) as shown from entry e
            left join lineup l on l.entry_id = e.id and l.jornada = ${jornada} where e.room_id = ${room.id}`;
  return sql`
    select x.id, x.user_id, x.points, x.last_points, x.aciertos, x.prize, x.previous_rank,
      (rank() over (order by ${money}))::int as position,
      count(*) over (partition by ${room.kind === 'predi' ? sql`x.points, x.tiebreak` : sql`x.points`}) > 1 as tied,
      row_number() over (order by x.points desc, x.tiebreak desc, x.id) as display
    from (select s.id, s.user_id, s.shown as points, s.last_points, s.aciertos, s.prize, s.previous_rank, s.tiebreak
          from (${source}) s) x`;
}

async function provisionalPrizes(q: Queryable, room: RoomWithSeat, ranked: ReturnType<typeof rankedEntries>) {
  if (room.estado === 'pagada' || progressOf(room) === '0' || room.estado === 'cancelada')
    return new Map<number, number>();
  const { awards } = roomMoney(room);
  const last = awards.at(-1)?.position_to ?? 0;
  const { rows } = await sql<{ id: number; position: number }>`
    select id, position from (${ranked}) placed where position <= ${last} order by position, id`.execute(q);
  return payPlaces(
    awards,
    rows.map(({ id, position }) => ({ entryId: id, position })),
  );
}
