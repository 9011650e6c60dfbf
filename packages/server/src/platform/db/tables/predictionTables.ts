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

/** The tables of migration 0007: guesses of the clutch match and the chances that price alternatives. */
export interface PrediTables {
  clutch_answer: ClutchAnswerTable;
  market_odds: MarketOddsTable;
}
