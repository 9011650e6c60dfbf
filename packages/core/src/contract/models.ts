// Longer than 200 lines on purpose: the wire entities of product §11.2, one schema each, no logic.
import { z } from 'zod';

// Field names are the wire's, verbatim (product §3, §7); fields that §3 does not name are ours.

/** A schema whose type has a name of its own: what uses it names the type in place of writing it out. */
export type Model<T> = z.ZodType<T, T>;

export const Id = z.int().min(1).max(2_147_483_647);
/** An id, or 0 for "none". */
export const IdOrNone = z.int().min(0).max(2_147_483_647).describe('An id, or 0 for none.');
export const Coins = z.int().describe('Whole coins.');
/** The number of a jornada within its season. */
export const Jornada = z.int().min(1).max(1000).describe('The number of a jornada within its season.');
/** An amount that a caller may name: never negative, never beyond 10^9. */
export const Fee = z.int().min(0).max(1_000_000_000).describe('Whole coins; 0 is free.');
/** ISO-8601 instant in UTC. */
export const Instant = z.iso.datetime().describe('ISO-8601 instant in UTC.');
/** An amount of money. */
export const Cents = z.int().describe('Hundredths of the currency, whole.');
/** A share of 10,000. */
export const BasisPoints = z.int().describe('Hundredths of a percent: 1000 is 10 %.');

export const Position = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type Position = z.infer<typeof Position>;

export const Condition = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
export type Condition = z.infer<typeof Condition>;

/** The six of product §3. */
export const Formation = z.enum(['442', '433', '451', '541', '352', '343']);
export type Formation = z.infer<typeof Formation>;
/** '221' is the casual F6 team (rules R10.1). */
export const AnyFormation = z.enum(['442', '433', '451', '541', '352', '343', '221']);
export type AnyFormation = z.infer<typeof AnyFormation>;

export const SalaTipo = z.enum(['1', '2', '3', '4', '5']);
export type SalaTipo = z.infer<typeof SalaTipo>;

export const ModoPozo = z.enum(['proporcional', 'garantizado', 'completo']);
export type ModoPozo = z.infer<typeof ModoPozo>;

/** Room lifecycle (rules R2). */
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

/** '1' is closed (product §4). */
export const Progress = z.enum(['0', '1']).describe('1 is closed, 0 is not.');
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

const rangoMini = z.object({ level: z.int(), name: z.string(), image: z.string() });
export interface RangoMini extends z.infer<typeof rangoMini> {}
export const RangoMini: Model<RangoMini> = rangoMini;

const clubMini = z.object({ id: Id, name: z.string(), logo: z.string(), league_unique: z.string() });
export interface ClubMini extends z.infer<typeof clubMini> {}
export const ClubMini: Model<ClubMini> = clubMini;

