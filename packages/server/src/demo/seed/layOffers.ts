import { isEvent } from '@arma11/core/domain';
import type { Tx } from '../../platform/db/database';
import { demoOffers, type DemoOffer } from '../rivals/demoOffers';

/** The name of an offer in `demoOffers`. */
export type OfferKey = keyof typeof demoOffers;

/** Writes what the demo league offers, and answers the ids. */
export async function layOffers(tx: Tx, leagueId: number): Promise<Record<OfferKey, number>> {
  const ids: Partial<Record<OfferKey, number>> = {};
  for (const [key, offer] of Object.entries<DemoOffer>(demoOffers))
    ids[key as OfferKey] = await layOffer(tx, leagueId, offer);
  return ids as Record<OfferKey, number>;
}

async function layOffer(tx: Tx, leagueId: number, offer: DemoOffer): Promise<number> {
  const { kind, name, amount_ins, max_players, modo_pozo } = offer;
  const tipo = (offer.kind === 'compe' && offer.tipo) || '1';
  const event_id = isEvent({ tipo }) ? await layEvent(tx, leagueId, name) : null;
  const { id } = await tx
    .insertInto('offer')
    .values({ kind, tipo, league_id: leagueId, name, amount_ins, max_players, modo_pozo, event_id, refills: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function layEvent(tx: Tx, leagueId: number, name: string): Promise<number> {
  const { logo } = await tx.selectFrom('league').select('logo').where('id', '=', leagueId).executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto('event')
    .values({ league_id: leagueId, name, image: logo })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
