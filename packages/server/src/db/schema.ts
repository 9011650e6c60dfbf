// Longer than 200 lines on purpose: one declaration per table, no logic.
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely';
import type { PlayerMatchStats, ScoringCode } from '@arma11/core/domain';
import type {
  Award,
  Estado,
  Kit,
  MarketKind,
  MatchEstado,
  ModoPozo,
  PointsItem,
  SalaTipo,
} from '@arma11/core/contract';
import type { DeskTables } from './deskTables';
import type { EmbedTables } from './embedTables';
import type { IncidentTables } from './incidentTables';
import type { RoomKindTables } from './roomKindTables';
import type { PrediTables } from './prediTables';
import type { ItemTables } from './itemTables';
import type { PeopleTables } from './peopleTables';
import type { NodeTables } from './nodeTables';
import type { WalletTables } from './walletTables';

// The tables as Kysely sees them; migrations/*.sql say what each column means. Instants are ISO strings in UTC.

type Defaulted<T> = Generated<T>;
type Json<T extends object | null> = JSONColumnType<T & object> | (null extends T ? null : never);

export interface ClockTable {
  one: Defaulted<boolean>;
  real_at: string;
  app_at: string;
  speed: number;
}

export interface LeagueTable {
  id: GeneratedAlways<number>;
  league_unique: string;
  name: string;
  logo: string;
  season: string;
  scoring: Defaulted<ScoringCode>;
  has_compe: Defaulted<boolean>;
  has_predi: Defaulted<boolean>;
  settle_delay_s: Defaulted<number>;
  created_at: Defaulted<string>;
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
  kit: Json<Kit | null>;
}

export interface PlayerTable {
  id: GeneratedAlways<number>;
  league_id: number;
  team_id: number;
  external_id: string;
  full_name: string;
  short_name: string;
  position: 0 | 1 | 2 | 3 | 4;
  condition: Defaulted<0 | 1 | 2 | 3>;
  condition_note: string | null;
  contry: Defaulted<string>;
  avatar: string | null;
  number: number | null;
  active: Defaulted<boolean>;
}

export interface MatchTable {
  id: GeneratedAlways<number>;
  league_id: number;
  external_id: string;
  jornada: number;
  local_team: number;
  visit_team: number;
  kick_off: string | null;
  confirmed_time: Defaulted<boolean>;
  estado: Defaulted<MatchEstado>;
  minute: number | null;
  goals_local: number | null;
  goals_visit: number | null;
  first_goal: 'local' | 'visit' | 'none' | null;
  first_goal_minute: number | null;
  final_at: string | null;
  official: Defaulted<boolean>;
  importance: Defaulted<number>;
  updated_at: Defaulted<string>;
  started_at: Defaulted<string | null>;
  held: Defaulted<boolean>;
  changes: Defaulted<number>;
}

export interface PlayerMatchTable {
  player_id: number;
  match_id: number;
  team_id: number;
  jornada: number;
  stats: JSONColumnType<PlayerMatchStats>;
  minutes: Defaulted<number>;
  points: number;
  breakdown: ColumnType<PointsItem[], string | undefined, string>;
  updated_at: Defaulted<string>;
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
  minute: number;
  type: string;
  team_id: number | null;
  player_id: number | null;
}

export interface PoolPlayerTable {
  league_id: number;
  jornada: number;
  player_id: number;
}

export interface AppUserTable {
  id: GeneratedAlways<number>;
  username: string;
  username_key: string;
  email: string;
  email_key: string;
  password_hash: string | null;
  phone: string | null;
  phone_verify: Defaulted<boolean>;
  avatar_item: Defaulted<number>;
  local_contry: Defaulted<string>;
  is_reset: Defaulted<boolean>;
  club_id: number | null;
  role: Defaulted<'player' | 'operador' | 'tesorero' | 'admin'>;
  blocked_at: string | null;
  excluded_until: string | null;
  google_sub: string | null;
  xp: Defaulted<number>;
  is_bot: Defaulted<boolean>;
  created_at: Defaulted<string>;
  /** A day, `YYYY-MM-DD`. */
  birth_date: string | null;
  kyc: Defaulted<'no' | 'pendiente' | 'ok'>;
  doc_number: string | null;
  credentials_changed_at: string | null;
  consented_at: string | null;
  marketing: Defaulted<boolean>;
  club_changed_at: string | null;
  email_verified_at: string | null;
  temporary_password_until: string | null;
  deleted_at: string | null;
  anonymised_at: string | null;
  invited_by: number | null;
}

