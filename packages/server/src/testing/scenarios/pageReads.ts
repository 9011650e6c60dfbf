import { groupCalls } from '@arma11/core/back-office';
import { requestKey, requestTo, type ScenarioRequest } from '@arma11/testing/scenarios';
import type { ScenarioIds } from './scenarioIds';
import { compeRoom } from './reads';

/** What stories search for: it finds some of each kind. */
const SEARCHED = 'sa';

const bigPage = { page_size: 50 };
const bigPageOf = (page: number) => ({ page, ...bigPage });

/** What the home and the quests ask for besides widgets. */
export const homePageReads = ({ pages }: ScenarioIds): ScenarioRequest[] => [
  ...everyPage(),
  requestTo('salas', 'filter', { tipo: '1', min_price: 0, max_price: 0, page: 1 }),
  ...pages.salas.map((sala) => requestTo('compe', 'ranking', { sala, page: 1 })),
  requestTo('quests', 'criterios', { quest: pages.quest }),
  groupList(),
];

/** The player's groups, which are in no contract that widgets know. */
function groupList(): ScenarioRequest {
  const { method, path } = groupCalls.list;
  return { heading: 'groups', name: 'list', method, path, key: requestKey(method, path, undefined) };
}

/** What the pages ask for besides widgets and home: each group is named by who asks it. */
export const pageReads = (ids: ScenarioIds): ScenarioRequest[] => [
  ...homePageReads(ids),
  ...lists(ids),
  ...wallet(ids),
  ...profile(ids),
  ...rooms(ids),
  ...gallery(),
  ...nowhere(ids),
];

/** What stands around every page. */
export const everyPage = (): ScenarioRequest[] => [
  requestTo('accounts', 'getData'),
  requestTo('accounts', 'myDesk'),
  requestTo('accounts', 'contentEntry', { slug: 'play-site' }),
  requestTo('accounts', 'contentEntry', { slug: 'canal' }),
];

const lists = ({ pages: { league, team, player, ended, event, predis } }: ScenarioIds): ScenarioRequest[] => [
  ...predis.map((id) => requestTo('predi', 'listRanking', { id, page: 1 })),
  requestTo('salas', 'casual'),
  requestTo('compe', 'allByUser', { page: 1, ...bigPage }),
  requestTo('compe', 'historyByUser', { page: 1, ...bigPage }),
  requestTo('leagues', 'teams', { league_unique: league }),
  requestTo('leagues', 'team', { league_unique: league, id_team: team }),
  requestTo('leagues', 'player', { id: player }),
  requestTo('leagues', 'matchSheet', { id: ended }),
  requestTo('partidos', 'match', { id: ended }),
  requestTo('events', 'list'),
  requestTo('compe', 'championsByEvents'),
  requestTo('events', 'table', { id: event.id, jornada: event.jornada, page: 1 }),
  requestTo('predi', 'awardsHistory', { page: 1 }),
  requestTo('home', 'clubsByLeague', { liga: league }),
  requestTo('home', 'search', { q: SEARCHED }),
  requestTo('home', 'search', { q: 'zzz' }),
  requestTo('partidos', 'forFantasy', { page: 1 }),
  requestTo('partidos', 'forFantasy', { league, ...bigPage }),
  requestTo('salas', 'filter', { tipo: '5', ...bigPage }),
  requestTo('salas', 'filter', { league, min_price: 50, max_price: 50, page: 1 }),
];

const wallet = ({ pages: { deposit, paidDeposit } }: ScenarioIds): ScenarioRequest[] => [
  requestTo('home', 'recargas'),
  requestTo('home', 'qrPay'),
  requestTo('wallet', 'deposits', { page: 1 }),
  requestTo('wallet', 'deposit', { id: deposit }),
  requestTo('wallet', 'deposit', { id: paidDeposit }),
  requestTo('wallet', 'withdrawals', { page: 1 }),
  requestTo('wallet', 'movements', bigPageOf(1)),
  requestTo('wallet', 'limits'),
];

const profile = ({ pages: { keyusername } }: ScenarioIds): ScenarioRequest[] => [
  requestTo('accounts', 'userProfile', { keyusername }),
  requestTo('accounts', 'myStats'),
  requestTo('accounts', 'sessions'),
  requestTo('partners', 'grants'),
  requestTo('notifications', 'prefs'),
  requestTo('notifications', 'calendar'),
  requestTo('notifications', 'pushKey'),
];

const rooms = ({ sala, pages: { own, draft, compeCode, casual, casualSala } }: ScenarioIds): ScenarioRequest[] => [
  ...[{ id: casualSala, entry: casual }, sala.unfilled].flatMap(compeRoom),
  requestTo('salas', 'quote', { amount_ins: 50, n: 12 }),
  requestTo('predi', 'prices'),
  requestTo('partidos', 'inPredi'),
  requestTo('predi', 'sala', { id: own.id }),
  requestTo('predi', 'sala', { id: own.id, code: own.code }),
  requestTo('predi', 'salaByCode', { code: own.code }),
  requestTo('partidos', 'byCode', { code: own.code }),
  requestTo('predi', 'getAdmin', { id: own.id }),
  requestTo('predi', 'matchSelect', { id: own.id }),
  requestTo('predi', 'sala', { id: draft }),
  requestTo('predi', 'getAdmin', { id: draft }),
  requestTo('predi', 'matchSelect', { id: draft }),
  requestTo('salas', 'filter', { code: compeCode }),
];

const gallery = (): ScenarioRequest[] =>
  (['avatars', 'tarjetas', 'escudos', 'jugadores', 'leyendas', 'buddys'] as const).map((category) =>
    requestTo('items', 'list', { category }),
  );

/** Addresses of nothing. */
const nowhere = ({ nothing }: ScenarioIds): ScenarioRequest[] => [
  requestTo('accounts', 'userProfile', { keyusername: 'nadie-se-llama-asi' }),
  requestTo('leagues', 'teams', { league_unique: 'ninguna' }),
  requestTo('wallet', 'deposit', { id: nothing }),
];
