import { z } from 'zod';
import type { FeedFiles } from './feedFiles';
import { placed, type FeedReport, type Placed } from './feedReport';
import { ApiFixture } from './fplShapes';
import { csvRow, readCsv } from './readCsv';
import { readJson } from './readJson';

const FixtureRow = csvRow(ApiFixture, [
  'id',
  'event',
  'kickoff_time',
  'started',
  'finished',
  'finished_provisional',
  'minutes',
  'team_h',
  'team_a',
  'team_h_score',
  'team_a_score',
]);

/** Fixtures of the official API's fixtures.json. */
export function fplFixtures(files: FeedFiles, report: FeedReport): Placed<ApiFixture>[] {
  const fixtures = readJson(files, 'fixtures.json', z.array(ApiFixture));
  report.rowsRead['fixtures.json'] = fixtures.length;
  return fixtures.map((fixture, i) => placed('fixtures.json', `[${i}]`, fixture));
}

/** Fixtures of the community layout: fixtures.csv. */
export function fplCsvFixtures(files: FeedFiles, report: FeedReport): Placed<ApiFixture>[] {
  const rows = readCsv(files, 'fixtures.csv', FixtureRow);
  report.rowsRead['fixtures.csv'] = rows.length;
  return rows;
}