const user = z.object({
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
export interface User extends z.infer<typeof user> {}
export const User: Model<User> = user;

export const userMini = z.object({
  id: Id,
  username: z.string(),
  avatar: z.string(),
  keyusername: z.string(),
  rango_level: z.int(),
});
export interface UserMini extends z.infer<typeof userMini> {}
export const UserMini: Model<UserMini> = userMini;

export const KitPattern = z.enum(['plain', 'sash', 'halves', 'stripes', 'hoops']);
export type KitPattern = z.infer<typeof KitPattern>;

const kit = z.object({ pattern: KitPattern, primary: z.string(), secondary: z.string(), trim: z.string() });
/** A club's colours, enough to draw its shirt and crest (docs/decisions/0004). Colours are '#rrggbb'. */
export interface Kit extends z.infer<typeof kit> {}
export const Kit: Model<Kit> = kit;

const team = z.object({ id: Id, logo: z.string(), name: z.string(), short: z.string(), kit: Kit });
export interface Team extends z.infer<typeof team> {}
export const Team: Model<Team> = team;

export const match = z.object({
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
export interface Match extends z.infer<typeof match> {}
export const Match: Model<Match> = match;

const player = z.object({
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
export interface Player extends z.infer<typeof player> {}
export const Player: Model<Player> = player;

const pointsItem = z.object({ code: z.string(), label: z.string(), count: z.int(), points: z.int() });
export interface PointsItem extends z.infer<typeof pointsItem> {}
export const PointsItem: Model<PointsItem> = pointsItem;

const lineupEntry = z.object({
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
export interface LineupEntry extends z.infer<typeof lineupEntry> {}
export const LineupEntry: Model<LineupEntry> = lineupEntry;

export const lineupGroups = z.object({
  porteros: z.array(LineupEntry),
  defensas: z.array(LineupEntry),
  mediocampistas: z.array(LineupEntry),
  delanteros: z.array(LineupEntry),
  entrenadores: z.array(LineupEntry),
});
export interface LineupGroups extends z.infer<typeof lineupGroups> {}
export const LineupGroups: Model<LineupGroups> = lineupGroups;

const lineup = lineupGroups.extend({
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
export interface Lineup extends z.infer<typeof lineup> {}
export const Lineup: Model<Lineup> = lineup;

const salaMini = z.object({ id: Id, jornada: z.int(), jornada_name: z.string() });
export interface SalaMini extends z.infer<typeof salaMini> {}
export const SalaMini: Model<SalaMini> = salaMini;

const award = z.object({
  position_from: z.int(),
  position_to: z.int(),
  percent: z.number(),
  amount: Coins,
  label: z.string(),
});
export interface Award extends z.infer<typeof award> {}
export const Award: Model<Award> = award;

const salaFlags = z.object({
  captain: z.boolean(),
  late_swap: z.boolean(),
  max_per_club: z.int().nullable(),
  solo_nuevos: z.boolean(),
});
export interface SalaFlags extends z.infer<typeof salaFlags> {}
export const SalaFlags: Model<SalaFlags> = salaFlags;

const sala = salaMini.extend({
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
  commission_bps: BasisPoints,
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
export interface Sala extends z.infer<typeof sala> {}
export const Sala: Model<Sala> = sala;

const roomOffer = z.object({
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
  commission_bps: BasisPoints,
  pozo: Coins,
  top_award: Coins,
  modo_pozo: ModoPozo,
  lock_at: Instant,
  league_logo: z.string(),
});
export interface RoomOffer extends z.infer<typeof roomOffer> {}
export const RoomOffer: Model<RoomOffer> = roomOffer;

const salaCompe = z.object({
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
  /** The legend that the entry wears, in rooms of legends (rules R10.2). */
  emblem: z.object({ id: Id, name: z.string(), image: z.string() }).nullable().optional(),
});
export interface SalaCompe extends z.infer<typeof salaCompe> {}
export const SalaCompe: Model<SalaCompe> = salaCompe;

const rankingRow = z.object({
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
export interface RankingRow extends z.infer<typeof rankingRow> {}
export const RankingRow: Model<RankingRow> = rankingRow;

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

const ranking = pageOf(RankingRow).extend({
  sala: Id,
  jornada: z.int().nullable(),
  provisional: z.boolean(),
  updated_at: Instant,
  me: RankingRow.nullable(),
});
export interface Ranking extends z.infer<typeof ranking> {}
export const Ranking: Model<Ranking> = ranking;

export const PrediTipo = z.enum(['publica', 'privada', 'evento']);
export type PrediTipo = z.infer<typeof PrediTipo>;

export const prediRoom = z.object({
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
  commission_bps: BasisPoints,
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
export interface PrediRoom extends z.infer<typeof prediRoom> {}
export const PrediRoom: Model<PrediRoom> = prediRoom;

export const clutchGuess = z.object({
  goals_local: z.int().nullable(),
  goals_visit: z.int().nullable(),
  minute: z.int().nullable(),
});
/** A guess of a clutch match: exact score and minute of the first goal (0 for none); null where unanswered. */
export interface ClutchGuess extends z.infer<typeof clutchGuess> {}
export const ClutchGuess: Model<ClutchGuess> = clutchGuess;

const answer = z.object({
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
export interface Answer extends z.infer<typeof answer> {}
export const Answer: Model<Answer> = answer;

const answerToSave = z.object({ alternative: Id.nullable(), predi: Id, match_prediction: Id });
/** What Guardar sends, one per market; a null alternative clears the answer. */
export interface AnswerToSave extends z.infer<typeof answerToSave> {}
export const AnswerToSave: Model<AnswerToSave> = answerToSave;

export const savedAnswer = answerToSave.extend({
  result: AnswerResult.optional(),
  points: z.int().optional(),
  saved_at: Instant.optional(),
});
export interface SavedAnswer extends z.infer<typeof savedAnswer> {}
export const SavedAnswer: Model<SavedAnswer> = savedAnswer;

const prediMatch = z.object({
  match: Match,
  answers: z.array(Answer),
  /** The match in this room. */
  id: Id,
  my_answers: z.array(SavedAnswer),
  points: z.int().nullable(),
});
export interface PrediMatch extends z.infer<typeof prediMatch> {}
export const PrediMatch: Model<PrediMatch> = prediMatch;

const quest = z.object({
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
export interface Quest extends z.infer<typeof quest> {}
export const Quest: Model<Quest> = quest;

const criterio = z.object({
  id: Id,
  quest: Id,
  title: z.string(),
  event: z.string(),
  progress: z.int(),
  target: z.int(),
  done: z.boolean(),
  link: z.string(),
});
export interface Criterio extends z.infer<typeof criterio> {}
export const Criterio: Model<Criterio> = criterio;

const banner = z.object({
  title: z.string(),
  image: z.string(),
  link: z.string(),
  action: z.string(),
  color_bg: z.string(),
  color_text: z.string(),
  id: Id,
  alt: z.string(),
});
export interface Banner extends z.infer<typeof banner> {}
export const Banner: Model<Banner> = banner;

const clubRow = z.object({
  position: z.int(),
  club: ClubMini,
  points: z.number(),
  fans: z.int(),
  active_fans: z.int(),
  delta: z.int(),
  is_mine: z.boolean(),
});
export interface ClubRow extends z.infer<typeof clubRow> {}
export const ClubRow: Model<ClubRow> = clubRow;

export const ItemCategory = z.enum(['avatars', 'tarjetas', 'escudos', 'jugadores', 'leyendas', 'buddys']);
const item = z.object({
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
export interface Item extends z.infer<typeof item> {}
export const Item: Model<Item> = item;

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
const movement = z.object({
  id: Id,
  created_at: Instant,
  type: MovementType,
  amount: Coins,
  balance_after: Coins,
  label: z.string(),
  ref: z.object({ kind: z.string(), id: Id }).nullable(),
});
export interface Movement extends z.infer<typeof movement> {}
export const Movement: Model<Movement> = movement;

/** The body of every refusal (product §11.1). `message` is ready to show, in es-PE. */
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
