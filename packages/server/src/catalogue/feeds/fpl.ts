import { existsSync, statSync } from 'node:fs';
import { FeedError } from './FeedError';
import { folderFiles, type FeedFiles } from './feedFiles';
import { breathe } from './smallSteps';
import { emptyReport, type FeedReport, type Placed } from './feedReport';
import type { FeedPlayerMatch, FeedSeason, FeedMatch } from './feedShape';
import { fplCsvFixtures, fplFixtures } from './fplFixtures';
import { fplCsvGameweek, fplLive, type FplRow } from './fplGameweek';
import { fplEvents, fplMatch } from './fplMatch';
import { validFixtures, validRows, validSquads } from './validateFpl';
import type { ApiFixture } from './fplShapes';
import { fplBootstrap, fplCsvSquads } from './fplSquads';
import { fplStats } from './fplStats';

/** The season that an instant opens: '2024-25' from 2024-08-16. */
function seasonFrom(instant: string | undefined): string | null {
  if (!instant) return null;
  const year = Number(instant.slice(0, 4));
  return `${year}-${String(year + 1).slice(2)}`;
}

function oneOf<T>(files: FeedFiles, json: string, csv: readonly string[], read: { json: () => T; csv: () => T }): T {
  if (files.names.has(json)) return read.json();
  const missing = csv.find((file) => !files.names.has(file));
  if (missing) throw new FeedError(files.name, null, `the folder has neither ${json} nor ${missing}.`);
  return read.csv();
}

const gameweeksIn = ({ names }: FeedFiles, pattern: RegExp): number[] =>
  [...names].flatMap((file) => pattern.exec(file)?.[1] ?? []).map(Number);

/** Every gameweek that there is, once: the official document is preferred to the community's. */
function* readGameweeks(files: FeedFiles, report: FeedReport): Generator<void, Placed<FplRow>[]> {
  const live = new Set(gameweeksIn(files, /^event-(\d+)-live\.json$/));
  const all = new Set([...live, ...gameweeksIn(files, /^gws\/gw(\d+)\.csv$/)]);
  const rows: Placed<FplRow>[] = [];
  for (const gameweek of [...all].toSorted((a, b) => a - b)) {
    rows.push(...(live.has(gameweek) ? fplLive : fplCsvGameweek)(files, gameweek, report));
    yield;
  }
  return rows;
}

function statsOf(rows: Placed<FplRow>[], players: FeedSeason['players'], fixtures: ApiFixture[]): FeedPlayerMatch[] {
  const byId = new Map(players.map((player) => [player.external_id, player]));
  const sideOf = fplSides(fixtures, (element) => byId.get(String(element))?.team_external_id);
  return rows.map(({ value: { element, fixture, gameweek, was_home, stats } }) => ({
    player_external_id: String(element),
    match_external_id: String(fixture),
    jornada: gameweek,
    was_local: was_home ?? sideOf(fixture, element),
    stats: fplStats(stats, byId.get(String(element))?.position === 4),
  }));
}

function fplFolder(dir: string): FeedFiles {
  if (!existsSync(dir) || !statSync(dir).isDirectory()) throw new FeedError(dir, null, 'there is no such folder.');
  return folderFiles(dir);
}

/** The reading, which rests after each file. */
function* readingFpl(files: FeedFiles, season?: string): Generator<void, FeedSeason> {
  const report = emptyReport();
  const squads = oneOf(files, 'bootstrap-static.json', ['players_raw.csv', 'teams.csv'], {
    json: () => fplBootstrap(files, report),
    csv: () => fplCsvSquads(files, report),
  });
  yield;
  const fixtureRows = oneOf(files, 'fixtures.json', ['fixtures.csv'], {
    json: () => fplFixtures(files, report),
    csv: () => fplCsvFixtures(files, report),
  });
  yield;
  const rows = yield* readGameweeks(files, report);
  const { teams, players } = validSquads(squads, report);
  const fixtures = validFixtures(fixtureRows, teams, report);
  const first = squads.firstDeadline ?? fixtures.flatMap((fixture) => fixture.kickoff_time ?? []).toSorted()[0];
  const named = season ?? seasonFrom(first);
  if (!named) throw new FeedError(files.name, null, 'no date tells the season: name it, such as "2024-25".');
  yield;
  const valid = validRows(rows, players, fixtures, report);
  yield;
  const numbers = new Set([...squads.jornadas, ...fixtures.flatMap((fixture) => fixture.event ?? [])]);
  return {
    source: files.name,
    provider: 'fpl',
    competition: 'Premier League',
    season: named,
    teams,
    players,
    jornadas: [...numbers].toSorted((a, b) => a - b).map((number) => ({ number, name: `Jornada ${number}` })),
    matches: fixtures.map(fplMatch),
    events: fixtures.flatMap(fplEvents),
    stats: statsOf(valid, players, fixtures),
    ...report,
  };
}

/**
 * Reads a folder of Fantasy Premier League data: the official API's documents, the community's CSV layout, or a mixture
 * (a document wins over the CSV file of the same content). Throws `FeedError` on a file that cannot be read whole.
 *
 * @param season Overrides the season that the calendar tells, such as '2024-25'.
 */
export function readFpl(dir: string, season?: string): FeedSeason {
  const reading = readingFpl(fplFolder(dir), season);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

/** The same of any documents, letting other work of this thread run between two of them (rules R18.6). */
export async function readFplFiles(files: FeedFiles, season?: string): Promise<FeedSeason> {
  const reading = readingFpl(files, season);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
    await breathe();
  }
}

/** The same of a folder. */
export const readFplSlowly = async (dir: string, season?: string): Promise<FeedSeason> =>
  readFplFiles(fplFolder(dir), season);

/** For which side a player was listed in a fixture: true at home, false away, null when nothing tells. */
type SideOf = (fixtureId: number, element: number) => boolean | null;

/**
 * Reads the sides from the fixtures' own lists first, then from the player's club. Both fail for somebody who did
 * nothing countable and has changed clubs since: live documents of past gameweeks still list them with their old club.
 */
function fplSides(fixtures: ApiFixture[], clubOf: (element: number) => string | undefined): SideOf {
  const listed = new Map<string, boolean>();
  const clubs = new Map<number, Pick<FeedMatch, 'local_external_id' | 'visit_external_id'>>();
  for (const { id, stats, team_h, team_a } of fixtures) {
    clubs.set(id, { local_external_id: String(team_h), visit_external_id: String(team_a) });
    for (const { h, a } of stats) {
      for (const { element } of h) listed.set(`${id}:${element}`, true);
      for (const { element } of a) listed.set(`${id}:${element}`, false);
    }
  }
  return (fixtureId, element) => {
    const club = clubOf(element);
    const sides = clubs.get(fixtureId);
    const byClub = sides?.local_external_id === club ? true : sides?.visit_external_id === club ? false : null;
    return listed.get(`${fixtureId}:${element}`) ?? byClub;
  };
}
