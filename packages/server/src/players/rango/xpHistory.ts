import { sql } from 'kysely';
import type { CallOutput } from '@arma11/core/contract';
import { rangoXp } from '@arma11/core/domain';
import type { Queryable } from '../../platform/db/database';

type Rise = CallOutput<'home', 'rango'>['history'][number];

/** The latest are enough to see where the XP came from. */
const SHOWN = 50;

interface RiseRow {
  date: string;
  xp: number;
  room: string | null;
  aciertos: number | null;
}

/** Why a player has their XP, newest first: each day they came and each room, with what counted in it (rules R11.4). */
export async function xpHistory(q: Queryable, userId: number): Promise<Rise[]> {
  const { rows } = await sql<RiseRow>`
    select x.created_at as date, x.xp, r.name as room, s.aciertos
    from xp_event x left join room r on r.id = x.room_id
    left join entry e on e.room_id = x.room_id and e.user_id = x.user_id
    left join standing s on s.entry_id = e.id and s.jornada = 0
    where x.user_id = ${userId} order by x.id desc limit ${SHOWN}`.execute(q);
  return rows.map((row) => ({ date: row.date, xp: row.xp, reason: reasonOf(row) }));
}

// What it was given for is read off the sum: a room keeps what it gave when another rule holds.
function reasonOf({ room, xp, aciertos }: RiseRow): string {
  if (room === null) return 'Ingreso del día';
  const places = xp - rangoXp.closedRoom - (aciertos ?? 0) * rangoXp.correctAnswer;
  const why = [
    'sala cerrada',
    ...(places % rangoXp.podium >= rangoXp.topHalf ? ['mitad superior'] : []),
    ...(places >= rangoXp.podium ? ['podio'] : []),
    ...(aciertos ? [aciertos === 1 ? '1 acierto' : `${aciertos} aciertos`] : []),
  ];
  return `${room}: ${why.join(', ')}`;
}
