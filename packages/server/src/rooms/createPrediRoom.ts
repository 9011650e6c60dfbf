import type { MarketKind } from '@arma11/core/contract';
import type { Tx } from '../db/database';
import { createRoom, type NewRoom } from './createRoom';
import { marketCatalogue } from './marketCatalogue';

/** Opens a prediction room: its matches, a market of each kind on each, and their alternatives (rules.md §2.8). */
export async function createPrediRoom(tx: Tx, room: Omit<NewRoom, 'kind'> & { kinds: MarketKind[] }): Promise<number> {
  const id = await createRoom(tx, { ...room, kind: 'predi' });
  const matches = await tx.selectFrom('room_match').selectAll().where('room_id', '=', id).orderBy('id').execute();
  for (const match of matches) await addMarkets(tx, match, room.kinds);
  return id;
}

async function addMarkets(
  tx: Tx,
  match: { id: number; room_id: number; match_id: number },
  kinds: MarketKind[],
): Promise<void> {
  const chosen = marketCatalogue.filter(({ kind }) => kinds.includes(kind));
  for (const [ordinal, market] of chosen.entries()) {
    const { id } = await tx
      .insertInto('market')
      .values({
        room_id: match.room_id,
        room_match_id: match.id,
        match_id: match.match_id,
        kind: market.kind,
        question: market.question,
        ordinal: ordinal + 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('alternative')
      .values(market.alternatives.map((each, index) => ({ market_id: id, ordinal: index + 1, ...each })))
      .execute();
  }
}
