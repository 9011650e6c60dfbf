// Longer than 200 lines on purpose: the wire entities of spec/api.md §3.1, one schema each, no logic.
import { z } from 'zod';

// Field names are the wire's, verbatim (product.md §3, §2.14 of rules.md); fields that product.md does not name are ours.

export const Id = z.int().min(1).max(2_147_483_647);
/** An id, or 0 for "none". */
export const IdOrNone = z.int().min(0).max(2_147_483_647);
export const Coins = z.int();
/** The number of a jornada within its season. */
export const Jornada = z.int().min(1).max(1000);
/** An amount that a caller may name: never negative, never beyond 10^9. */
export const Fee = z.int().min(0).max(1_000_000_000);
/** ISO-8601 instant in UTC. */
export const Instant = z.iso.datetime();

export const Position = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type Position = z.infer<typeof Position>;

export const Condition = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
export type Condition = z.infer<typeof Condition>;

/** The six of product.md §3. */
export const Formation = z.enum(['442', '433', '451', '541', '352', '343']);
export type Formation = z.infer<typeof Formation>;
/** '221' is the casual F6 team (rules.md R10.1). */
export const AnyFormation = z.enum(['442', '433', '451', '541', '352', '343', '221']);
export type AnyFormation = z.infer<typeof AnyFormation>;

export const SalaTipo = z.enum(['1', '2', '3', '4', '5']);
export type SalaTipo = z.infer<typeof SalaTipo>;

export const ModoPozo = z.enum(['proporcional', 'garantizado', 'completo']);
export type ModoPozo = z.infer<typeof ModoPozo>;

/** Room lifecycle (rules.md §2.2). */
export const Estado = z.enum([
  'borrador',
  'abierta',
  'llena',
  'cerrada',
  'en_vivo',
  'por_liquidar',
  'liquidada',
  'pagada',
  'cancelada',
]);
export type Estado = z.infer<typeof Estado>;

/** '1' is closed (product.md §4). */
export const Progress = z.enum(['0', '1']);
export type Progress = z.infer<typeof Progress>;

export const MatchEstado = z.enum([
  'programado',
  'en_vivo',
  'descanso',
  'finalizado',
  'aplazado',
  'suspendido',
  'cancelado',
  'anulado',
]);
export type MatchEstado = z.infer<typeof MatchEstado>;

export const MarketKind = z.enum(['1x2', 'goles', 'ambos', 'primer_gol', 'marcador', 'goleador']);
export type MarketKind = z.infer<typeof MarketKind>;

export const AnswerResult = z.enum(['pendiente', 'acierto', 'fallo', 'anulado']);
export type AnswerResult = z.infer<typeof AnswerResult>;

export const RangoMini = z.object({ level: z.int(), name: z.string(), image: z.string() });
export type RangoMini = z.infer<typeof RangoMini>;

export const ClubMini = z.object({ id: Id, name: z.string(), logo: z.string(), league_unique: z.string() });
export type ClubMini = z.infer<typeof ClubMini>;

export const User = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  phone_verify: z.boolean(),
  avatar: z.string(),
  saldo: Coins,
  local_contry: z.string(),
  is_reset: z.boolean(),
  avatar_item: IdOrNone,
  saldo_retirable: Coins,
  saldo_jugable: Coins,
  saldo_bono: Coins,
  saldo_retenido: Coins,
  club: ClubMini.nullable(),
  rango: RangoMini,
  keyusername: z.string(),
  age_verified: z.boolean(),
  kyc: z.enum(['no', 'pendiente', 'ok']),
  excluded_until: Instant.nullable(),
  /** Terms and birth date are still to be asked (`plus/auth/consent/`). */
  needs_consent: z.boolean(),
  created_at: Instant,
});
export type User = z.infer<typeof User>;

export const UserMini = z.object({
  id: Id,
  username: z.string(),
  avatar: z.string(),
  keyusername: z.string(),
  rango_level: z.int(),
});
export type UserMini = z.infer<typeof UserMini>;

export const KitPattern = z.enum(['plain', 'sash', 'halves', 'stripes', 'hoops']);
export type KitPattern = z.infer<typeof KitPattern>;

