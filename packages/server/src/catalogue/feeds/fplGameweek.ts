import { z } from 'zod';
import type { FeedFiles } from './feedFiles';
import { placed, reject, type FeedReport, type Placed } from './feedReport';
import { ApiLive, ApiStats, Id, type ApiLiveElement } from './fplShapes';
import { explainedStats } from './fplStats';
import { csvRow, readCsv } from './readCsv';
import { readJson } from './readJson';

/** One player in one fixture of one gameweek, from either layout. */
export interface FplRow {
  element: number;
  fixture: number;
  gameweek: number;
  /** Null in live documents: they do not say it. */
  was_home: boolean | null;
  stats: ApiStats;
}

const took = (stats: ApiStats) => Object.values(stats).some((count) => count !== 0);

function rowsOf({ id, stats, explain }: ApiLiveElement, gameweek: number): FplRow[] {
  return explain.map((fixture) => ({
    element: id,
    fixture: fixture.fixture,
    gameweek,
    was_home: null,
    stats: explain.length === 1 ? stats : explainedStats(fixture.stats),
  }));
}

/** One gameweek of the official API: event-N-live.json. A player without a fixture that week has no row. */
export function fplLive(files: FeedFiles, gameweek: number, report: FeedReport): Placed<FplRow>[] {
  const file = `event-${gameweek}-live.json`;
  const { elements } = readJson(files, file, ApiLive);
  report.rowsRead[file] = elements.length;
  return elements.flatMap((element, i) => {
    const place = `elements[${i}] (id ${element.id})`;
    const rows = rowsOf(element, gameweek).map((row) => placed(file, place, row));
    if (!rows.length && took(element.stats)) {
      reject(report, 'player_match', placed(file, place, element), 'it has statistics but names no fixture');
    }
    return rows;
  });
}

const GameweekRow = csvRow(ApiStats.extend({ element: Id, fixture: Id, was_home: z.boolean() }), [
  'element',
  'fixture',
  'was_home',
  ...Object.keys(ApiStats.shape),
]);

/** One gameweek of the community layout: gws/gwN.csv. Its columns are read by name: they change in mid-season. */
export function fplCsvGameweek(files: FeedFiles, gameweek: number, report: FeedReport): Placed<FplRow>[] {
  const file = `gws/gw${gameweek}.csv`;
  const rows = readCsv(files, file, GameweekRow);
  report.rowsRead[file] = rows.length;
  return rows.map((row) => {
    const { element, fixture, was_home, ...stats } = row.value;
    return { ...row, value: { element, fixture, gameweek, was_home, stats } };
  });
}
