import { requestTo, type ScenarioRequest } from '@arma11/testing/scenarios';
import type { Position } from '@arma11/core/contract';
import type { ScenarioIds, JoinedRoom } from './scenarioIds';

const positions: readonly Position[] = [0, 1, 2, 3, 4];

/** What the shell and the home ask for, whoever is looking. */
export const home = (): ScenarioRequest[] => [
  requestTo('accounts', 'getData'),
  requestTo('quests', 'mainQuest'),
  requestTo('quests', 'criterios'),
  requestTo('quests', 'resume'),
  requestTo('home', 'banners'),
  requestTo('home', 'exchange'),
  requestTo('home', 'rango'),
  requestTo('home', 'topClubs'),
  requestTo('partidos', 'inBanner'),
  requestTo('partidos', 'nextImportant', { limit: 6 }),
  requestTo('leagues', 'list'),
  requestTo('leagues', 'recentStats'),
  requestTo('notifications', 'list'),
  requestTo('wallet', 'summary'),
  requestTo('wallet', 'movements', { page: 1 }),
  requestTo('accounts', 'contentEntry', { slug: 'landing' }),
];

/** One's own rooms, of both games. */
export const ownRooms = (): ScenarioRequest[] => [
  requestTo('compe', 'allByUser', { page: 1 }),
  requestTo('predi', 'listByUser', { page: 1 }),
];

/** The lists of rooms, one's own and everybody's. */
const lobbies = (): ScenarioRequest[] => [
  ...ownRooms(),
  requestTo('salas', 'topSalas', { top: 5, tipo: undefined }),
  requestTo('salas', 'filter', { page: 1 }),
  requestTo('compe', 'historyByUser', { page: 1 }),
  requestTo('compe', 'playersToday', { league: undefined }),
  requestTo('predi', 'listPublic', {}),
  requestTo('predi', 'topPublic', { top: undefined }),
  requestTo('predi', 'topPublic', { top: 6 }),
];

const compeCard = (sala: number): ScenarioRequest[] => [
  requestTo('salas', 'sala', { sala }),
  requestTo('salas', 'topAward', { id: sala }),
];

const prediCard = (id: number): ScenarioRequest[] => [
  requestTo('predi', 'sala', { id }),
  requestTo('predi', 'topAwards', { id }),
];

const lineup = ({ entry }: JoinedRoom): ScenarioRequest[] => [
  requestTo('compe', 'retrive', { id: entry }),
  requestTo('compe', 'getLineup', { id: entry }),
];

export const compeRoom = (room: JoinedRoom): ScenarioRequest[] => [
  ...compeCard(room.id),
  ...lineup(room),
  requestTo('compe', 'ranking', { sala: room.id, page: 1 }),
  requestTo('salas', 'rules', { kind: 'compe', id: room.id }),
  requestTo('salas', 'slate', { kind: 'compe', id: room.id }),
  requestTo('salas', 'commitments', { kind: 'compe', id: room.id }),
  requestTo('reactions', 'ofRoom', { kind: 'compe', id: room.id }),
];

export const prediRoom = ({ id }: JoinedRoom): ScenarioRequest[] => [
  ...prediCard(id),
  requestTo('predi', 'matchSala', { id }),
  requestTo('predi', 'listResults', { id }),
  requestTo('predi', 'listRanking', { id, page: 1 }),
  requestTo('predi', 'tiebreak', { id }),
  requestTo('salas', 'rules', { kind: 'predi', id }),
  requestTo('salas', 'slate', { kind: 'predi', id }),
  requestTo('salas', 'commitments', { kind: 'predi', id }),
  requestTo('reactions', 'ofRoom', { kind: 'predi', id }),
];

/** Who can be put into a team, position by position. */
export const pools = (sala: number): ScenarioRequest[] =>
  positions.map((position) => requestTo('salas', 'playersByPosition', { sala, position }));

/** What every scenario is asked: the home, the lobbies, the rooms of the evening and those that can be joined. */
export const eveningReads = ({ sala, predi, nothing }: ScenarioIds): ScenarioRequest[] => [
  ...home(),
  ...lobbies(),
  ...compeRoom(sala.evening),
  ...prediRoom(predi.evening),
  ...[sala.unfilled.id, sala.free, sala.paid, sala.duel, sala.guaranteed, nothing].flatMap(compeCard),
  ...[predi.free, predi.duel, predi.guaranteed, nothing].flatMap(prediCard),
  ...lineup({ id: nothing, entry: nothing }),
  ...[predi.free, nothing].map((id) => requestTo('predi', 'matchSala', { id })),
  requestTo('predi', 'listRanking', { id: nothing, page: 1 }),
  requestTo('reactions', 'ofRoom', { kind: 'predi', id: nothing }),
];
