// Longer than 200 lines on purpose: the one way of a season into the database, whole or in parts.
import { scoringProfileFor } from '@arma11/core/domain';
import type { Db, Queryable, Tx } from '../../platform/db/database';
import { refreshPlayerStats } from '../scoring/refreshPlayerStats';
import { breathe, inTurn, parts } from './smallSteps';
import { feedLeague, type FilledLeague, type LeagueToFill } from './feedLeague';
import type { FeedMatch, FeedSeason, FeedTable, RejectedRow } from './feedShape';
import { withKnownClubs } from './knownClubs';
import { holdPayments, releasePayments } from './heldPayments';
import { refreshPools } from './refreshPools';
import { upsertJornadas, upsertPlayers, upsertTeams, type Written } from './upsertCatalogue';
import { upsertEvents } from './upsertEvents';
import { unknownMatches, upsertMatches } from './upsertMatches';
import { changedScored, keptPositions, scoredRows, upsertScored, type ScoredRow } from './upsertPlayerMatches';
import { withCoaches, type CoachedSeason } from './withCoaches';

/** What an import did to one table: read + made = inserted + updated + unchanged + duplicate + rejected. */
export interface TableReport extends Written {
  read: number;
  /** Rows that no file has: the coaches of clubs without one, and what their teams did. */
  made: number;
  unchanged: number;
  /** Rows that repeat another word for word. */
  duplicate: number;
  rejected: number;
}

/** What an import did, for the operator. */
export interface ImportReport {
  league_unique: string;
  season: string;
  /** The league was made by this import. */
  created: boolean;
  tables: Record<FeedTable, TableReport>;
  rejected: RejectedRow[];
  duplicates: RejectedRow[];
  rowsRead: Record<string, number>;
  notes: string[];
}

/** A match without jornada has no place in the league until it gets one, unless it is already there. */
async function rejectUnplaced(tx: Tx, leagueId: number, { source, matches }: FeedSeason): Promise<RejectedRow[]> {
  const unplaced = matches.filter((match) => match.jornada === null);
  const ids = unplaced.length ? await unknownMatches(tx, leagueId, unplaced) : [];
  const reason = (id: string) => `match ${id}: it belongs to no jornada yet.`;
  return ids.map((id) => ({ table: 'match', file: source, line: null, reason: reason(id) }));
}

const count = (rows: RejectedRow[], table: FeedTable) => rows.filter((row) => row.table === table).length;

interface Done {
  season: FeedSeason;
  /** Rejected by the database, after the reader had let them pass. */
  unplaced: RejectedRow[];
  /** Rows offered to the table, those of our own making among them. */
  offered: number;
  made: number;
  written: Written;
}

function tableReport(table: FeedTable, { season, unplaced, offered, made, written }: Done): TableReport {
  const duplicate = count(season.duplicates, table);
  const rejected = count(season.rejected, table);
  const late = count(unplaced, table);
  return {
    read: offered - made + rejected + duplicate,
    made,
    ...written,
    unchanged: offered - late - written.inserted - written.updated,
    duplicate,
    rejected: rejected + late,
  };
}

const sum = (a: Written, b: Written): Written => ({
  inserted: a.inserted + b.inserted,
  updated: a.updated + b.updated,
});

const NONE: Written = { inserted: 0, updated: 0 };

/** An import on its way: what is written is added up, step by step. */
interface Import {
  league: LeagueToFill;
  read: FeedSeason;
  coached: CoachedSeason;
  stats: readonly ScoredRow[];
  filled?: FilledLeague;
  unplaced: RejectedRow[];
  written: Record<FeedTable, Written>;
  /** How many matches are new, or have another date or state. */
  moved: number;
}

/** How much a step writes. */
interface StepSize {
  rows: number;
  matches: number;
  clubs: number;
}

type Step = (tx: Tx, leagueId: number) => Promise<void>;

async function openLeague(tx: Tx, running: Import): Promise<void> {
  const { league, read, coached, written } = running;
  running.filled = await feedLeague(tx, league, read);
  const { id } = running.filled;
  running.unplaced = await rejectUnplaced(tx, id, coached.season);
  written.jornada = await upsertJornadas(tx, id, coached.season.jornadas);
  written.team = await upsertTeams(tx, id, coached.season.teams);
}

// New matches come before what players did in them, results last, since rooms are paid on them.
function stepsOf(running: Import, size: StepSize): Step[] {
  const { coached, stats, written } = running;
  const { matches, players, teams, events } = coached.season;
  const writePlayers = parts(players, size.rows).map((rows): Step => async (tx, id) => {
    written.player = sum(written.player, await upsertPlayers(tx, id, rows));
  });
  const writeNew = parts(matches, size.matches).map((rows): Step => async (tx, id) => {
    const unknown = new Set(await unknownMatches(tx, id, rows));
    const fresh = rows.filter(({ external_id }) => unknown.has(external_id));
    if (fresh.length > 0) written.match = sum(written.match, await upsertMatches(tx, id, fresh, coached.season));
  });
  const writeStats = parts(stats, size.rows).map((rows): Step => async (tx, id) => {
    written.player_match = sum(written.player_match, await upsertScored(tx, id, rows));
  });
  const writeEvents = (events ? parts(matches, size.matches) : []).map((rows): Step => {
    const ids = new Set(rows.map(({ external_id }) => external_id));
    const told = events!.filter(({ match_external_id }) => ids.has(match_external_id));
    return (tx, id) => upsertEvents(tx, id, rows, told);
  });
  const writeResults = parts(matches, size.matches).map((rows): Step => async (tx, id) => {
    written.match = sum(written.match, await upsertMatches(tx, id, rows, coached.season));
  });
  const refresh = parts(teams, size.clubs).map((clubs): Step => async (tx, id) => {
    if (written.player_match.inserted + written.player_match.updated === 0) return;
    const ids = await tx
      .selectFrom('team')
      .select('id')
      .where('league_id', '=', id)
      .where(
        'external_id',
        'in',
        clubs.map(({ external_id }) => external_id),
      )
      .execute();
    await refreshPlayerStats(
      tx,
      id,
      ids.map((team) => team.id),
    );
  });
  return [...writePlayers, ...writeNew, ...writeStats, ...writeEvents, ...writeResults, ...refresh, refreshPools];
}

