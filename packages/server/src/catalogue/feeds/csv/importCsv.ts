// Long: one import in its two ways, whole and in parts, which must count the same.
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db, Queryable, Tx } from '../../../platform/db/database';
import { refreshPlayerStats } from '../../scoring/refreshPlayerStats';
import { coachLeague, leagueProfile } from '../coachLeague';
import { FeedError } from '../FeedError';
import type { FeedMatch, FeedPlayer, FeedPlayerMatch, FeedSeason } from '../feedShape';
import { refreshPools } from '../refreshPools';
import { matchAliases } from '../knownMatches';
import { upsertPlayers, upsertTeams, type Written } from '../upsertCatalogue';
import { upsertMatches } from '../upsertMatches';
import { upsertPlayerMatches } from '../upsertPlayerMatches';
import { csvMatches, csvPlayers, csvTeams, type Checked } from './csvCatalogue';
import { breathe, inTurn, parts } from '../smallSteps';
import { holdPayments, releasePayments } from '../heldPayments';
import { changedRows, MOST_CHANGES, rowsNow, type ChangedRow } from './changedRows';
import { MatchStatsRow, matchRow, PlayerRow, StatsRow, TeamRow } from './csvShapes';
import { csvStats, ofOneMatch } from './csvStats';
import { readCsvText, readLargeCsv, type CsvRead } from './csvText';

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

/** What an import is given. */
export interface Given {
  kind: CsvKind;
  league: { id: number; league_unique: string };
  text: string;
  /** The one match of a file of stats that names none. */
  match?: string;
  /** The IANA zone of kick-offs that name none. */
  zone?: string;
}

const MOST_TOLD = 50;

const lineOf = (problem: string) => Number(/^line (\d+)/.exec(problem)?.[1] ?? 0);

function assertNoProblems(kind: CsvKind, problems: readonly string[]): void {
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

async function teamIds(q: Queryable, leagueId: number): Promise<ReadonlySet<string>> {
  const rows = await q.selectFrom('team').select('external_id').where('league_id', '=', leagueId).execute();
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
  return upsertMatches(tx, leagueId, matches, { source: 'matches.csv', provider: 'csv' });
}

async function writeStats(tx: Tx, leagueId: number, stats: FeedPlayerMatch[]): Promise<Written> {
  const players = (await tx
    .selectFrom('player')
    .select(['external_id', 'position'])
    .where('league_id', '=', leagueId)
    .execute()) as FeedPlayer[];
  return upsertPlayerMatches(tx, leagueId, { players, stats } as FeedSeason, await leagueProfile(tx, leagueId), 'hand');
}

/** What a file holds, checked, and how it is written. */
interface Ready<T = never> {
  rows: readonly T[];
  /** By what `rowsNow` finds a row again. */
  keyOf: (row: T) => string;
  write: (tx: Tx, rows: readonly T[]) => Promise<Written>;
}

function ready<T>(kind: CsvKind, { rows, problems }: Checked<T>, how: Omit<Ready<T>, 'rows'>): Ready {
  assertNoProblems(kind, problems);
  return { rows, ...how } as unknown as Ready;
}

/** Reads the file in a shape, at once or letting others run. */
type Read = <S extends z.ZodObject>(shape: S) => Promise<CsvRead<z.output<S>>>;

/** A file's rows with each match under the id that its league knows it by (rules R18.5). */
const underKnownIds = <Row extends { [Name in Column]: string }, Column extends 'external_id' | 'match'>(
  { rows, problems }: CsvRead<Row>,
  column: Column,
  ids: ReadonlyMap<string, string>,
): CsvRead<Row> => ({
  rows: rows.map(({ line, value }) => ({
    line,
    value: { ...value, [column]: ids.get(value[column]) ?? value[column] },
  })),
  problems,
});

const external = ({ external_id }: { external_id: string }) => external_id;

async function prepare(
  q: Queryable,
  { kind, league: { id, league_unique }, match, zone }: Given,
  read: Read,
): Promise<Ready> {
  switch (kind) {
    case 'teams':
      return ready(kind, csvTeams(await read(TeamRow)), {
        keyOf: external,
        write: (tx, rows) => upsertTeams(tx, id, rows, 'file'),
      });
    case 'players':
      return ready(kind, csvPlayers(await read(PlayerRow), await teamIds(q, id)), {
        keyOf: external,
        write: (tx, rows) => writePlayers(tx, id, rows),
      });
    case 'matches': {
      const rows = underKnownIds(await read(matchRow(zone)), 'external_id', await matchAliases(q, league_unique));
      return ready(kind, csvMatches(rows, await teamIds(q, id)), {
        keyOf: external,
        write: (tx, matches) => writeMatches(tx, id, matches),
      });
    }
    case 'stats': {
      const file = match === undefined ? await read(StatsRow) : ofOneMatch(await read(MatchStatsRow), match);
      const rows = underKnownIds(file, 'match', await matchAliases(q, league_unique));
      return ready(kind, await csvStats(q, id, rows), {
        keyOf: ({ match_external_id }) => match_external_id,
        write: (tx, stats) => writeStats(tx, id, [...stats]),
      });
    }
  }
}

const holdLeague = (tx: Tx, { league }: Given) =>
  sql`select from league where id = ${league.id} for no key update`.execute(tx);

const reportOf = ({ kind, league }: Given, rows: number, written: Written, changes: ChangedRow[]): CsvReport => ({
  kind,
  league: league.league_unique,
  rows,
  ...written,
  unchanged: rows - written.inserted - written.updated,
  changes,
});

/**
 * Writes an operator's CSV file into a league, whole or not at all: rows are found by their ids, and importing the same
 * twice writes nothing the second time. Every club ends with a coach, who has what their team did (rules R4.1), players
 * have points by the league's table, and the rooms follow. Throws `FeedError` with every wrong row and its line.
 */
export async function importCsv(tx: Tx, given: Given): Promise<CsvReport> {
  const { kind, league, text } = given;
  await holdLeague(tx, given);
  const before = await rowsNow(tx, kind, league.id);
  const { rows, write } = await prepare(tx, given, async (shape) => readCsvText(text, shape));
  const written = await write(tx, rows);
  await coachLeague(tx, league.id);
  await refreshPools(tx, league.id);
  await refreshPlayerStats(tx, league.id);
  return reportOf(given, rows.length, written, changedRows(before, await rowsNow(tx, kind, league.id)));
}

/** What one transaction of the embedded database writes while everybody waits: some 100 ms. */
const ROWS_AT_ONCE = 150;
const MOST_IN_ONE = 500;
const MATCHES_AT_ONCE = 20;
const CLUBS_AT_ONCE = 2;

/** Whether a file would hold up every player if it were one transaction (rules R18.6). */
export const isLargeCsv = ({ engine }: Db, { text }: Given): boolean =>
  engine === 'pglite' && text.split('\n').length > MOST_IN_ONE;

/** Rows in parts, those of one key together. */
function partsByKey<T>({ rows, keyOf }: Ready<T>): T[][] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  const all: T[][] = [[]];
  for (const group of groups.values()) {
    if (all.at(-1)!.length > 0 && all.at(-1)!.length + group.length > ROWS_AT_ONCE) all.push([]);
    all.at(-1)!.push(...group);
  }
  return all;
}

