import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { ScoringCode } from '@arma11/core/domain';
import type { Award, Estado, MarketKind, ModoPozo, SalaTipo } from '@arma11/core/contract';

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
  flags: { captain: boolean; late_swap: boolean; max_per_club: number | null; solo_nuevos: boolean };
  settle_delay_s: number;
  /** Coins promised in 'garantizado' rooms; null otherwise. */
  guaranteed_pozo: number | null;
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
}

export interface RoomMatchTable {
  id: GeneratedAlways<number>;
  room_id: number;
  match_id: number;
  void: Generated<boolean>;
}

export interface MarketTable {
  id: GeneratedAlways<number>;
  room_id: number;
  room_match_id: number;
  match_id: number;
  kind: MarketKind;
  question: string;
  ordinal: number;
  estado: Generated<'pendiente' | 'resuelto' | 'anulado'>;
}

export interface AlternativeTable {
  id: GeneratedAlways<number>;
  market_id: number;
  code: string;
  answer: string;
  pts: number;
  ordinal: number;
  result: Generated<'pendiente' | 'acierto' | 'fallo' | 'anulado'>;
}

export interface AnswerTable {
  entry_id: number;
  market_id: number;
  alternative_id: number;
  saved_at: Generated<string>;
}

/** Rooms of both games: offers, seats, standings, lineups, markets and answers. */
export interface RoomTables {
  offer: OfferTable;
  room: RoomTable;
  entry: EntryTable;
  standing: StandingTable;
  lineup: LineupTable;
  room_match: RoomMatchTable;
  market: MarketTable;
  alternative: AlternativeTable;
  answer: AnswerTable;
}
