import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DataGap } from '@arma11/core/domain';

/** Why a match needs an operator, or needed the rules (rules R1.4, R6.6–R6.8, R15.1), or a room is paid late (R15.2). */
export type IncidentKind =
  | 'aplazado'
  | 'suspendido'
  | 'abandonado'
  | 'sin_datos'
  | 'inicio_adelantado'
  | 'resultado_corregido'
  | 'cancelado'
  | 'datos_incompletos'
  | 'pago_atrasado';

/** What can be decided of a match: its result stands, it is void, or the operator gives the result at 90 minutes. */
export type Decision = 'mantener' | 'anular' | 'resultado';

export interface IncidentTable {
  id: GeneratedAlways<number>;
  /** Null where it is about a room. */
  match_id: number | null;
  room_id: number | null;
  kind: IncidentKind;
  fact: string;
  estado: Generated<'abierta' | 'decidida'>;
  decision: Decision | null;
  reason: string | null;
  opened_at: Generated<string>;
  due_at: string;
  decided_at: string | null;
  decided_by: string | null;
  decided_by_id: number | null;
  detail: string | null;
}

type JsonText = ColumnType<unknown, string, never>;

export interface MatchVersionTable {
  id: GeneratedAlways<number>;
  match_id: number;
  at: Generated<string>;
  actor: string;
  reason: string;
  before: JsonText;
  after: JsonText;
}

export interface MatchCheckTable {
  match_id: number;
  changes: number;
  gaps: ColumnType<DataGap[], string, string>;
  sentence: string;
  accepted: ColumnType<DataGap[] | null, string | null | undefined, string | null>;
  checked_at: Generated<string>;
}

export interface LineupVersionTable {
  id: GeneratedAlways<number>;
  lineup_id: number;
  formation: string;
  players: number[];
  captain: number | null;
  saved_at: string;
}

export interface AnswerVersionTable {
  id: GeneratedAlways<number>;
  entry_id: number;
  market_id: number;
  alternative_id: number;
  saved_at: string;
  replaced_at: string;
}

export interface ClutchVersionTable {
  id: GeneratedAlways<number>;
  entry_id: number;
  match_id: number;
  goals_local: number | null;
  goals_visit: number | null;
  minute: number | null;
  saved_at: string;
  replaced_at: string;
}

/** Incidents, versions of results, what a match's statistics lack, and the saves that later ones replaced. */
export interface IncidentTables {
  incident: IncidentTable;
  match_version: MatchVersionTable;
  match_check: MatchCheckTable;
  lineup_version: LineupVersionTable;
  answer_version: AnswerVersionTable;
  clutch_version: ClutchVersionTable;
}
