import type { Tx } from '../../platform/db/database';
import { scoreCompeRooms } from './scoreCompeRoom';
import { scorePrediRooms } from './scorePrediRoom';

/** Brings the points and places of these rooms up to date. */
export async function scoreRooms(tx: Tx, roomIds: number[]): Promise<void> {
  if (roomIds.length === 0) return;
  await scoreCompeRooms(tx, roomIds);
  await scorePrediRooms(tx, roomIds);
}
