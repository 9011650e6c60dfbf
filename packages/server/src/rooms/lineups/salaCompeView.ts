import { sql } from 'kysely';
import type { AnyFormation, SalaCompe } from '@arma11/core/contract';
import { usersMini } from '../../players/accounts/usersMini';
import type { Queryable } from '../../platform/db/database';
import { progressNow, salaMini, salaViews, selectRooms, type RoomWithSeat } from '../view/roomView';

interface EntryOfRoom {
  id: number;
  room_id: number;
  user_id: number;
  formation: AnyFormation;
  points: number;
  rank: number | null;
  prize: number;
  version: number;
  emblem: { id: number; name: string; image: string } | null;
}

interface LineupHead {
  entry_id: number;
  jornada: number;
  formation: AnyFormation;
  version: number;
}

/** Entries as the wire shows them, in the given order. While a room runs the rank is today's; before its lock there is none. */
export async function salaCompeViews(q: Queryable, viewer: number, entryIds: readonly number[]): Promise<SalaCompe[]> {
  if (entryIds.length === 0) return [];
  const entries = await readEntries(q, entryIds);
  const { rows: lineups } = await sql<LineupHead>`
    select entry_id, jornada, formation, version from lineup where entry_id = any(${[...entryIds]}::int[])
    order by jornada desc`.execute(q);
  const rooms = await selectRooms(q, viewer, sql`r.id = any(${entries.map((e) => e.room_id)}::int[])`);
  const details = await salaViews(q, rooms);
  const users = await usersMini(
    q,
    entries.map((e) => e.user_id),
  );
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return entryIds.flatMap((id) => {
    const entry = byId.get(id);
    const index = rooms.findIndex((room) => room.id === entry?.room_id);
    const [room, detail, user] = [rooms[index], details[index], entry && users.get(entry.user_id)];
    if (!entry || !room || !detail || !user) return [];
    const { points, rank, prize, emblem } = entry;
    const { formation, version } = shownLineup(lineups, entry, room, viewer) ?? entry;
    const place = { points, rank, prize, version, emblem };
    const now = { progress: progressNow(room), lock_at: room.lock_now };
    return [{ id, formation, sala: salaMini(room), sala_detail: detail, user, ...place, ...now }];
  });
}

async function readEntries(q: Queryable, entryIds: readonly number[]): Promise<EntryOfRoom[]> {
  const { rows } = await sql<EntryOfRoom>`
    select e.id, e.room_id, e.user_id, e.formation, e.version,
      coalesce(s.points, 0) as points, coalesce(s.prize, 0) as prize,
      case when r.estado in ('en_vivo','por_liquidar','liquidada','pagada') then s.position end as rank,
      (select jsonb_build_object('id', i.id, 'name', i.name, 'image', i.image) from item i where i.id = e.item_leyenda) as emblem
    from entry e join room r on r.id = e.room_id
    left join standing s on s.entry_id = e.id and s.jornada = 0 and s.gen = r.standing_gen
    where e.id = any(${[...entryIds]}::int[])`.execute(q);
  return rows;
}

/** The lineup of the current jornada; of others' entries none that is still open (rules R1.6). */
function shownLineup(
  lineups: readonly LineupHead[],
  entry: EntryOfRoom,
  room: RoomWithSeat,
  viewer: number,
): LineupHead | undefined {
  const hidden = entry.user_id !== viewer && room.jornada_now > room.jornada_from && room.open_now;
  const latest = hidden ? room.jornada_now - 1 : room.jornada_now;
  return lineups.find(({ entry_id, jornada }) => entry_id === entry.id && jornada <= latest);
}