export interface SessionTable {
  id: GeneratedAlways<number>;
  token_hash: Uint8Array;
  user_id: number;
  created_at: Defaulted<string>;
  expires_at: string;
  last_used_at: Defaulted<string>;
  auth_at: Defaulted<string>;
  agent_hash: string | null;
  device: Defaulted<string>;
  revoked_at: string | null;
}

export interface AttemptTable {
  scope: string;
  window_start: string;
  count: Defaulted<number>;
}

export interface SpentTokenTable {
  token_hash: Uint8Array;
  spent_at: Defaulted<string>;
}

export interface IdempotencyTable {
  user_id: number;
  route: string;
  key: string;
  request_hash: Uint8Array;
  status: number | null;
  body: string | null;
  created_at: Defaulted<string>;
}

export type AccountKind =
  | 'user:retirable'
  | 'user:jugable'
  | 'user:bono'
  | 'user:retenido'
  | 'sala:pozo'
  | 'casa:comision'
  | 'casa:promo'
  | 'ext:recarga'
  | 'ext:retiro';

export interface AccountTable {
  id: GeneratedAlways<number>;
  kind: AccountKind;
  user_id: number | null;
  room_id: number | null;
  balance: Defaulted<number>;
}

export interface LedgerTxTable {
  id: GeneratedAlways<number>;
  kind: string;
  ref: string;
  label: string;
  room_id: number | null;
  created_at: Defaulted<string>;
}

export interface LedgerEntryTable {
  id: GeneratedAlways<number>;
  tx_id: number;
  account_id: number;
  amount: number;
}

export interface OfferTable {
  id: GeneratedAlways<number>;
  kind: 'compe' | 'predi';
  tipo: Defaulted<SalaTipo>;
  league_id: number;
  name: string;
  amount_ins: number;
  max_players: number;
  min_players: Defaulted<number>;
  modo_pozo: Defaulted<ModoPozo>;
  commission_bps: Defaulted<number>;
  lock_lead_min: Defaulted<number>;
  active: Defaulted<boolean>;
  guaranteed_pozo: number | null;
  award_table: Json<FrozenRules['award_table']>;
  flags: Json<FrozenRules['flags'] | null>;
  event_id: number | null;
  market_kinds: Defaulted<MarketKind[]>;
  refills: Defaulted<boolean>;
}

/** What a room copies at creation and never changes after its first entry. */
export interface FrozenRules {
  scoring: ScoringCode;
  season: string;
  /** Percent per place; null means the default table by number of entries (rules.md R7.2). */
  award_table: Pick<Award, 'position_from' | 'position_to' | 'percent'>[] | null;
  flags: { captain: boolean; late_swap: boolean; max_per_club: number | null; solo_nuevos: boolean };
  settle_delay_s: number;
  /** Coins promised in 'garantizado' rooms; null otherwise. */
  guaranteed_pozo: number | null;
}

export interface RoomTable {
  id: GeneratedAlways<number>;
  kind: 'compe' | 'predi';
  tipo: Defaulted<SalaTipo>;
  name: string;
  league_id: number;
  offer_id: number | null;
  estado: Defaulted<Estado>;
  amount_ins: number;
  max_players: number;
  min_players: Defaulted<number>;
  modo_pozo: ModoPozo;
  commission_bps: number;
  taken: Defaulted<number>;
  jornada_from: number;
  jornada_to: number;
  lock_lead_min: Defaulted<number>;
  starts_at: string;
  lock_at: string;
  ends_at: string;
  cod_access: string | null;
  owner_id: number | null;
  rules: JSONColumnType<FrozenRules>;
  rules_version: Defaulted<number>;
  pozo: number | null;
  awards: Json<Award[] | null>;
  cancel_reason: string | null;
  final_at: string | null;
  scored_at: string | null;
  scored_changes: number | null;
  paid_at: string | null;
  standing_gen: Defaulted<number>;
  rewarded_at: string | null;
  created_at: Defaulted<string>;
  clutch_match_id: number | null;
  late_join: Defaulted<boolean>;
  event_id: number | null;
  code_only: Defaulted<boolean>;
  follows: number | null;
}

export interface EntryTable {
  id: GeneratedAlways<number>;
  room_id: number;
  user_id: number;
  fee: number;
  paid: number;
  formation: Defaulted<string>;
  version: Defaulted<number>;
  saved_at: Defaulted<string>;
  joined_at: Defaulted<string>;
  access_code: string | null;
  item_leyenda: number | null;
}

