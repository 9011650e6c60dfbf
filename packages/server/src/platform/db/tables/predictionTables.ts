import type { Generated } from 'kysely';
import type { MarketKind } from '@arma11/core/contract';

export interface ClutchAnswerTable {
  entry_id: number;
  match_id: number;
  goals_local: number | null;
  goals_visit: number | null;
  minute: number | null;
  saved_at: Generated<string>;
}

export interface MarketOddsTable {
  match_id: number;
  kind: MarketKind;
  code: string;
  probability: number;
}

export interface PoolTable {
  room_id: number;
  league_id: number;
  name: string;
  ready_at: string | null;
}

export interface PoolSeatTable {
  entry_id: number;
  room_id: number;
  person: string;
  email: string | null;
  code: string;
  mailed_at: string | null;
  claimed_by: number | null;
  claimed_at: string | null;
}

/** The tables of migration 0007: guesses of the clutch match and the chances that price alternatives; imported pools of 0027. */
export interface PrediTables {
  clutch_answer: ClutchAnswerTable;
  market_odds: MarketOddsTable;
  pool: PoolTable;
  pool_seat: PoolSeatTable;
}