/** A club's colours, enough to draw its shirt and crest (docs/decisions/0004). Colours are '#rrggbb'. */
export const Kit = z.object({ pattern: KitPattern, primary: z.string(), secondary: z.string(), trim: z.string() });
export type Kit = z.infer<typeof Kit>;

export const Team = z.object({ id: Id, logo: z.string(), name: z.string(), short: z.string(), kit: Kit });
export type Team = z.infer<typeof Team>;

export const Match = z.object({
  id: Id,
  local: Team,
  visit: Team,
  /** Kick-off. */
  date: Instant,
  /** "15:00", America/Lima. */
  hour: z.string(),
  league_name: z.string(),
  close_predi: z.boolean(),
  league_unique: z.string(),
  jornada: z.int(),
  jornada_name: z.string(),
  lock_at: Instant,
  estado: MatchEstado,
  minute: z.int().nullable(),
  goals_local: z.int().nullable(),
  goals_visit: z.int().nullable(),
  official: z.boolean(),
  confirmed_time: z.boolean(),
  num_rooms: z.int(),
});
export type Match = z.infer<typeof Match>;

export const Player = z.object({
  full_name: z.string(),
  /** The name on the plate: usually the surname. */
  short_name: z.string(),
  avatar: z.string(),
  team: Team,
  position: Position,
  condition: Condition,
  contry: z.string(),
  /** Season total. */
  pts: z.int(),
  id: Id,
  /** Their match of the jornada. */
  match: Match.nullable(),
  /** Shirt number, or null. */
  number: z.int().nullable(),
  avg_points: z.number(),
  /** Points of their latest matches, newest last, at most five. */
  form: z.array(z.int()),
  /** Percent of the room's lineups that hold them; null before the lock. */
  selected_pct: z.number().nullable(),
  in_lineup: z.boolean(),
  condition_note: z.string().nullable(),
});
export type Player = z.infer<typeof Player>;

export const PointsItem = z.object({ code: z.string(), label: z.string(), count: z.int(), points: z.int() });
export type PointsItem = z.infer<typeof PointsItem>;

export const LineupEntry = z.object({
  id: Id,
  player: Player,
  player_type: Position,
  points: z.int(),
  last_points: z.int(),
  /** 0 is the goalkeeper, then by line; the coach is last. */
  slot: z.int(),
  locked: z.boolean(),
  provisional: z.boolean(),
  breakdown: z.array(PointsItem),
});
export type LineupEntry = z.infer<typeof LineupEntry>;

export const LineupGroups = z.object({
  porteros: z.array(LineupEntry),
  defensas: z.array(LineupEntry),
  mediocampistas: z.array(LineupEntry),
  delanteros: z.array(LineupEntry),
  entrenadores: z.array(LineupEntry),
});
export type LineupGroups = z.infer<typeof LineupGroups>;

export const Lineup = LineupGroups.extend({
  /** The entry id. */
  id: Id,
  sala: Id,
  jornada: z.int(),
  formation: AnyFormation,
  progress: Progress,
  points: z.int(),
  version: z.int(),
  saved_at: Instant,
  receipt: z.string(),
  lock_at: Instant,
  /** The slot whose points count double, in rooms with a captain; null while there is none. */
  captain: z.int().nullable().optional(),
});
export type Lineup = z.infer<typeof Lineup>;

export const SalaMini = z.object({ id: Id, jornada: z.int(), jornada_name: z.string() });
export type SalaMini = z.infer<typeof SalaMini>;

export const Award = z.object({
  position_from: z.int(),
  position_to: z.int(),
  percent: z.number(),
  amount: Coins,
  label: z.string(),
});
export type Award = z.infer<typeof Award>;

export const SalaFlags = z.object({
  captain: z.boolean(),
  late_swap: z.boolean(),
  max_per_club: z.int().nullable(),
  solo_nuevos: z.boolean(),
});
export type SalaFlags = z.infer<typeof SalaFlags>;

