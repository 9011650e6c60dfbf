// Long: a list of tables.
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { ScoringCode } from '@arma11/core/domain';
import type { Award, Estado, LongTermKind, MarketKind, ModoPozo, PrediScoring, SalaTipo } from '@arma11/core/contract';

export interface OfferTable {
  id: GeneratedAlways<number>;
  kind: 'compe' | 'predi';
  tipo: Generated<SalaTipo>;
  league_id: number;
  name: string;
  amount_ins: number;
  max_players: number;
  min_players: Generated<number>;
  modo_pozo: Generated<ModoPozo>;
  commission_bps: Generated<number>;
  lock_lead_min: Generated<number>;
  active: Generated<boolean>;
  guaranteed_pozo: number | null;
  award_table: JSONColumnType<NonNullable<FrozenRules['award_table']>> | null;
  flags: JSONColumnType<FrozenRules['flags']> | null;
  event_id: number | null;
  market_kinds: Generated<MarketKind[]>;
  refills: Generated<boolean>;
}

/** What a room copies at creation and never changes after its first entry. */
export interface FrozenRules {
  scoring: ScoringCode;
  season: string;
  /** Percent per place; null means the default table by number of entries (rules R7.2). */
  award_table: Pick<Award, 'position_from' | 'position_to' | 'percent'>[] | null;
  flags: { captain: boolean; late_swap: boolean; max_per_club: number | null; solo_nuevos: boolean; budget?: boolean };
  settle_delay_s: number;
  /** Coins promised in 'garantizado' rooms; null otherwise. */
  guaranteed_pozo: number | null;
  /** A prediction room's own table of points (rules R17.1); absent: each answer says its own. */
  predi_scoring?: PrediScoring;
}

export interface RoomTable {
  id: GeneratedAlways<number>;
  kind: 'compe' | 'predi';
  tipo: Generated<SalaTipo>;
  name: string;
  league_id: number;
  offer_id: number | null;
  estado: Generated<Estado>;
  amount_ins: number;
  max_players: number;
  min_players: Generated<number>;
  modo_pozo: ModoPozo;
  commission_bps: number;
  taken: Generated<number>;
  jornada_from: number;
  jornada_to: number;
  lock_lead_min: Generated<number>;
  starts_at: string;
  lock_at: string;
  ends_at: string;
  cod_access: string | null;
  owner_id: number | null;
  rules: JSONColumnType<FrozenRules>;
  rules_version: Generated<number>;
  pozo: number | null;
  awards: JSONColumnType<Award[]> | null;
  cancel_reason: string | null;
  final_at: string | null;
  scored_at: string | null;
  scored_changes: number | null;
  paid_at: string | null;
  standing_gen: Generated<number>;
  rewarded_at: string | null;
  created_at: Generated<string>;
  clutch_match_id: number | null;
  /** The match whose guesses parted equal points when it was paid; null until then (rules R9.1). */
  paid_clutch_match: number | null;
  late_join: Generated<boolean>;
  event_id: number | null;
  code_only: Generated<boolean>;
  follows: number | null;
}

export interface EntryTable {
  id: GeneratedAlways<number>;
  room_id: number;
  user_id: number;
  fee: number;
  paid: number;
  formation: Generated<string>;
  version: Generated<number>;
  saved_at: Generated<string>;
  joined_at: Generated<string>;
  access_code: string | null;
  item_leyenda: number | null;
}

export interface StandingTable {
  room_id: number;
  jornada: Generated<number>;
  seq: number;
  gen: number;
  entry_id: number;
  points: number;
  last_points: number;
  aciertos: Generated<number>;
  position: number;
  sharing: number;
  previous: number | null;
  prize: Generated<number>;
}

export interface LineupTable {
  id: GeneratedAlways<number>;
  entry_id: number;
  jornada: number;
  formation: string;
  players: number[];
  version: Generated<number>;
  saved_at: Generated<string>;
  captain: number | null;
  given: Generated<'draw' | 'carried' | null>;
  replacements: Generated<number[]>;
}

export interface RoomMatchTable {
  id: GeneratedAlways<number>;
  room_id: number;
  match_id: number;
  void: Generated<boolean>;
  /** In which jornada it counts here, and its kick-off, as they were when the room took it (rules R14.1). */
  jornada: Generated<number>;
  planned_at: Generated<string | null>;
  /** It moved ahead and has left the room (rules R14.3). */
  ahead: Generated<boolean>;
  /** The state of the match (match_record) that the room was paid on; null until then (rules R15.3). */
  paid_changes: Generated<number | null>;
  /** When what the room has on it was committed to (rules R15.5). */
  committed_at: Generated<string | null>;
  /** The lock that players were last reminded of; null until then (rules R14.8). */
  reminded_lock: Generated<string | null>;
}

