import { sql } from 'kysely';
import type { SalaCompe } from '@arma11/core/contract';
import type { AnyFormation } from '@arma11/core/contract';
import { usersMini } from '../accounts/usersMini';
import type { Queryable } from '../db/database';
import { salaMini, salaViews, selectRooms, progressOf } from '../rooms/roomView';

interface EntryOfRoom {
  id: number;
  room_id: number;
  user_id: number;
  formation: string;
  points: number;
  rank: number | null;
  prize: number;
  version: number;
}

/** Entries as the wire shows them, in the given order. While a room runs the rank is today's; before its lock there is none. */
export async function salaCompeViews(q: Queryable, viewer: number, entryIds: readonly number[]): Promise<SalaCompe[]> {
  if (entryIds.length === 0) return [];
  const { rows: entries } = await sql<EntryOfRoom>`
    select e.id, e.room_id, e.user_id, e.formation, coalesce(s.points, 0) as points, coalesce(s.prize, 0) as prize,
      coalesce((select max(version) from lineup l where l.entry_id = e.id), e.version) as version,
      case when r.estado in ('en_vivo','por_liquidar','liquidada','pagada') then s.position end as rank
    from entry e join room r on r.id = e.room_id left join standing s on s.entry_id = e.id and s.jornada = 0 where e.id = any(${[...entryIds]}::int[])`.execute(
    q,
  );
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
    const { formation, points, rank, prize, version } = entry;
    return [
      {
        id,
        formation: formation as AnyFormation,
        progress: progressOf(room),
        sala: salaMini(room),
        sala_detail: detail,
        user,
        points,
        rank,
        prize,
        version,
        lock_at: room.lock_at,
      },
    ];
  });
}