export const Sala = SalaMini.extend({
  name: z.string(),
  tipo: SalaTipo,
  estado: Estado,
  progress: Progress,
  amount_ins: Fee,
  league_name: z.string(),
  league_unique: z.string(),
  league_logo: z.string(),
  num_players: z.int(),
  max_players: z.int(),
  min_players: z.int(),
  modo_pozo: ModoPozo,
  commission_bps: z.int(),
  pozo: Coins,
  awards: z.array(Award),
  cod_access: z.string().nullable(),
  owner: UserMini.nullable(),
  lock_at: Instant,
  starts_at: Instant,
  ends_at: Instant,
  jornada_from: z.int(),
  jornada_to: z.int(),
  flags: SalaFlags,
  rules_version: z.int(),
  ins_user: IdOrNone,
  cancel_reason: z.string().nullable(),
});
export type Sala = z.infer<typeof Sala>;

export const RoomOffer = z.object({
  amount_ins: Fee,
  league_name: z.string(),
  league_unique: z.string(),
  num_players: z.int(),
  ins_user: IdOrNone,
  sala: Id,
  name: z.string(),
  tipo: SalaTipo,
  estado: Estado,
  progress: Progress,
  jornada: z.int(),
  jornada_name: z.string(),
  max_players: z.int(),
  commission_bps: z.int(),
  pozo: Coins,
  top_award: Coins,
  modo_pozo: ModoPozo,
  lock_at: Instant,
  league_logo: z.string(),
});
export type RoomOffer = z.infer<typeof RoomOffer>;

export const SalaCompe = z.object({
  /** The entry id. */
  id: Id,
  formation: AnyFormation,
  progress: Progress,
  sala: SalaMini,
  sala_detail: Sala,
  user: UserMini,
  points: z.int(),
  rank: z.int().nullable(),
  prize: Coins,
  version: z.int(),
  lock_at: Instant,
  /** The legend that the entry wears, in rooms of legends (rules.md R10.2). */
  emblem: z.object({ id: Id, name: z.string(), image: z.string() }).nullable().optional(),
});
export type SalaCompe = z.infer<typeof SalaCompe>;

export const RankingRow = z.object({
  position: z.int(),
  user: UserMini,
  ins: Id,
  points: z.int(),
  last_points: z.int(),
  prize: Coins,
  tied: z.boolean(),
  is_me: z.boolean(),
  aciertos: z.int().nullable(),
  movement: z.int(),
});
export type RankingRow = z.infer<typeof RankingRow>;

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    count: z.int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  });
export interface Page<T> {
  count: number;
  next: string | null;
  previous: string | null;
  results: T[];
}

export const Ranking = pageOf(RankingRow).extend({
  sala: Id,
  jornada: z.int().nullable(),
  provisional: z.boolean(),
  updated_at: Instant,
  me: RankingRow.nullable(),
});
export type Ranking = z.infer<typeof Ranking>;

export const PrediTipo = z.enum(['publica', 'privada', 'evento']);
export type PrediTipo = z.infer<typeof PrediTipo>;

export const PrediRoom = z.object({
  id: Id,
  amount_ins: Fee,
  date_start: Instant,
  teams_logos: z.array(z.array(z.string())),
  user_ins: IdOrNone,
  num_players: z.int(),
  cod_access: z.string().nullable(),
  awards: z.array(Award),
  name: z.string(),
  tipo: PrediTipo,
  estado: Estado,
  progress: Progress,
  max_players: z.int(),
  min_players: z.int(),
  modo_pozo: ModoPozo,
  commission_bps: z.int(),
  pozo: Coins,
  top_award: Coins,
  pts_en_juego: z.int(),
  num_matches: z.int(),
  league_names: z.array(z.string()),
  lock_at: Instant,
  owner: UserMini.nullable(),
  is_admin: z.boolean(),
  /** The tie page has something to show: a guess that may still be made, or a tie for a paid place that it decides. */
  has_tie: z.boolean(),
  /** Markets of the caller's entry that they may still answer and have not; 0 when not joined. */
  unanswered: z.int(),
  /** A free room that may be joined while one of its matches is open; missed ones count 0. */
  late_join: z.boolean().optional(),
});
export type PrediRoom = z.infer<typeof PrediRoom>;

