import type { Condition, MatchEstado, Position } from '@arma11/core/contract';
import type { PlayerMatchStats } from '@arma11/core/domain';

/** The tables that a feed fills. */
export type FeedTable = 'jornada' | 'team' | 'player' | 'match' | 'player_match';

/** A row of a file that is not imported, and why; `line` is null in JSON, where the reason names the place. */
export interface RejectedRow {
  table: FeedTable;
  file: string;
  line: number | null;
  reason: string;
}

export interface FeedTeam {
  external_id: string;
  name: string;
  short: string;
}

export interface FeedPlayer {
  external_id: string;
  team_external_id: string;
  full_name: string;
  short_name: string;
  position: Position;
  condition: Condition;
  condition_note: string | null;
  contry: string;
  number: number | null;
}

export interface FeedJornada {
  number: number;
  name: string;
}

export interface FeedMatch {
  external_id: string;
  /** Null while a postponed match belongs to no jornada. */
  jornada: number | null;
  local_external_id: string;
  visit_external_id: string;
  /** ISO instant in UTC, or null while the feed has no date. */
  kick_off: string | null;
  confirmed_time: boolean;
  estado: MatchEstado;
  minute: number | null;
  /** After 90 minutes and added time: extra time and shoot-outs never count (rules R8.2). */
  goals_local: number | null;
  goals_visit: number | null;
  first_goal: 'local' | 'visit' | 'none' | null;
  /** 0 when there were no goals (rules R9.2). */
  first_goal_minute: number | null;
  /** Who goes through, extra time and shoot-out included, where the source tells it (rules R17.5). */
  advances?: 'local' | 'visit' | null;
  /** The provider calls the result final; it counts for money from the second equal read on (rules R15.1). */
  official: boolean;
  /** The operator's own word: it counts at once. */
  confirmed?: boolean;
}

export interface FeedPlayerMatch {
  player_external_id: string;
  match_external_id: string;
  jornada: number;
  /** Null when the feed does not tell for which side they were listed. */
  was_local: boolean | null;
  stats: PlayerMatchStats;
}

/** Something that happened in a match, to be told on its page. */
export interface FeedEvent {
  match_external_id: string;
  /** Null where the source does not tell it. */
  minute: number | null;
  type: 'gol' | 'gol_penal' | 'autogol' | 'amarilla' | 'roja' | 'cambio';
  /** Of which side the player is; of an own goal too. */
  local: boolean;
  player_external_id: string | null;
  /** For sources that have no ids; empty where it tells none. */
  player_name: string;
}

/** A season as any reader leaves it: the only thing that the importer knows. Ids are the source's own, as text. */
export interface FeedSeason {
  /** The folder or file that was read. */
  source: string;
  /** Who tells it, such as 'fpl': reads of one provider are compared with each other (rules R15.1). */
  provider: string;
  /** The source has no ids: clubs are known by their names, and matches by their round and clubs. */
  byName?: boolean;
  /** The competition's name: what a new league is called. */
  competition: string;
  /** '2024-25', or '2025' where the season is one year. */
  season: string;
  teams: FeedTeam[];
  players: FeedPlayer[];
  jornadas: FeedJornada[];
  matches: FeedMatch[];
  stats: FeedPlayerMatch[];
  /** Of matches that have begun: all that the source tells of them. Absent where it tells of none. */
  events?: FeedEvent[];
  rejected: RejectedRow[];
  /** Rows that repeat an earlier one word for word: read, and counted once. */
  duplicates: RejectedRow[];
  /** Rows read, by file and, where a file has several lists, by list. */
  rowsRead: Record<string, number>;
  /** What the reader had to assume, for the operator to judge. */
  notes: string[];
}
