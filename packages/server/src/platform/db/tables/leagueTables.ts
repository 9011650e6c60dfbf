import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { PlayerMatchStats, ScoringCode } from '@arma11/core/domain';
import type { Kit, LongTermKind, MatchEstado, PointsItem } from '@arma11/core/contract';

export interface LeagueTable {
  id: GeneratedAlways<number>;
  league_unique: string;
  name: string;
  logo: string;
  season: string;
  scoring: Generated<ScoringCode>;
  has_compe: Generated<boolean>;
  has_predi: Generated<boolean>;
  settle_delay_s: Generated<number>;
  created_at: Generated<string>;
  importing_until: ColumnType<string | null, string | null | undefined>;
}

export interface JornadaTable {
  league_id: number;
  number: number;
  name: string;
}

export interface TeamTable {
  id: GeneratedAlways<number>;
  league_id: number;
  external_id: string;
  name: string;
  short: string;
  logo: string | null;
  kit: JSONColumnType<Kit> | null;
  name_by: Generated<'feed' | 'file' | 'hand'>;
  short_by: Generated<'feed' | 'file' | 'hand'>;
}

/** Another id that a source calls a match by. */
export interface MatchAliasTable {
  league_id: number;
  alias: string;
  match_id: number;
}

export interface TeamAliasTable {
  league_id: number;
  alias: string;
  team_id: number;
}

export interface PlayerTable {
  id: GeneratedAlways<number>;
  league_id: number;
  team_id: number;
  external_id: string;
  full_name: string;
  short_name: string;
  position: 0 | 1 | 2 | 3 | 4;
  condition: Generated<0 | 1 | 2 | 3>;
  condition_note: string | null;
  condition_held: Generated<boolean>;
  contry: Generated<string>;
  avatar: string | null;
  number: number | null;
  active: Generated<boolean>;
  /** Retired: rooms with a higher number do not have them in their pools. */
  last_room: number | null;
}

export interface MatchTable {
  id: GeneratedAlways<number>;
  league_id: number;
  external_id: string;
  jornada: number;
  local_team: number;
  visit_team: number;
  kick_off: string | null;
  confirmed_time: Generated<boolean>;
  estado: Generated<MatchEstado>;
  minute: number | null;
  goals_local: number | null;
  goals_visit: number | null;
  first_goal: 'local' | 'visit' | 'none' | null;
  first_goal_minute: number | null;
  final_at: string | null;
  official: Generated<boolean>;
  importance: Generated<number>;
  updated_at: Generated<string>;
  started_at: Generated<string | null>;
  held: Generated<boolean>;
  said: Generated<boolean>;
  kick_off_held: Generated<boolean>;
  began_at: Generated<string | null>;
  changes: Generated<number>;
  readings: JSONColumnType<Record<string, string>, string | undefined, string>;
  awarded: Generated<boolean>;
  knockout: Generated<'unico' | 'vuelta' | null>;
  advances: Generated<'local' | 'visit' | null>;
}

export interface PlayerMatchTable {
  player_id: number;
  match_id: number;
  team_id: number;
  jornada: number;
  stats: JSONColumnType<PlayerMatchStats>;
  minutes: Generated<number>;
  points: number;
  breakdown: ColumnType<PointsItem[], string | undefined, string>;
  held: Generated<boolean>;
  updated_at: Generated<string>;
}

export interface PlayerStatTable {
  player_id: number;
  pts: number;
  played: number;
  avg_points: number;
  form: number[];
}

export interface MatchEventTable {
  id: GeneratedAlways<number>;
  match_id: number;
  minute: number | null;
  type: string;
  team_id: number | null;
  player_id: number | null;
  player_name: string | null;
  told: Generated<boolean>;
}

export interface PoolPlayerTable {
  league_id: number;
  jornada: number;
  player_id: number;
  /** Millions; null in pools from before there were prices. */
  price: number | null;
}

/** What a competition came to (rules R17.5): codes of alternatives, none where nobody is it. */
export interface LeagueOutcomeTable {
  league_id: number;
  kind: LongTermKind;
  codes: string[];
  told_at: Generated<string>;
}

/** The catalogue: leagues, clubs, players, matches and what players did in them. */
export interface LeagueTables {
  league: LeagueTable;
  league_outcome: LeagueOutcomeTable;
  jornada: JornadaTable;
  team: TeamTable;
  match_alias: MatchAliasTable;
  team_alias: TeamAliasTable;
  player: PlayerTable;
  match: MatchTable;
  player_match: PlayerMatchTable;
  player_stat: PlayerStatTable;
  match_event: MatchEventTable;
  pool_player: PoolPlayerTable;
}
