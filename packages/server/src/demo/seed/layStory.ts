import { advanceRooms } from '../../rooms/settle/advanceRooms';
import { advanceMatches } from '../live/advanceMatches';
import { scriptOf } from '../live/matchScripts';
import type { MatchScript } from '../match/matchScript';
import type { RivalRoom } from '../rivals/enterRivals';
import { keepRoomsOpen } from '../rivals/keepRoomsOpen';
import { seatRivals } from '../rivals/seatRivals';
import { matchesOf } from '../season/demoLeague';
import { JORNADA_MS, jornadaStart, LIVE_JORNADA } from '../season/schedule';
import type { SetTime } from './backstage';
import type { OfferKey } from './layOffers';
import { layRoom } from './layRoom';
import { luckyAnswers } from './luckyAnswers';
import { playerAnswers } from './playerAnswers';
import { playerFields } from './playerFields';
import type { Stage } from './stage';
import type { AnswerToSave } from '@arma11/core/contract';
import type { RoomMarket } from '../rivals/rivalAnswers';

/** An answer to as many questions as the demo player has got to: the first alternative of most, another of some. */
const firstAnswers = (predi: number, markets: readonly RoomMarket[], count: number): AnswerToSave[] =>
  markets.slice(0, count).map(({ id, alternatives }, index) => {
    const chosen = alternatives[index % 3 === 1 ? 1 : 0] ?? alternatives[0]!;
    return { alternative: chosen.id, predi, match_prediction: id };
  });

const MINUTE = 60_000;
const LAST_JORNADA = LIVE_JORNADA - 1;
/** The demo player's first: five are over when the demo opens. */
const FIRST_JORNADA = LIVE_JORNADA - 5;
/** Rivals in a room of another kind. */
const SIDE_RIVALS = 6;
/** More rivals than the open rooms want. */
const EVERYBODY = 1000;

interface PlayedRooms {
  compe: RivalRoom;
  predi: RivalRoom;
}

/** The rooms in which the demo player has played so far. */
export interface Story {
  finished: PlayedRooms;
  live: PlayedRooms;
}

/** Scripts of a jornada's matches by match id, before they are played. */
async function scriptsOf({ db, demo }: Stage, jornada: number): Promise<Map<number, MatchScript>> {
  const rows = await db.fresh
    .selectFrom('match')
    .select(['id', 'external_id'])
    .where('league_id', '=', demo.leagueId)
    .where('jornada', '=', jornada)
    .execute();
  const scripts = new Map<number, MatchScript>();
  for (const match of matchesOf(demo.league, jornada)) {
    const id = rows.find(({ external_id }) => external_id === match.external_id)?.id;
    if (id !== undefined) scripts.set(id, await scriptOf(db.fresh, demo, match));
  }
  return scripts;
}

/** The jornada that is over when the demo opens: a room of each game with the demo player, and a third one. */
async function layFinished(stage: Stage): Promise<PlayedRooms> {
  const jornada = LAST_JORNADA;
  const compe = await layRoom(stage, { offer: 'salaNorte', jornada, rivals: 15 });
  await playerFields(stage, compe, { own: true });
  const predi = await layRoom(stage, { offer: 'fechaDeClasicos', jornada, rivals: 15 });
  const scripts = await scriptsOf(stage, jornada);
  await playerAnswers(stage, predi, (id, markets) => luckyAnswers(id, markets, scripts));
  await layRoom(stage, { offer: 'losDiez', jornada, rivals: 9 });
  await laySideRooms(stage, ['f6Libre', 'tresFechas'], jornada);
  return { compe, predi };
}

/** The jornadas before it, so that charts of the demo player have something to show: a free room of each. */
async function layEarlier(stage: Stage, anchor: number, at: SetTime): Promise<void> {
  for (let jornada = FIRST_JORNADA; jornada < LAST_JORNADA; jornada += 1) {
    const start = jornadaStart(anchor, jornada);
    await at(start - 40 * MINUTE);
    const room = await layRoom(stage, { offer: 'salaLibre', jornada, rivals: 11 });
    await playerFields(stage, room, { own: true });
    await at(start + JORNADA_MS + 4 * MINUTE);
    await advanceRooms(stage.db);
  }
}

/** Rooms of the other kinds, with the demo player in them. */
async function laySideRooms(stage: Stage, offers: readonly OfferKey[], jornada: number): Promise<void> {
  for (const offer of offers) {
    const room = await layRoom(stage, { offer, jornada, rivals: SIDE_RIVALS });
    await playerFields(stage, room, { own: true });
  }
}

/** The jornada in play: the demo player has their eleven on the pitch and some matches still to answer. */
async function layLive(stage: Stage): Promise<PlayedRooms> {
  const jornada = LIVE_JORNADA;
  const compe = await layRoom(stage, { offer: 'salaNorte', jornada, rivals: 16 });
  await playerFields(stage, compe, { own: true });
  const predi = await layRoom(stage, { offer: 'pollaDeLaFecha', jornada, rivals: 22 });
  const scripts = await scriptsOf(stage, jornada);
  await playerAnswers(stage, predi, (id, markets) => luckyAnswers(id, markets, scripts).slice(0, 9));
  await layRoom(stage, { offer: 'salaLibre', jornada, rivals: 20 });
  await layRoom(stage, { offer: 'manoAMano', jornada, rivals: 2 });
  await laySideRooms(stage, ['f6Libre'], jornada);
  return { compe, predi };
}

async function openRoomOf({ db, demo, offers }: Stage, offer: keyof Stage['offers']): Promise<RivalRoom> {
  return db.fresh
    .selectFrom('room')
    .select(['id', 'kind', 'tipo', 'amount_ins', 'league_id', 'jornada_from', 'jornada_to'])
    .where('league_id', '=', demo.leagueId)
    .where('offer_id', '=', offers[offer])
    .where('estado', '=', 'abierta')
    .executeTakeFirstOrThrow();
}

/** The rooms that can be joined now: one of every offer, with rivals in all, and the demo player in one of each game. */
async function layOpen(stage: Stage): Promise<void> {
  const { db, demo } = stage;
  for (const offer of ['losDiez', 'f6DelBarrio'] as const)
    await playerFields(stage, await openRoomOf(stage, offer), { own: false });
  await playerAnswers(stage, await openRoomOf(stage, 'fechaDeClasicos'), (id, markets) => firstAnswers(id, markets, 8));
  await seatRivals(db, demo, EVERYBODY);
}

async function advance({ db, demo }: Stage): Promise<void> {
  await advanceMatches(db, demo);
  await advanceRooms(db);
}

/**
 * Plays what was before the first start, step by step on the clock and by the functions that everybody plays by: rooms are
 * joined, locked, played and settled as they will be from now on. Of the jornadas before the last only the rooms are played: their matches have been.
 */
export async function layStory(stage: Stage, anchor: number, at: SetTime): Promise<Story> {
  const last = jornadaStart(anchor, LAST_JORNADA);
  const live = jornadaStart(anchor, LIVE_JORNADA);
  await layEarlier(stage, anchor, at);
  await at(last - 40 * MINUTE);
  const finished = await layFinished(stage);
  await at(last - MINUTE);
  await advance(stage);
  await at(live - 25 * MINUTE);
  await advance(stage);
  const rooms = await layLive(stage);
  await at(live - 2 * MINUTE);
  await advance(stage);
  await keepRoomsOpen(stage.db, stage.demo);
  await at(live + 4 * MINUTE);
  await advance(stage);
  await at(anchor);
  await layOpen(stage);
  await advance(stage);
  return { finished, live: rooms };
}
