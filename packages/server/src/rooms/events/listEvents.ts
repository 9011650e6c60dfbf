import { sql } from 'kysely';
import type { EventInfo } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';
import { notFound } from '../../platform/refusal';
import { offerView, selectRooms, type RoomWithSeat } from '../view/roomView';

interface EventRow {
  id: number;
  name: string;
  image: string;
}

const over = ({ estado }: RoomWithSeat) => estado === 'pagada' || estado === 'cancelada';

/** The events with a lineup room, at most 200 (rules R3.6). */
export async function listEvents(q: Queryable, userId: number): Promise<EventInfo[]> {
  const rooms = await selectRooms(
    q,
    userId,
    sql`r.kind = 'compe' and r.event_id is not null and r.tipo <> '2' and r.estado <> 'borrador'`,
    sql`order by r.lock_at desc, r.id desc limit 400`,
  );
  const ids = [...new Set(rooms.map(({ event_id }) => event_id!))];
  const { rows: events } = await sql<EventRow>`
    select id, name, image from event where id = any(${ids}::int[])`.execute(q);
  const infos = events.map((event) =>
    eventInfo(
      event,
      rooms.filter(({ event_id }) => event_id === event.id),
    ),
  );
  return eventsInOrder(infos).slice(0, 200);
}

function eventInfo(event: EventRow, rooms: readonly RoomWithSeat[]): EventInfo {
  const main = mainRoom(rooms);
  return {
    ...event,
    league_unique: main.league_unique,
    league_name: main.league_name,
    jornada_from: Math.min(...rooms.map(({ jornada_from }) => jornada_from)),
    jornada_to: Math.max(...rooms.map(({ jornada_to }) => jornada_to)),
    jornada: main.jornada_now,
    jornada_name: main.jornada_name,
    estado: main.estado,
    starts_at: rooms.map(({ starts_at }) => starts_at).sort()[0]!,
    ends_at: rooms
      .map(({ ends_at }) => ends_at)
      .sort()
      .at(-1)!,
    num_players: rooms.reduce((sum, { taken }) => sum + taken, 0),
    rooms: rooms.map(offerView),
  };
}

/** The room that speaks for an event: the caller's own, else one that is going on, else the last, the fullest first. */
function mainRoom(rooms: readonly RoomWithSeat[]): RoomWithSeat {
  const weight = (room: RoomWithSeat) => (room.my_entry > 0 ? 2 : 0) + (over(room) ? 0 : 1);
  const [best] = [...rooms].sort((a, b) => weight(b) - weight(a) || b.taken - a.taken || b.id - a.id);
  if (!best) throw notFound();
  return best;
}

/** The room whose table an event shows: the named one, or the one that speaks for it. */
export async function roomOfEvent(
  q: Queryable,
  userId: number,
  { event, sala }: { event: number; sala?: number | undefined },
): Promise<RoomWithSeat> {
  const rooms = await selectRooms(
    q,
    userId,
    sql`r.kind = 'compe' and r.event_id = ${event} and r.tipo <> '2' and r.estado <> 'borrador'
      and (${sala ?? null}::int is null or r.id = ${sala ?? null}::int)`,
  );
  return mainRoom(rooms);
}

/** Those going on first and by their start, then the last ones to end; of equals, the one made first begins first. */
export function eventsInOrder<Event extends Pick<EventInfo, 'id' | 'estado' | 'starts_at'>>(
  events: readonly Event[],
): Event[] {
  const byStart = events.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at) || a.id - b.id);
  const isDone = ({ estado }: Event) => estado === 'pagada' || estado === 'cancelada';
  return [...byStart.filter((event) => !isDone(event)), ...byStart.filter(isDone).toReversed()];
}
