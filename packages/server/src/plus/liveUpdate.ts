import { sql } from 'kysely';
import type { LiveUpdate } from '@arma11/core/contract';
import { flattenLineup } from '@arma11/core/domain';
import { readLineup } from '../compe/readLineup';
import { appNow } from '../db/clock';
import type { Queryable } from '../db/database';
import { findMatches } from '../partidos/matchView';
import { rankingView } from '../rooms/rankingView';
import { selectRooms, type RoomWithSeat } from '../rooms/roomView';

const playing = ['cerrada', 'en_vivo', 'por_liquidar'];

/**
 * What moved since an instant, for the rooms asked for ('compe:1,predi:2') in which the caller plays: matches, his
 * lineups' points and his place.
 */
export async function liveUpdate(
  q: Queryable,
  userId: number,
  { since, rooms = '' }: { since?: string; rooms?: string },
): Promise<LiveUpdate> {
  const now = await appNow(q);
  const ids = [...rooms.matchAll(/(?:compe|predi):(\d{1,9})/g)].map(([, id]) => Number(id));
  const mine = await selectRooms(q, userId, sql`r.id = any(${ids}::int[]) and e.id is not null`);
  const live = mine.filter(({ estado }) => playing.includes(estado));
  const matches = await findMatches(
    q,
    // The minute of a match in play moves although nothing else has changed.
    sql`(m.updated_at > coalesce(${since ?? null}::timestamptz, '-infinity') or m.estado in ('en_vivo','descanso')) and m.kick_off > app_now() - interval '1 day'
      and m.id in (select match_id from room_match where room_id = any(${mine.map(({ id }) => id)}::int[]))`,
  );
  return {
    now,
    matches,
    lineups: await Promise.all(live.filter(({ kind }) => kind === 'compe').map((room) => livePoints(q, room))),
    rankings: (await Promise.all(live.map((room) => myPlace(q, userId, room)))).flat(),
  };
}

async function livePoints(q: Queryable, room: RoomWithSeat): Promise<LiveUpdate['lineups'][number]> {
  const lineup = await readLineup(q, room, room.my_entry, room.jornada_from);
  const entries = flattenLineup(lineup).map(({ id, points, provisional }) => ({ id, points, provisional }));
  return { ins: room.my_entry, points: lineup.points, entries };
}

async function myPlace(q: Queryable, userId: number, room: RoomWithSeat): Promise<LiveUpdate['rankings']> {
  const { me } = await rankingView(q, userId, room, { page: 1, jornada: null, path: '' });
  return me ? [{ kind: room.kind, id: room.id, me }] : [];
}
