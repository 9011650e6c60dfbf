import { demoOffers, type DemoOffer } from '../rivals/demoOffers';
import { enterRivals, type RivalRoom } from '../rivals/enterRivals';
import { openDemoRoom } from '../rivals/openDemoRoom';
import { shuffled } from '../season/shuffled';
import { streamOf } from '../season/streamOf';
import type { OfferKey } from './layOffers';
import type { Stage } from './stage';

/** Opens a room of an offer on a jornada and seats so many rivals in it. */
export async function layRoom(
  { db, demo, people, offers }: Stage,
  { offer, jornada, rivals }: { offer: OfferKey; jornada: number; rivals: number },
): Promise<RivalRoom> {
  const { leagueId, league } = demo;
  const terms: DemoOffer = demoOffers[offer];
  return db.tx(async (tx) => {
    const id = await openDemoRoom(tx, { leagueId, offerId: offers[offer], jornada, offer: terms });
    const room = await tx
      .selectFrom('room')
      .select(['id', 'kind', 'tipo', 'amount_ins', 'league_id', 'jornada_from', 'jornada_to'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const crowd = shuffled(people.rivals, streamOf(league.seed, 'crowd', offer, jornada)).slice(0, rivals);
    await enterRivals(tx, room, crowd, league.seed);
    return room;
  });
}
