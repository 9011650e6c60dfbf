import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { countSteps } from './countStep';
import type { From } from '../../platform/db/fragments';

// Rivals of the demo season have no quests.
const people: From = sql`entry e join app_user u on u.id = e.user_id and not u.is_bot`;

/**
 * Counts towards quests what the players of a room that is over have done in it: a free room played, each correct
 * answer, and for whoever invited one of them, a friend who plays (rules R11.1).
 */
export async function countRoom(tx: Tx, roomId: number): Promise<void> {
  await countSteps(
    tx,
    'sala_gratis_jugada',
    sql`select e.user_id, 'room:' || e.room_id as ref from ${people} where e.room_id = ${roomId} and e.fee = 0`,
  );
  await countSteps(
    tx,
    'acierto',
    sql`select e.user_id, 'market:' || a.market_id as ref from ${people}
      join answer a on a.entry_id = e.id join alternative v on v.id = a.alternative_id and v.result = 'acierto'
      where e.room_id = ${roomId}`,
  );
  await countSteps(
    tx,
    'amigo_invitado_activo',
    sql`select u.invited_by as user_id, 'user:' || u.id as ref from ${people}
      where e.room_id = ${roomId} and u.invited_by is not null`,
  );
}
