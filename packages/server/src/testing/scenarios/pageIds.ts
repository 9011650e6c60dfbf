import type {
  Deposit,
  EventInfo,
  LeagueTeam,
  Match,
  Page,
  PrediRoom,
  Quest,
  SalaCompe,
  Team,
  User,
} from '@arma11/core/contract';
import { isCasual } from '@arma11/core/domain';
import { requestTo, type ScenarioRequest } from '@arma11/testing/scenarios';
import type { DemoServer } from './demoServer';

/** What addresses of pages are filled with, besides the rooms of the evening. */
export interface PageIds {
  /** The demo player's own prediction rooms: one to be shared, with its code, and one without questions yet. */
  own: { id: number; code: string };
  draft: number;
  /** The code of their own lineup room. */
  compeCode: string;
  /** Their casual F6 of the evening, and their entry in it. */
  casual: number;
  casualSala: number;
  /** Every room that they are in, and the latest that they were in. */
  salas: number[];
  predis: number[];
  /** A top-up that they have not paid, and one that waits for the treasurer. */
  deposit: number;
  paidDeposit: number;
  keyusername: string;
  league: string;
  team: number;
  /** The forward of that club with the most points, and the club's last match that is over. */
  player: number;
  ended: number;
  event: { id: number; jornada: number };
  match: number;
  /** The main one. */
  quest: number;
}

interface Made {
  predi: { id: number };
  cod_access: string;
}

const PRIVATE = { amount_ins: 0, max_players: 10 };
const everything = { page: 1, page_size: 50 };
/** Rooms that are over whose ranking pages ask for. */
const LATEST = 2;

/** Finds them, and makes what the demo season does not bring: private rooms and top-ups. */
export async function makePageIds(server: DemoServer): Promise<PageIds> {
  const ask = <Body>(request: ScenarioRequest) => server.ask('demo', request) as Promise<Body>;
  const { keyusername } = await ask<User>(requestTo('accounts', 'getData'));
  const [event] = await ask<EventInfo[]>(requestTo('events', 'list'));
  if (!event) throw new Error('The demo season has no event.');
  const [match] = await ask<Match[]>(requestTo('partidos', 'nextImportant', {}));
  const quest = await ask<Quest>(requestTo('quests', 'mainQuest'));
  const [team] = await ask<Team[]>(requestTo('leagues', 'teams', { league_unique: event.league_unique }));
  const params = { league_unique: event.league_unique, id_team: team!.id };
  const { players, matches } = await ask<LeagueTeam>(requestTo('leagues', 'team', params));
  const mine = await ask<Page<SalaCompe>>(requestTo('compe', 'allByUser', everything));
  const past = await ask<Page<SalaCompe>>(requestTo('compe', 'historyByUser', everything));
  const casual = mine.results.find(({ sala_detail }) => isCasual(sala_detail) && sala_detail.estado === 'abierta');
  if (!casual) throw new Error('The demo player is in no casual F6 of the evening.');
  return {
    ...(await ownPredictions(ask)),
    compeCode: await ownLineupRoom(ask, event),
    casual: casual.id,
    casualSala: casual.sala.id,
    predis: await predictionRooms(ask),
    salas: [...mine.results, ...past.results.slice(0, LATEST)].map(({ sala }) => sala.id),
    ...(await topUps(ask, server.now())),
    keyusername,
    league: event.league_unique,
    team: team!.id,
    player: players.find(({ position }) => position === 3)!.id,
    ended: matches.filter(({ estado }) => estado === 'finalizado').at(-1)!.id,
    event: { id: event.id, jornada: event.jornada },
    match: match!.id,
    quest: quest.id,
  };
}

type Ask = <Body>(request: ScenarioRequest) => Promise<Body>;

async function predictionRooms(ask: Ask): Promise<number[]> {
  const running = await ask<Page<PrediRoom>>(requestTo('predi', 'listByUser', { page: 1 }));
  const past = await ask<Page<{ predi: { id: number } }>>(requestTo('predi', 'awardsHistory', { page: 1 }));
  return [...running.results.map(({ id }) => id), ...past.results.map(({ predi }) => predi.id)];
}

async function ownPredictions(ask: Ask): Promise<Pick<PageIds, 'own' | 'draft'>> {
  const make = (room: object) =>
    ask<Made>(requestTo('predi', 'createPrivate', { body: { ...PRIVATE, ...room } as never }));
  const coming = await ask<Match[]>(requestTo('partidos', 'inPredi'));
  const matches = coming.slice(-3).map(({ id }) => id);
  const draft = await make({ name: 'Sala por armar' });
  const own = await make({ name: 'La sala del barrio', matches });
  const selections = matches.map((match) => ({ match, kinds: ['1x2', 'goles', 'marcador'] as never[] }));
  await ask(requestTo('predi', 'registerPredictions', { body: { predi: own.predi.id, selections } }));
  return { draft: draft.predi.id, own: { id: own.predi.id, code: own.cod_access } };
}

async function ownLineupRoom(ask: Ask, { league_unique, jornada_to }: EventInfo): Promise<string> {
  const body = { ...PRIVATE, league_unique, jornada: jornada_to, join: false, name: 'Los de siempre' };
  return (await ask<{ cod_access: string }>(requestTo('salas', 'createPrivate', { body }))).cod_access;
}

async function topUps(ask: Ask, paid_at: string): Promise<Pick<PageIds, 'deposit' | 'paidDeposit'>> {
  const [pack] = await ask<{ id: number }[]>(requestTo('home', 'recargas'));
  const open = async (provider: 'yape' | 'plin') => {
    const body = { recarga: pack!.id, provider };
    return (await ask<{ deposit: Deposit }>(requestTo('wallet', 'createDeposit', { body }))).deposit.id;
  };
  const paidDeposit = await open('yape');
  const body = { operation_number: '00421187', paid_at };
  await ask(requestTo('wallet', 'payDeposit', { id: paidDeposit, body }));
  return { paidDeposit, deposit: await open('plin') };
}
