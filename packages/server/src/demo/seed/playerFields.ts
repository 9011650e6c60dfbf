import { readOpenPool } from '../../rooms/slate/pool';
import { enterCompeRoom } from '../../rooms/lineups/registerSala';
import type { RivalRoom } from '../rivals/enterRivals';
import { fieldOwnEleven } from '../rivals/fieldOwnEleven';
import { streamOf } from '../season/streamOf';
import type { Stage } from './stage';

/** The demo player joins a lineup room; with ideas of their own, or with the eleven that everybody is given. */
export async function playerFields(
  { db, demo, people }: Stage,
  room: RivalRoom,
  { own }: { own: boolean },
): Promise<void> {
  const userId = people.player;
  const { id, jornada_from: jornada } = room;
  await db.tx(async (tx) => {
    const entryId = await enterCompeRoom(tx, { roomId: id, userId });
    if (!own) return;
    const { pool } = await readOpenPool(tx, room, jornada);
    await fieldOwnEleven(tx, { entryId, userId, jornada, pool }, streamOf(demo.league.seed, 'demo-11', jornada));
  });
}