/** A guess of a clutch match: exact score and minute of the first goal (0 for none); null where unanswered. */
export const ClutchGuess = z.object({
  goals_local: z.int().nullable(),
  goals_visit: z.int().nullable(),
  minute: z.int().nullable(),
});
export type ClutchGuess = z.infer<typeof ClutchGuess>;

export const Answer = z.object({
  answer: z.string(),
  pts: z.int(),
  id_match_prediction: Id,
  /** The alternative. */
  id: Id,
  kind: MarketKind,
  question: z.string(),
  order: z.int(),
  result: AnswerResult,
  /** Share of players who chose it; null before the lock. */
  pct: z.number().nullable(),
});
export type Answer = z.infer<typeof Answer>;

/** What Guardar sends, one per market; a null alternative clears the answer. */
export const AnswerToSave = z.object({ alternative: Id.nullable(), predi: Id, match_prediction: Id });
export type AnswerToSave = z.infer<typeof AnswerToSave>;

export const SavedAnswer = AnswerToSave.extend({
  result: AnswerResult.optional(),
  points: z.int().optional(),
  saved_at: Instant.optional(),
});
export type SavedAnswer = z.infer<typeof SavedAnswer>;

export const PrediMatch = z.object({
  match: Match,
  answers: z.array(Answer),
  /** The match in this room. */
  id: Id,
  my_answers: z.array(SavedAnswer),
  points: z.int().nullable(),
});
export type PrediMatch = z.infer<typeof PrediMatch>;

export const Quest = z.object({
  id: Id,
  title: z.string(),
  status: z.object({ cumplidas: z.int(), total: z.int() }),
  description: z.string(),
  reward_coins: Coins,
  reward_item: Id.nullable(),
  ends_at: Instant,
  claimable: z.boolean(),
  claimed: z.boolean(),
});
export type Quest = z.infer<typeof Quest>;

export const Criterio = z.object({
  id: Id,
  quest: Id,
  title: z.string(),
  event: z.string(),
  progress: z.int(),
  target: z.int(),
  done: z.boolean(),
  link: z.string(),
});
export type Criterio = z.infer<typeof Criterio>;

export const Banner = z.object({
  title: z.string(),
  image: z.string(),
  link: z.string(),
  action: z.string(),
  color_bg: z.string(),
  color_text: z.string(),
  id: Id,
  alt: z.string(),
});
export type Banner = z.infer<typeof Banner>;

export const ClubRow = z.object({
  position: z.int(),
  club: ClubMini,
  points: z.number(),
  fans: z.int(),
  active_fans: z.int(),
  delta: z.int(),
  is_mine: z.boolean(),
});
export type ClubRow = z.infer<typeof ClubRow>;

export const ItemCategory = z.enum(['avatars', 'tarjetas', 'escudos', 'jugadores', 'leyendas', 'buddys']);
export const Item = z.object({
  id: Id,
  category: ItemCategory,
  name: z.string(),
  image: z.string(),
  rarity: z.string(),
  source: z.string(),
  price: Coins,
  owned: z.boolean(),
  equipped: z.boolean(),
  unlock_hint: z.string().nullable(),
});
export type Item = z.infer<typeof Item>;

export const MovementType = z.enum([
  'recarga',
  'inscripcion',
  'premio',
  'reembolso',
  'retiro',
  'retiro_devuelto',
  'bono_promo',
  'bono_mision',
  'compra_item',
  'ajuste',
]);
export const Movement = z.object({
  id: Id,
  created_at: Instant,
  type: MovementType,
  amount: Coins,
  balance_after: Coins,
  label: z.string(),
  ref: z.object({ kind: z.string(), id: Id }).nullable(),
});
export type Movement = z.infer<typeof Movement>;

/** The body of every refusal (spec/api.md §3.0). `message` is ready to show, in es-PE. */
export const ErrorBody = z.object({
  status: z.literal('error'),
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  retry_after: z.int().optional(),
  request_id: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

export const ok = <S extends z.ZodRawShape>(shape: S) => z.object({ status: z.literal('ok'), ...shape });