export interface StandingTable {
  room_id: number;
  jornada: Defaulted<number>;
  seq: number;
  gen: number;
  entry_id: number;
  points: number;
  last_points: number;
  aciertos: Defaulted<number>;
  position: number;
  sharing: number;
  previous: number | null;
  prize: Defaulted<number>;
}

export interface LineupTable {
  id: GeneratedAlways<number>;
  entry_id: number;
  jornada: number;
  formation: string;
  players: number[];
  version: Defaulted<number>;
  saved_at: Defaulted<string>;
  captain: number | null;
}

export interface RoomMatchTable {
  id: GeneratedAlways<number>;
  room_id: number;
  match_id: number;
  void: Defaulted<boolean>;
}

export interface MarketTable {
  id: GeneratedAlways<number>;
  room_id: number;
  room_match_id: number;
  match_id: number;
  kind: MarketKind;
  question: string;
  ordinal: number;
  estado: Defaulted<'pendiente' | 'resuelto' | 'anulado'>;
}

export interface AlternativeTable {
  id: GeneratedAlways<number>;
  market_id: number;
  code: string;
  answer: string;
  pts: number;
  ordinal: number;
  result: Defaulted<'pendiente' | 'acierto' | 'fallo' | 'anulado'>;
}

export interface AnswerTable {
  entry_id: number;
  market_id: number;
  alternative_id: number;
  saved_at: Defaulted<string>;
}

export interface BannerTable {
  id: GeneratedAlways<number>;
  title: string;
  image: string;
  link: string;
  action: string;
  color_bg: string;
  color_text: string;
  alt: string;
  ordinal: Defaulted<number>;
  active: Defaulted<boolean>;
}

export interface ContentEntryTable {
  slug: string;
  title: string;
  html: string;
  updated_at: Defaulted<string>;
}

export interface QuestTable {
  id: GeneratedAlways<number>;
  title: string;
  description: string;
  reward_coins: Defaulted<number>;
  is_main: Defaulted<boolean>;
  active: Defaulted<boolean>;
  reward_item: number | null;
  starts_at: string | null;
  ends_at: string | null;
  repeats: Defaulted<'semana' | 'una_vez'>;
}

export interface CriterioTable {
  id: GeneratedAlways<number>;
  quest_id: number;
  title: string;
  event: string;
  target: number;
  link: string;
  ordinal: number;
}

export interface CriterioStepTable {
  user_id: number;
  criterio_id: number;
  period: string;
  ref: string;
}

export interface QuestClaimTable {
  user_id: number;
  quest_id: number;
  period: string;
  claimed_at: Defaulted<string>;
}

export interface SettingTable {
  key: string;
  value: JSONColumnType<object>;
}

export interface Database
  extends
    DeskTables,
    EmbedTables,
    IncidentTables,
    ItemTables,
    NodeTables,
    PeopleTables,
    PrediTables,
    RoomKindTables,
    WalletTables {
  clock: ClockTable;
  league: LeagueTable;
  jornada: JornadaTable;
  team: TeamTable;
  player: PlayerTable;
  match: MatchTable;
  player_match: PlayerMatchTable;
  player_stat: PlayerStatTable;
  match_event: MatchEventTable;
  pool_player: PoolPlayerTable;
  app_user: AppUserTable;
  session: SessionTable;
  attempt: AttemptTable;
  spent_token: SpentTokenTable;
  idempotency: IdempotencyTable;
  account: AccountTable;
  ledger_tx: LedgerTxTable;
  ledger_entry: LedgerEntryTable;
  offer: OfferTable;
  room: RoomTable;
  entry: EntryTable;
  standing: StandingTable;
  lineup: LineupTable;
  room_match: RoomMatchTable;
  market: MarketTable;
  alternative: AlternativeTable;
  answer: AnswerTable;
  banner: BannerTable;
  content_entry: ContentEntryTable;
  quest: QuestTable;
  criterio: CriterioTable;
  criterio_step: CriterioStepTable;
  quest_claim: QuestClaimTable;
  setting: SettingTable;
}

export type RoomRow = Selectable<RoomTable>;
export type EntryRow = Selectable<EntryTable>;
export type MatchRow = Selectable<MatchTable>;
export type UserRow = Selectable<AppUserTable>;