function reportOf({ league, read, coached, filled, unplaced, written }: Import): ImportReport {
  const { jornadas, teams, players, matches, stats } = coached.season;
  const report = (table: FeedTable, { length }: readonly unknown[], made = 0) =>
    tableReport(table, { season: read, unplaced, offered: length, made, written: written[table] });
  const { season, rowsRead, notes, duplicates } = read;
  return {
    league_unique: league.league_unique,
    season,
    created: filled?.created ?? false,
    tables: {
      jornada: report('jornada', jornadas),
      team: report('team', teams),
      player: report('player', players, coached.made.player),
      match: report('match', matches),
      player_match: report('player_match', stats, coached.made.player_match),
    },
    rejected: [...read.rejected, ...unplaced],
    duplicates,
    rowsRead,
    notes,
  };
}

/** What one transaction of the embedded database writes while everybody waits: some 100 ms. */
const AT_ONCE: StepSize = { rows: 250, matches: 40, clubs: 4 };
const MOST_IN_ONE = 100;
/** Nobody waits for another's transaction: everything at once. */
const WHOLE: StepSize = { rows: 5000, matches: 5000, clubs: Infinity };

/** Of these matches, how many a league does not have as they come. */
async function movedMatches(q: Queryable, leagueId: number, matches: readonly FeedMatch[]): Promise<number> {
  const rows = await q
    .selectFrom('match')
    .select(['external_id', 'kick_off', 'estado'])
    .where('league_id', '=', leagueId)
    .execute();
  const held = new Map(rows.map((row) => [row.external_id, row]));
  const instant = (kickOff: string | null | undefined) => (kickOff ? Date.parse(kickOff) : null);
  return matches.filter(({ external_id, kick_off, estado }) => {
    const known = held.get(external_id);
    return known?.estado !== estado || instant(known.kick_off) !== instant(kick_off);
  }).length;
}

async function prepare(db: Db, given: FeedSeason, league: LeagueToFill): Promise<Import> {
  const read = await withKnownClubs(db.fresh, given, league.league_unique, league.newClubs);
  const held = await db.fresh
    .selectFrom('league')
    .select(['id', 'scoring'])
    .where('league_unique', '=', league.league_unique)
    .executeTakeFirst();
  const profile = scoringProfileFor(held?.scoring ?? league.scoring ?? 'arma11', read.season);
  const coached = withCoaches(read, profile);
  const { players, stats: offered } = coached.season;
  const kept = held ? await keptPositions(db.fresh, held.id, players) : undefined;
  const stats: ScoredRow[] = [];
  for (const part of parts(offered, AT_ONCE.rows)) {
    const rows = scoredRows({ players, stats: part }, profile, kept);
    stats.push(...(held && db.engine === 'pglite' ? await changedScored(db.fresh, held.id, rows) : rows));
    await breathe();
  }
  const written = { jornada: NONE, team: NONE, player: NONE, match: NONE, player_match: NONE };
  const moved = held ? await movedMatches(db.fresh, held.id, coached.season.matches) : coached.season.matches.length;
  return { league, read, coached, stats, unplaced: [], written, moved };
}

async function inOneTransaction(db: Db, prepared: Import): Promise<ImportReport> {
  return db.tx(async (tx) => {
    const running = { ...prepared, written: { ...prepared.written } };
    await openLeague(tx, running);
    for (const step of stepsOf(running, WHOLE)) await step(tx, running.filled!.id);
    return reportOf(running);
  });
}

async function stepByStep(db: Db, running: Import): Promise<ImportReport> {
  await db.tx((tx) => openLeague(tx, running));
  const { id } = running.filled!;
  await holdPayments(db, id);
  for (const step of stepsOf(running, AT_ONCE)) {
    await db.tx((tx) => step(tx, id));
    await breathe();
  }
  await releasePayments(db, id);
  return reportOf(running);
}

/**
 * Writes a season into a league: rows are found by the source's ids, and importing the same twice writes nothing the
 * second time. Points are computed from the events by the league's table. Throws, and changes nothing, when the league
 * holds another season or is scored otherwise.
 *
 * One transaction, but for more than 100 changed rows of players or matches on the embedded database: everybody would wait for it
 * (rules R18.6). There it takes many small ones, results last, so that no room is paid on half of what players did; one
 * that is killed is completed by importing again.
 */
export const importSeason = (db: Db, season: FeedSeason, league: LeagueToFill): Promise<ImportReport> =>
  inTurn(league.league_unique, async () => {
    const prepared = await prepare(db, season, league);
    const { stats, moved } = prepared;
    const whole = db.engine === 'pg' || Math.max(stats.length, moved) <= MOST_IN_ONE;
    return whole ? inOneTransaction(db, prepared) : stepByStep(db, prepared);
  });