/** What the players of a room had when it locked (rules R15.5). */
export interface CommitmentTable {
  id: GeneratedAlways<number>;
  room_id: number;
  jornada: number;
  matches: number[];
  made_at: Generated<string>;
  leaves: number;
  root: string;
  /** Every hash of the tree, level by level from the leaves, 32 bytes each. */
  tree: Uint8Array;
}

/** What one entry had, as it was hashed. */
export interface CommitmentLeafTable {
  commitment_id: number;
  at: number;
  entry_id: number;
  content: string;
}

/** A day's commitments and coins under one hash with the day before (rules R15.5). */
export interface DaySealTable {
  day: string;
  commitments_to: number;
  ledger_to: number;
  roots: number;
  roots_hash: string;
  ledger_hash: string;
  previous: string;
  seal: string;
  made_at: Generated<string>;
}

export interface MarketTable {
  id: GeneratedAlways<number>;
  room_id: number;
  /** Null, as is the match, of a question about the competition as a whole (rules R17.5). */
  room_match_id: number | null;
  match_id: number | null;
  kind: MarketKind | LongTermKind;
  question: string;
  ordinal: number;
  estado: Generated<'pendiente' | 'resuelto' | 'anulado'>;
  /** The score by which the room's own table has paid its alternatives. */
  scored_as: string | null;
  /** Whether `chosen` of its alternatives is right. */
  counted: Generated<boolean>;
  /** Of a question about the competition as a whole: when it locks, when its answers were committed to, what it came to. */
  lock_at: Generated<string | null>;
  committed_at: Generated<string | null>;
  outcome: Generated<string[] | null>;
  /** Of such a question: the lock that its players were last reminded of. */
  reminded_lock: Generated<string | null>;
}

export interface AlternativeTable {
  id: GeneratedAlways<number>;
  market_id: number;
  code: string;
  answer: string;
  pts: number;
  ordinal: number;
  result: Generated<'pendiente' | 'acierto' | 'fallo' | 'anulado'>;
  /** What it pays by the room's own table when it is right; null: `pts`. */
  earned: number | null;
  /** How many people chose it, once its question was counted. */
  chosen: Generated<number | null>;
}

export interface AnswerTable {
  entry_id: number;
  market_id: number;
  alternative_id: number;
  saved_at: Generated<string>;
}

/** What happened to a room's lock or slate while somebody had a seat in it; triggers write it (migration 0030). */
export interface RoomChangeTable {
  id: GeneratedAlways<number>;
  room_id: number;
  jornada: number;
  kind: 'cierre' | 'entra' | 'sale';
  lock_before: string | null;
  lock_after: string | null;
  match_id: number | null;
  at: Generated<string>;
  told_at: string | null;
}

/** A goal that the players of the game are told about who hold the footballer. */
export interface GoalNoticeTable {
  match_id: number;
  player_id: number;
  goal: number;
  last_user: Generated<number>;
  done: Generated<boolean>;
}

/** A lock that the players of a room are being reminded of; gone when all have been looked at (rules R14.8). */
export interface LockReminderTable {
  id: GeneratedAlways<number>;
  room_id: number;
  jornada: number;
  lock_at: string;
  matches: number[];
  questions: Generated<number[]>;
  last_entry: Generated<number>;
}

/** Whom the owner of a private room, or the desk, took out of a room for good. */
export interface RoomRemovedTable {
  room_id: number;
  user_id: number;
  removed_at: Generated<string>;
  by_desk: Generated<boolean>;
}

/** A player's reaction to a room (rules R19); a trigger counts it. */
export interface ReactionTable {
  room_id: number;
  user_id: number;
  emoji: string;
}

/** How often a reaction was given to a room; the sum of all shards counts. */
export interface ReactionTallyTable {
  room_id: number;
  emoji: string;
  shard: number;
  reactions: number;
}

/** Rooms of both games: offers, seats, standings, lineups, markets and answers. */
export interface RoomTables {
  offer: OfferTable;
  room: RoomTable;
  entry: EntryTable;
  standing: StandingTable;
  lineup: LineupTable;
  room_match: RoomMatchTable;
  commitment: CommitmentTable;
  commitment_leaf: CommitmentLeafTable;
  day_seal: DaySealTable;
  market: MarketTable;
  alternative: AlternativeTable;
  answer: AnswerTable;
  room_change: RoomChangeTable;
  lock_reminder: LockReminderTable;
  goal_notice: GoalNoticeTable;
  room_removed: RoomRemovedTable;
  reaction: ReactionTable;
  reaction_tally: ReactionTallyTable;
}
