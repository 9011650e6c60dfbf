import type { MarketKind } from '@arma11/core/contract';
import type { Tx } from '../../platform/db/database';
import { askLongTerm, type LongTermAsked } from '../slate/askLongTerm';
import { addMarkets } from '../slate/addMarkets';
import { createRoom, type NewRoom } from './createRoom';

type NewPrediRoom = Omit<NewRoom, 'kind'> & {
  kinds: MarketKind[];
  longTerm?: LongTermAsked;
};

/** Opens a prediction room: its matches, a market of each kind on each, and their alternatives (rules R8). */
export async function createPrediRoom(tx: Tx, room: NewPrediRoom): Promise<number> {
  const id = await createRoom(tx, { ...room, kind: 'predi' });
  await addMarkets(
    tx,
    id,
    room.matchIds.map((match) => ({ match, kinds: room.kinds })),
  );
  if (room.longTerm) await askLongTerm(tx, { roomId: id, leagueId: room.leagueId }, room.longTerm);
  return id;
}
