import { sql } from 'kysely';
import type { RecentStats } from '@arma11/core/contract';
import { usersMini } from '../../players/accounts/usersMini';
import type { Queryable } from '../../platform/db/database';
import type { Value, Where } from '../../platform/db/fragments';
import { publishedRooms, type ClosedJornada } from './closedJornada';

// The best stand first in a room's order: nobody else is looked at, however many there are.
const FIRST: Where = sql`s.seq <= 100 and s.position = 1`;

interface Best {
  user_id: number;
  kind: 'compe' | 'predi';
  room_id: number;
  name: string;
  formation: NonNullable<RecentStats['best_lineup']>['formation'];
  points: number;
  prize: number;
}

async function bestBy(q: Queryable, closed: ClosedJornada, where: Where, order: Value<unknown>) {
  const { rows } = await sql<Best>`
    select e.user_id, r.kind, r.id as room_id, r.name, e.formation, s.points, s.prize
    from room r join standing s on s.room_id = r.id and s.jornada = 0 join entry e on e.id = s.entry_id
    where ${publishedRooms(closed)} and ${FIRST} and ${where} order by ${order}, e.id limit 1`.execute(q);
  const best = rows[0];
  if (!best) return null;
  const { user_id, kind, room_id, name, formation, points, prize } = best;
  const user = (await usersMini(q, [user_id])).get(user_id)!;
  return { user, sala: { kind, id: room_id, name }, formation, points, prize };
}

/** The lineup of eleven with most points; of equals the first to have joined. Rooms over several jornadas add up too much. */
export async function bestLineup(q: Queryable, closed: ClosedJornada): Promise<RecentStats['best_lineup']> {
  const eleven = sql<boolean>`r.kind = 'compe' and r.tipo <> '4' and r.jornada_from = r.jornada_to`;
  const best = await bestBy(q, closed, eleven, sql`s.points desc`);
  return best && { user: best.user, sala: best.sala, formation: best.formation, points: best.points };
}

/** The biggest prize of coins that was paid. */
export async function biggestPrize(q: Queryable, closed: ClosedJornada): Promise<RecentStats['biggest_prize']> {
  const best = await bestBy(q, closed, sql`s.prize > 0`, sql`s.prize desc`);
  return best && { user: best.user, sala: best.sala, prize: best.prize };
}
