import type { FeedFiles } from './feedFiles';
import { placed, type FeedReport, type Placed } from './feedReport';
import type { FeedPlayer, FeedTeam } from './feedShape';
import { ApiBootstrap, ApiElement, ApiTeam } from './fplShapes';
import { csvRow, readCsv } from './readCsv';
import { readJson } from './readJson';
import type { Condition, Position } from '@arma11/core/contract';

const POSITIONS: Record<number, Position> = { 1: 0, 2: 1, 3: 2, 4: 3, 5: 4 };

const CONDITIONS: Record<string, Condition> = { a: 0, d: 1, i: 2, s: 3, u: 2, n: 2 };

/** An element of the API or a row of players_raw.csv as a player; a status that we do not know is a doubt. */
const fplPlayer = (element: ApiElement): FeedPlayer => ({
  external_id: String(element.id),
  team_external_id: String(element.team),
  full_name: element.known_name || `${element.first_name} ${element.second_name}`.trim(),
  short_name: element.web_name,
  position: POSITIONS[element.element_type] ?? 2,
  condition: CONDITIONS[element.status] ?? 1,
  condition_note: element.news || null,
  contry: '',
  number: element.squad_number ?? null,
});

/** A club of the API or a row of teams.csv as a team. */
const fplTeam = ({ id, name, short_name }: ApiTeam): FeedTeam => ({
  external_id: String(id),
  name,
  short: short_name,
});

/** Clubs and players of a folder, and what the API's calendar tells where there is one. */
export interface FplSquads {
  teams: Placed<FeedTeam>[];
  players: Placed<FeedPlayer>[];
  jornadas: number[];
  /** ISO instant of the season's first deadline, or null in the CSV layout, which has no calendar. */
  firstDeadline: string | null;
}

const BOOTSTRAP = 'bootstrap-static.json';

/** Clubs and players of the official API's bootstrap-static.json. */
export function fplBootstrap(files: FeedFiles, report: FeedReport): FplSquads {
  const { events, teams, elements } = readJson(files, BOOTSTRAP, ApiBootstrap);
  report.rowsRead[`${BOOTSTRAP} events`] = events.length;
  report.rowsRead[`${BOOTSTRAP} teams`] = teams.length;
  report.rowsRead[`${BOOTSTRAP} elements`] = elements.length;
  return {
    teams: teams.map((team, i) => placed(BOOTSTRAP, `teams[${i}]`, fplTeam(team))),
    players: elements.map((element, i) => placed(BOOTSTRAP, `elements[${i}]`, fplPlayer(element))),
    jornadas: events.map((event) => event.id),
    firstDeadline: events.map((event) => event.deadline_time).toSorted()[0] ?? null,
  };
}

const TeamRow = csvRow(ApiTeam, ['id'], ['name', 'short_name']);
const PlayerRow = csvRow(
  ApiElement,
  ['id', 'team', 'element_type', 'squad_number'],
  ['first_name', 'second_name', 'web_name', 'known_name', 'status', 'news'],
);

/** Clubs and players of the community layout: teams.csv and players_raw.csv. */
export function fplCsvSquads(files: FeedFiles, report: FeedReport): FplSquads {
  const teams = readCsv(files, 'teams.csv', TeamRow);
  const players = readCsv(files, 'players_raw.csv', PlayerRow);
  report.rowsRead['teams.csv'] = teams.length;
  report.rowsRead['players_raw.csv'] = players.length;
  return {
    teams: teams.map((row) => ({ ...row, value: fplTeam(row.value) })),
    players: players.map((row) => ({ ...row, value: fplPlayer(row.value) })),
    jornadas: [],
    firstDeadline: null,
  };
}