// A dry run does each step and takes it back by throwing this.
class TakenBack<T> extends Error {
  constructor(readonly value: T) {
    super('dry run');
  }
}

async function stepOf<T>(db: Db, given: Given, dryRun: boolean, work: (tx: Tx) => Promise<T>): Promise<T> {
  const outcome = await db
    .tx(async (tx) => {
      await holdLeague(tx, given);
      const value = await work(tx);
      if (dryRun) throw new TakenBack(value);
      return value;
    })
    .catch((error: unknown) => {
      if (error instanceof TakenBack) return error.value as T;
      throw error;
    });
  await breathe();
  return outcome;
}

async function followUp(db: Db, given: Given, { rows, keyOf }: Ready, dryRun: boolean): Promise<void> {
  const { league, kind } = given;
  const { id } = league;
  const step = (work: (tx: Tx) => Promise<void>) => stepOf(db, given, dryRun, work);
  const moved = kind === 'matches' || kind === 'stats' ? new Set(rows.map(keyOf)) : null;
  const matches = await db.fresh
    .selectFrom('match')
    .select(['id', 'external_id'])
    .where('league_id', '=', id)
    .execute();
  const ids = matches.filter(({ external_id }) => moved?.has(external_id)).map((match) => match.id);
  for (const some of [[], ...parts(ids, MATCHES_AT_ONCE)]) await step((tx) => coachLeague(tx, id, some));
  await step((tx) => refreshPools(tx, id));
  const teams = await db.fresh.selectFrom('team').select('id').where('league_id', '=', id).execute();
  for (const some of parts(teams, CLUBS_AT_ONCE)) {
    await step((tx) =>
      refreshPlayerStats(
        tx,
        id,
        some.map((team) => team.id),
      ),
    );
  }
}

/**
 * The same for a large file on the embedded database: many small transactions, so that nobody waits longer than 250 ms
 * (rules R18.6). Everything is read and checked before the first; the league's rooms are not paid until the last. One
 * that is killed is completed by importing again.
 */
export const importLargeCsv = (db: Db, given: Given, dryRun = false): Promise<CsvReport> =>
  inTurn(given.league.league_unique, async () => {
    const { kind, league, text } = given;
    const prepared = await prepare(db.fresh, given, (shape) => readLargeCsv(text, shape));
    const { keyOf, write, rows } = prepared;
    const total: Written = { inserted: 0, updated: 0 };
    const changes: ChangedRow[] = [];
    if (!dryRun) await holdPayments(db, league.id);
    for (const part of partsByKey(prepared)) {
      const keys = [...new Set(part.map(keyOf))];
      await stepOf(db, given, dryRun, async (tx) => {
        const before = await rowsNow(tx, kind, league.id, keys);
        const written = await write(tx, part);
        total.inserted += written.inserted;
        total.updated += written.updated;
        changes.push(...changedRows(before, await rowsNow(tx, kind, league.id, keys)));
      });
    }
    await followUp(db, given, prepared, dryRun);
    if (!dryRun) await releasePayments(db, league.id);
    const told = changes.toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(0, MOST_CHANGES);
    return reportOf(given, rows.length, total, told);
  });
