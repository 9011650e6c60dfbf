import type { Tx } from '../../platform/db/database';
import { prediScores } from './prediScores';
import { resolveMarkets } from './resolveMarkets';
import { writeStandings } from './writeStandings';

/** Decides the finished markets of prediction rooms and places their entries (rules.md R7.5). */
export async function scorePrediRooms(tx: Tx, roomIds: number[]): Promise<void> {
  await resolveMarkets(tx, roomIds);
  await writeStandings(tx, 'predi', roomIds, prediScores(roomIds));
}
