import { sql } from 'kysely';
import type { LiveUpdate, Match } from '@arma11/core/contract';
import { appNow } from '../../platform/db/clock';
import type { Queryable } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { matchViews, selectMatches } from '../../catalogue/matches/matchView';
import { livePlaces, type LivePlace } from './livePlaces';
import { livePoints, type LivePoints } from './livePoints';
import type { PendingChanges } from './pendingChanges';

/** What is asked of the database for many viewers at once. */
export interface Wanted {
  moved: PendingChanges;
  /** Rooms with their viewers' seats; `fresh` ones are sent whole. */
  rooms: ReadonlyMap<number, { entries: readonly number[]; fresh: boolean }>;
}

/** The state of the wanted rooms and seats, each computed once. */
export interface LiveFacts {
  now: string;
  /** Matches by room: those that moved, or all of a fresh room. */
  matches: ReadonlyMap<number, readonly Match[]>;
  rooms: ReadonlyMap<number, LiveUpdate['rooms'][number]>;
  /** By seat. */
  points: ReadonlyMap<number, LivePoints>;
  places: ReadonlyMap<number, LivePlace>;
}

interface Pair {
  room_id: number;
  match_id: number;
}

async function pairsOf(q: Queryable, { moved, rooms }: Wanted): Promise<Pair[]> {
  const fresh = [...rooms].filter(([, room]) => room.fresh).map(([id]) => id);
  const { rows } = await sql<Pair>`
    select room_id, match_id from room_match
    where room_id = any(${fresh}::int[])
      or (match_id = any(${[...moved.matches, ...moved.points]}::int[]) and room_id = any(${[...rooms.keys()]}::int[]))
    order by match_id`.execute(q);
  return rows;
}

/** Yesterday's matches are nobody's news. */
async function matchesByRoom(q: Queryable, pairs: readonly Pair[]): Promise<Map<number, Match[]>> {
  if (pairs.length === 0) return new Map();
  const ids = [...new Set(pairs.map(({ match_id }) => match_id))];
  const rows = await selectMatches(q, sql`m.id = any(${ids}::int[]) and m.kick_off > app_now() - interval '1 day'`);
  const views = new Map((await matchViews(q, rows)).map((match) => [match.id, match]));
  const byRoom = new Map<number, Match[]>();
  for (const { room_id, match_id } of pairs) {
    const match = views.get(match_id);
    if (match) byRoom.set(room_id, [...(byRoom.get(room_id) ?? []), match]);
  }
  return byRoom;
}

/**
 * Reads what moved for all viewers together: the number of questions does not grow with them. Of a player nothing but
 * their own points and place is asked (security I10).
 */
export async function liveFacts(q: Queryable, wanted: Wanted): Promise<LiveFacts> {
  const now = await appNow(q);
  const { moved, rooms } = wanted;
  const pairs = await pairsOf(q, wanted);
  const whole = [...rooms].filter(([id, { fresh }]) => fresh || moved.rooms.has(id)).map(([id]) => id);
  const pointed = pairs.filter(({ match_id }) => moved.points.has(match_id)).map(({ room_id }) => room_id);
  const seatsOf = (ids: Iterable<number>) => [...new Set(ids)].flatMap((id) => rooms.get(id)?.entries ?? []);
  const rows = whole.length === 0 ? [] : await q.selectFrom('room').selectAll().where('id', 'in', whole).execute();
  const seats = seatsOf([...whole, ...pointed]);
  return {
    now,
    matches: await matchesByRoom(
      q,
      pairs.filter(({ room_id, match_id }) => rooms.get(room_id)?.fresh || moved.matches.has(match_id)),
    ),
    rooms: new Map(rows.map(({ id, kind, estado }) => [id, { kind, id, estado }])),
    points: seats.length === 0 ? new Map() : await livePoints(q, seats),
    places: await livePlaces(q, rows as RoomRow[], seatsOf(whole)),
  };
}
