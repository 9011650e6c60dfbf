import type { Tx } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { Refusal } from '../../platform/refusal';

/** Private rooms of a game that a player may have going at once, so that nobody fills the table with them. */
const MOST_OWN_ROOMS = 20;

/**
 * Holds the row of whoever is about to own one more private room of a game, so that two requests at once cannot both be
 * their last, and refuses where they have enough (rules R3.4, R16.4). The keys of their other writes refer to that row
 * already, and a stronger lock would wait for them as they wait for it.
 */
export async function lockOwner(tx: Tx, owner: number, kind: RoomRow['kind']): Promise<{ username: string }> {
  const user = await tx
    .selectFrom('app_user')
    .select('username')
    .where('id', '=', owner)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { rooms } = await tx
    .selectFrom('room')
    .select(({ fn }) => fn.countAll<number>().as('rooms'))
    .where('owner_id', '=', owner)
    .where('kind', '=', kind)
    .where('estado', 'not in', ['pagada', 'cancelada'])
    .executeTakeFirstOrThrow();
  if (rooms >= MOST_OWN_ROOMS) {
    throw new Refusal(409, 'LIMITE_ALCANZADO', `Ya tienes ${MOST_OWN_ROOMS} salas privadas en marcha. Cancela una.`);
  }
  return user;
}
