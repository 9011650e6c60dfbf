import { scoringProfileFor, type ScoringProfile } from '@arma11/core/domain';
import type { Db, Tx } from '../../platform/db/database';
import { refreshPlayerStats } from '../scoring/refreshPlayerStats';
import { feedLeague, type LeagueToFill } from './feedLeague';
import type { FeedSeason, FeedTable, RejectedRow } from './feedShape';
import { refreshPools } from './refreshPools';
import { upsertJornadas, upsertPlayers, upsertTeams, type Written } from './upsertCatalogue';
import { unknownMatches, upsertMatches } from './upsertMatches';
import { upsertPlayerMatches } from './upsertPlayerMatches';
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

async function writeTables(tx: Tx, leagueId: number, coached: CoachedSeason, profile: ScoringProfile) {
  const { season, made } = coached;
  const { jornadas, teams, players, matches, stats } = season;
  const unplaced = await rejectUnplaced(tx, leagueId, season);
  const report = (table: FeedTable, offered: number, written: Written, own = 0) =>
    tableReport(table, { season, unplaced, offered, made: own, written });
  const tables = {
    jornada: report('jornada', jornadas.length, await upsertJornadas(tx, leagueId, jornadas)),
    team: report('team', teams.length, await upsertTeams(tx, leagueId, teams)),
    player: report('player', players.length, await upsertPlayers(tx, leagueId, players), made.player),
    match: report('match', matches.length, await upsertMatches(tx, leagueId, matches, season.source)),
    player_match: report(
      'player_match',
      stats.length,
      await upsertPlayerMatches(tx, leagueId, season, profile),
      made.player_match,
    ),
  };
  return { tables, rejected: [...season.rejected, ...unplaced] };
}

/**
 * Writes a season into a league in one transaction: rows are found by the source's ids, and importing the same twice
 * writes nothing the second time. Points are computed from the events by the league's table. Throws, and changes
 * nothing, when the league holds another season or is scored otherwise.
 */
export const importSeason = (db: Db, season: FeedSeason, league: LeagueToFill): Promise<ImportReport> =>
  db.tx((tx) => importInto(tx, season, league));

async function importInto(tx: Tx, read: FeedSeason, league: LeagueToFill): Promise<ImportReport> {
  const { id, scoring, created } = await feedLeague(tx, league, read);
  const profile = scoringProfileFor(scoring, read.season);
  const { tables, rejected } = await writeTables(tx, id, withCoaches(read, profile), profile);
  if (tables.player_match.inserted + tables.player_match.updated > 0) await refreshPlayerStats(tx, id);
  await refreshPools(tx, id);
  const { season, rowsRead, notes, duplicates } = read;
  return { league_unique: league.league_unique, season, created, tables, rejected, duplicates, rowsRead, notes };
}
