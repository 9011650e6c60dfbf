import type { Tx } from '../../platform/db/database';
import { scoreCompeRooms } from './scoreCompeRoom';
import { prediScores } from './prediScores';
import { resolveLongTerm } from './resolveLongTerm';
import { resolveMarkets } from './resolveMarkets';
import { writeStandings } from './writeStandings';

/** Brings the points and places of these rooms up to date. */
export async function scoreRooms(tx: Tx, roomIds: number[]): Promise<void> {
  if (roomIds.length === 0) return;
  await scoreCompeRooms(tx, roomIds);
  await scorePrediRooms(tx, roomIds);
}

/** Decides the finished markets of prediction rooms and places their entries (rules R7.5). */
async function scorePrediRooms(tx: Tx, roomIds: number[]): Promise<void> {
  await resolveMarkets(tx, roomIds);
  await resolveLongTerm(tx, roomIds);
  await writeStandings(tx, 'predi', roomIds, prediScores(roomIds));
}
