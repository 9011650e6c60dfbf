import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database';
import { refreshPlayerStats } from '../../scoring/refreshPlayerStats';
import { coachLeague, leagueProfile } from '../coachLeague';
import { FeedError } from '../FeedError';
import type { FeedMatch, FeedPlayer, FeedPlayerMatch, FeedSeason } from '../feedShape';
import { refreshPools } from '../refreshPools';
import { upsertPlayers, upsertTeams, type Written } from '../upsertCatalogue';
import { upsertMatches } from '../upsertMatches';
import { upsertPlayerMatches } from '../upsertPlayerMatches';
import { csvMatches, csvPlayers, csvTeams, type Checked } from './csvCatalogue';
import { changedRows, rowsNow, type ChangedRow } from './changedRows';
import { csvMatchStats, csvStats } from './csvStats';

/** The four files that make a catalogue, in the order in which they are imported. */
export type CsvKind = 'teams' | 'players' | 'matches' | 'stats';

/** What an import did, or would do. */
export interface CsvReport extends Written {
  kind: CsvKind;
  league: string;
  rows: number;
  unchanged: number;
  /** Row by row, coaches that were made among them; at most 1,000. */
  changes: ChangedRow[];
}

interface Given {
  kind: CsvKind;
  league: { id: number; league_unique: string };
  text: string;
  /** The one match of a file of stats that names none. */
  match?: string;
}

const MOST_TOLD = 50;

const lineOf = (problem: string) => Number(/^line (\d+)/.exec(problem)?.[1] ?? 0);

function refuse(kind: CsvKind, problems: readonly string[]): void {
  if (problems.length === 0) return;
  const told = problems
    .toSorted((a, b) => lineOf(a) - lineOf(b))
    .slice(0, MOST_TOLD)
    .map((problem) => `\n  ${problem}`);
  const more = problems.length > MOST_TOLD ? `\n  … and ${problems.length - MOST_TOLD} more.` : '';
  throw new FeedError(
    `${kind}.csv`,
    null,
    `nothing was imported, ${problems.length} rows are wrong:${told.join('')}${more}`,
  );
}

async function teamIds(tx: Tx, leagueId: number): Promise<ReadonlySet<string>> {
  const rows = await tx.selectFrom('team').select('external_id').where('league_id', '=', leagueId).execute();
  return new Set(rows.map(({ external_id }) => external_id));
}

/** Jornadas that the file names for the first time; those that are there keep their names. */
async function addJornadas(tx: Tx, leagueId: number, matches: readonly FeedMatch[]): Promise<void> {
  const numbers = [...new Set(matches.flatMap(({ jornada }) => jornada ?? []))];
  await sql`
    insert into jornada (league_id, number, name)
    select ${leagueId}, n, 'Jornada ' || n from unnest(${numbers}::int[]) as n on conflict do nothing`.execute(tx);
}

async function writePlayers(tx: Tx, leagueId: number, players: readonly FeedPlayer[]): Promise<Written> {
  const written = await upsertPlayers(tx, leagueId, players);
  await tx
    .updateTable('league')
    .set({ has_compe: true })
    .where('id', '=', leagueId)
    .where('has_compe', '=', false)
    .execute();
  return written;
}

async function writeMatches(tx: Tx, leagueId: number, matches: readonly FeedMatch[]): Promise<Written> {
  await addJornadas(tx, leagueId, matches);
  return upsertMatches(tx, leagueId, matches, 'matches.csv');
}

async function writeStats(tx: Tx, leagueId: number, stats: FeedPlayerMatch[]): Promise<Written> {
  const players = (await tx
    .selectFrom('player')
    .select(['external_id', 'position'])
    .where('league_id', '=', leagueId)
    .execute()) as FeedPlayer[];
  return upsertPlayerMatches(tx, leagueId, { players, stats } as FeedSeason, await leagueProfile(tx, leagueId));
}

interface Ready {
  rows: number;
  write(): Promise<Written>;
}

function ready<T>(kind: CsvKind, { rows, problems }: Checked<T>, write: (rows: T[]) => Promise<Written>): Ready {
  refuse(kind, problems);
  return { rows: rows.length, write: () => write(rows) };
}

async function prepare(tx: Tx, { kind, league: { id }, text, match }: Given): Promise<Ready> {
  switch (kind) {
    case 'teams':
      return ready(kind, csvTeams(text), (rows) => upsertTeams(tx, id, rows));
    case 'players':
      return ready(kind, csvPlayers(text, await teamIds(tx, id)), (rows) => writePlayers(tx, id, rows));
    case 'matches':
      return ready(kind, csvMatches(text, await teamIds(tx, id)), (rows) => writeMatches(tx, id, rows));
    case 'stats': {
      const read = match === undefined ? csvStats(tx, id, text) : csvMatchStats(tx, { leagueId: id, match }, text);
      return ready(kind, await read, (rows) => writeStats(tx, id, rows));
    }
  }
}

/**
 * Writes an operator's CSV file into a league, whole or not at all: rows are found by their ids, and importing the same
 * twice writes nothing the second time. Every club ends with a coach, who has what their team did (rules R4.1), players
 * have points by the league's table, and the rooms follow. Throws `FeedError` with every wrong row and its line.
 */
export async function importCsv(tx: Tx, given: Given): Promise<CsvReport> {
  const { id, league_unique } = given.league;
  await sql`select from league where id = ${id} for no key update`.execute(tx);
  const before = await rowsNow(tx, given.kind, id);
  const { rows, write } = await prepare(tx, given);
  const { inserted, updated } = await write();
  await coachLeague(tx, id);
  await refreshPools(tx, id);
  await refreshPlayerStats(tx, id);
  const changes = changedRows(before, await rowsNow(tx, given.kind, id));
  const unchanged = rows - inserted - updated;
  return { kind: given.kind, league: league_unique, rows, inserted, updated, unchanged, changes };
}
