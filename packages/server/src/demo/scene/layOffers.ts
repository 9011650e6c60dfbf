import type { Tx } from '../../db/database';
import { demoOffers } from '../rivals/demoOffers';

/** The name of an offer in `demoOffers`. */
export type OfferKey = keyof typeof demoOffers;

/** Writes what the demo league offers, and answers the ids. */
export async function layOffers(tx: Tx, leagueId: number): Promise<Record<OfferKey, number>> {
  const ids: Partial<Record<OfferKey, number>> = {};
  for (const [key, { kind, name, amount_ins, max_players, modo_pozo }] of Object.entries(demoOffers)) {
    const { id } = await tx
      .insertInto('offer')
      .values({ kind, league_id: leagueId, name, amount_ins, max_players, modo_pozo, refills: false })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids[key as OfferKey] = id;
  }
  return ids as Record<OfferKey, number>;
}
