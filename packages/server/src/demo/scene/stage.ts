import { readPool } from '../../compe/pool';
import { enterCompeRoom } from '../../compe/registerSala';
import type { Db } from '../../db/database';
import type { AnswerToSave } from '@arma11/core/contract';
import { saveAnswers } from '../../predi/saveAnswers';
import { joinRoom } from '../../rooms/joinRoom';
import { demoOffers } from '../rivals/demoOffers';
import { enterRivals, type RivalRoom } from '../rivals/enterRivals';
import { fieldOwnEleven } from '../rivals/fieldOwnEleven';
import { openDemoRoom } from '../rivals/openDemoRoom';
import { roomMarkets, type RoomMarket } from '../rivals/rivalAnswers';
import { shuffled } from '../season/shuffled';
import { streamOf } from '../season/streamOf';
import type { DemoWorld } from '../world';
import type { OfferKey } from './layOffers';
import type { DemoPeople } from './layPeople';

/** What the first scene is laid on. */
export interface Stage {
  db: Db;
  world: DemoWorld;
  people: DemoPeople;
  offers: Readonly<Record<OfferKey, number>>;
}

/** Opens a room of an offer on a jornada and seats so many rivals in it. */
export async function layRoom(
  { db, world, people, offers }: Stage,
  { offer, jornada, rivals }: { offer: OfferKey; jornada: number; rivals: number },
): Promise<RivalRoom> {
  const { leagueId, league } = world;
  const terms = demoOffers[offer];
  return db.tx(async (tx) => {
    const id = await openDemoRoom(tx, { leagueId, offerId: offers[offer], jornada, offer: terms });
    const room = { id, kind: terms.kind, amount_ins: terms.amount_ins, league_id: leagueId, jornada_from: jornada };
    const crowd = shuffled(people.rivals, streamOf(league.seed, 'crowd', offer, jornada)).slice(0, rivals);
    await enterRivals(tx, room, crowd, league.seed);
    return room;
  });
}

/** The demo player joins a lineup room; with ideas of his own, or with the eleven that everybody is given. */
export async function playerFields(
  { db, world, people }: Stage,
  { id, league_id, jornada_from: jornada }: RivalRoom,
  { own }: { own: boolean },
): Promise<void> {
  const userId = people.player;
  await db.tx(async (tx) => {
    const entryId = await enterCompeRoom(tx, { roomId: id, userId });
    if (!own) return;
    const pool = await readPool(tx, league_id, jornada);
    await fieldOwnEleven(tx, { entryId, userId, jornada, pool }, streamOf(world.league.seed, 'demo-11', jornada));
  });
}

/** The demo player joins a prediction room and answers. */
export async function playerAnswers(
  { db, people }: Stage,
  room: RivalRoom,
  choose: (predi: number, markets: RoomMarket[]) => AnswerToSave[],
): Promise<void> {
  const userId = people.player;
  await db.tx(async (tx) => {
    await joinRoom(tx, { roomId: room.id, userId });
    await saveAnswers(tx, userId, choose(room.id, await roomMarkets(tx, room.id)));
  });
}
