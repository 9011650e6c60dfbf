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

/** 0 goalkeeper (POR), 1 defender (DEF), 2 midfielder (MED), 3 forward (DEL), 4 coach (ENT) (product §3). */
export const Position = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type Position = z.infer<typeof Position>;

/** 0 fit, 1 doubtful, 2 injured, 3 suspended (product §3). */
export const Condition = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
export type Condition = z.infer<typeof Condition>;

/** The six of product §3. */
export const Formation = z.enum(['442', '433', '451', '541', '352', '343']);
export type Formation = z.infer<typeof Formation>;
/** '221' is the casual F6 team (rules R10.1). */
export const AnyFormation = z.enum(['442', '433', '451', '541', '352', '343', '221']);
export type AnyFormation = z.infer<typeof AnyFormation>;

/** 1 public, 2 private, 3 event, 4 casual F6, 5 legends (rules R3.5). */
export const SalaTipo = z.enum(['1', '2', '3', '4', '5']);
export type SalaTipo = z.infer<typeof SalaTipo>;

/**
 * How a room's pot is made (rules R2.3): `proporcional` of those who entered; `garantizado` as published; `completo`
 * only when full.
 */
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

/** 1 is closed, 0 is not (product §4). */
export const Progress = z.enum(['0', '1']);
export type Progress = z.infer<typeof Progress>;

/** Scheduled, in play, half-time, finished, postponed, suspended, cancelled, void (rules R6). */
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

/** Won, drawn, lost: how a match ended for one of its sides. */
export const MatchOutcome = z.enum(['ganado', 'empatado', 'perdido']);
export type MatchOutcome = z.infer<typeof MatchOutcome>;

/** How hard a match is for a side, by its rival: low, middling, high (rules R21.3). */
export const MatchDifficulty = z.enum(['baja', 'media', 'alta']);
export type MatchDifficulty = z.infer<typeof MatchDifficulty>;

/** The kinds of question about a match (rules R8.2). */
export const MarketKind = z.enum(['1x2', 'goles', 'ambos', 'primer_gol', 'marcador', 'goleador', 'avanza']);
export type MarketKind = z.infer<typeof MarketKind>;

/** The kinds of question about a competition as a whole (rules R17.5). */
export const LongTermKind = z.enum(['campeon', 'subcampeon', 'maximo_goleador']);
export type LongTermKind = z.infer<typeof LongTermKind>;

/** Undecided, right, wrong, void. */
export const AnswerResult = z.enum(['pendiente', 'acierto', 'fallo', 'anulado']);
export type AnswerResult = z.infer<typeof AnswerResult>;

const rangoMini = z.object({
  /** From 1, the lowest, to 7. */
  level: z.int(),
  /** The rank's name, ready to show (rules R11.4). */
  name: z.string(),
  /** Address of the rank's picture. */
  image: z.string(),
});
/** A rank in short (rules R11.4). */
export interface RangoMini extends z.infer<typeof rangoMini> {}
export const RangoMini: Model<RangoMini> = rangoMini;

const clubMini = z.object({
  /** The club. */
  id: Id,
  /** Its name, ready to show. */
  name: z.string(),
  /** Address of its crest. */
  logo: z.string(),
  /** The league's name as addresses carry it. */
  league_unique: z.string(),
});
/** A club in short. */
export interface ClubMini extends z.infer<typeof clubMini> {}
export const ClubMini: Model<ClubMini> = clubMini;

const user = z.object({
  /** The player. */
  id: Id,
  /** The name that others read. */
  username: z.string(),
  /** The address that the account signs in with. */
  email: z.string(),
  /** A Peruvian mobile as `+51…`; null without one. */
  phone: z.string().nullable(),
  /** The phone was confirmed with a code that was sent to it. */
  phone_verify: z.boolean(),
  /** Address of their picture. */
  avatar: z.string(),
  /** All that can be played: `saldo_retirable`, `saldo_jugable` and `saldo_bono` together. */
  saldo: Coins,
  /** A currency: with `PEN` amounts read in soles, ten coins each; with any other in coins. */
  local_contry: z.string(),
  /** Support reset the password: a new one is to be set. */
  is_reset: z.boolean(),
  /** The item that they wear as avatar. */
  avatar_item: IdOrNone,
  /** Can be withdrawn or played. */
  saldo_retirable: Coins,
  /** Topped up and not played yet: cannot be withdrawn. */
  saldo_jugable: Coins,
  /** Gifts: can be played, not withdrawn. */
  saldo_bono: Coins,
  /** Held for withdrawals on their way; no part of `saldo`. */
  saldo_retenido: Coins,
  /** The club that they support; null without one (rules R11.5). */
  club: ClubMini.nullable(),
  /** Their rank, from experience points. */
  rango: RangoMini,
  /** Their name as addresses carry it. */
  keyusername: z.string(),
  /** Of age by the birth date that they gave. */
  age_verified: z.boolean(),
  /** Whether staff has checked their identity document. */
  kyc: z.enum(['no', 'pendiente', 'ok']),
  /** End of the last self-exclusion, past or to come; null without one. */
  excluded_until: Instant.nullable(),
  /** Terms and birth date are still to be asked (`plus/auth/consent/`). */
  needs_consent: z.boolean(),
  /** When the account was made. */
  created_at: Instant,
});
/** The caller’s own account: nobody else sees it. */
export interface User extends z.infer<typeof user> {}
export const User: Model<User> = user;

export const userMini = z.object({
  /** The player. */
  id: Id,
  /** The name that others read. */
  username: z.string(),
  /** Address of their picture. */
  avatar: z.string(),
  /** Their name as addresses carry it. */
  keyusername: z.string(),
  /** Their rank: from 1, the lowest, to 7. */
  rango_level: z.int(),
});
/** A player as others see them. */
export interface UserMini extends z.infer<typeof userMini> {}
export const UserMini: Model<UserMini> = userMini;

/** How the colours of a shirt are laid out. */
export const KitPattern = z.enum(['plain', 'sash', 'halves', 'stripes', 'hoops']);
export type KitPattern = z.infer<typeof KitPattern>;

const kit = z.object({
  /** How the shirt's colours are laid out. */
  pattern: KitPattern,
  /** `#rrggbb`, as the other colours. */
  primary: z.string(),
  /** The pattern's colour, `#rrggbb`. */
  secondary: z.string(),
  /** The collar's and cuffs' colour, `#rrggbb`. */
  trim: z.string(),
});
/** A club's colours, enough to draw its shirt and crest (docs/decisions/0004). */
export interface Kit extends z.infer<typeof kit> {}
export const Kit: Model<Kit> = kit;

const team = z.object({
  /** The club. */
  id: Id,
  /** Address of its crest. */
  logo: z.string(),
  /** Its name, ready to show. */
  name: z.string(),
  /** Its name in two to four letters. */
  short: z.string(),
  /** Its colours, enough to draw a shirt. */
  kit: Kit,
});
/** A club with its colours. */
export interface Team extends z.infer<typeof team> {}
export const Team: Model<Team> = team;

/** What a match of a paid room has become since. */
const correctedResult = z.object({
  /** What the match is now. */
  estado: MatchEstado,
  /** Goals of the home side now; null where there is no result. */
  goals_local: z.int().nullable(),
  /** Goals of the visiting side now; null where there is no result. */
  goals_visit: z.int().nullable(),
});

export const match = z.object({
  /** The match. */
  id: Id,
  /** The home side. */
  local: Team,
  /** The visiting side. */
  visit: Team,
  /** Kick-off. */
  date: Instant,
  /** "15:00", America/Lima. */
  hour: z.string(),
  /** The league's name, ready to show. */
  league_name: z.string(),
  /** Takes no more answers: past its lock, in play, over or void. */
  close_predi: z.boolean(),
  /** The league's name as addresses carry it. */
  league_unique: z.string(),
  /** The number of the jornada within its season. */
  jornada: z.int(),
  /** The jornada's name, ready to show. */
  jornada_name: z.string(),
  /** Answers about it are taken until then. */
  lock_at: Instant,
  /** Where the match stands. */
  estado: MatchEstado,
  /** Minute of play; null while nothing tells it. */
  minute: z.int().nullable(),
  /** Goals of the home side after 90 minutes; null while there are none to tell. */
  goals_local: z.int().nullable(),
  /** Goals of the visiting side after 90 minutes; null while there are none to tell. */
  goals_visit: z.int().nullable(),
  /** Its result is confirmed. */
  official: z.boolean(),
  /** In a paid room: what the match has become since. Neither points nor prizes follow. */
  corrected_result: correctedResult.optional(),
  /** Its kick-off is confirmed. */
  confirmed_time: z.boolean(),
  /** Public prediction rooms about it that are open or full. */
  num_rooms: z.int(),
});
/** A match; inside of a room with its lock there. */
export interface Match extends z.infer<typeof match> {}
export const Match: Model<Match> = match;

const player = z.object({
  /** First and last name. */
  full_name: z.string(),
  /** The name on the plate: usually the surname. */
  short_name: z.string(),
  /** Address of their picture. */
  avatar: z.string(),
  /** Their club. */
  team: Team,
  /** 0 goalkeeper, 1 defender, 2 midfielder, 3 forward, 4 coach. */
  position: Position,
  /** 0 fit, 1 doubtful, 2 injured, 3 suspended. */
  condition: Condition,
  /** Country, in two or three letters; empty where the source has none. */
  contry: z.string(),
  /** Season total. */
  pts: z.int(),
  /** The player or coach. */
  id: Id,
  /** Their match of the jornada. */
  match: Match.nullable(),
  /** Shirt number, or null. */
  number: z.int().nullable(),
  /** Points a match, of those that they played. */
  avg_points: z.number(),
  /** Points of their latest matches, newest last, at most five. */
  form: z.array(z.int()),
  /** Percent of the room's lineups that hold them; null before the lock. */
  selected_pct: z.number().nullable(),
  /** Stands in the caller's lineup. */
  in_lineup: z.boolean(),
  /** What is said of an injury or a doubt, ready to show; null: nothing. */
  condition_note: z.string().nullable(),
  /** In rooms with a budget, what they cost there, in millions (rules R4.8). */
  price: z.int().optional(),
});
/** A player or coach of a league, with their form. */
export interface Player extends z.infer<typeof player> {}
export const Player: Model<Player> = player;

const pointsItem = z.object({
  /** What it is for, to program against: a column of the scoring table. */
  code: z.string(),
  /** What it is for, ready to show. */
  label: z.string(),
  /** How often it happened. */
  count: z.int(),
  /** For all of them together. */
  points: z.int(),
});
/** One reason for points, of a player in a match (rules R5.1, R5.2). */
export interface PointsItem extends z.infer<typeof pointsItem> {}
export const PointsItem: Model<PointsItem> = pointsItem;

const lineupEntry = z.object({
  /** The place in this lineup: what a replacement names. */
  id: Id,
  /** Who stands in the place. */
  player: Player,
  /** The position that the place asks for; numbers as in `player.position`. */
  player_type: Position,
  /** Points in this room; the captain's count double. */
  points: z.int(),
  /** In a paid room: what the points would be with what was corrected since. Neither points nor prizes follow. */
  corrected_points: z.int().optional(),
  /** The player's points in their match before this one. */
  last_points: z.int(),
  /** 0 is the goalkeeper, then by line; the coach is last. */
  slot: z.int(),
  /** Can no longer be replaced. */
  locked: z.boolean(),
  /** Some of its points are of a match that is not confirmed. */
  provisional: z.boolean(),
  /** What the points are made of. */
  breakdown: z.array(PointsItem),
});
/** A place of a lineup with who stands in it. */
export interface LineupEntry extends z.infer<typeof lineupEntry> {}
export const LineupEntry: Model<LineupEntry> = lineupEntry;

export const lineupGroups = z.object({
  /** Goalkeepers. */
  porteros: z.array(LineupEntry),
  /** Defenders. */
  defensas: z.array(LineupEntry),
  /** Midfielders. */
  mediocampistas: z.array(LineupEntry),
  /** Forwards. */
  delanteros: z.array(LineupEntry),
  /** Coaches. */
  entrenadores: z.array(LineupEntry),
});
/** Places by line. */
export interface LineupGroups extends z.infer<typeof lineupGroups> {}
export const LineupGroups: Model<LineupGroups> = lineupGroups;

const lineup = lineupGroups.extend({
  /** The entry id. */
  id: Id,
  /** The room. */
  sala: Id,
  /** The jornada of the room that it is for. */
  jornada: z.int(),
  /** How many players each line has: `442` is four, four and two. */
  formation: AnyFormation,
  /** Whether the jornada has locked. */
  progress: Progress,
  /** Points of all its places together (rules R5.3). */
  points: z.int(),
  /** In a paid room: the sum with what was corrected since. Neither points nor prizes follow. */
  corrected_points: z.int().optional(),
  /** Grows with each change; `If-Match: "v12"` names it. */
  version: z.int(),
  /** When it was last changed. */
  saved_at: Instant,
  /** A short proof of the save, to read out to support. */
  receipt: z.string(),
  /** It can be changed until then. */
  lock_at: Instant,
  /** The slot whose points count double, in rooms with a captain; null while there is none. */
  captain: z.int().nullable().optional(),
  /** It was drawn for the player, who has changed nothing of it (rules R14.7). */
  untouched: z.boolean(),
  /** Players who came in by themselves for others who cannot play (rules R14.3, R14.6). */
  replacements: z.array(Id),
});
/** A lineup of one entry for one jornada (rules R4.1). */
export interface Lineup extends z.infer<typeof lineup> {}
export const Lineup: Model<Lineup> = lineup;

const salaMini = z.object({
  /** The room. */
  id: Id,
  /** The one in play, else the next. */
  jornada: z.int(),
  /** The name of `jornada`, ready to show. */
  jornada_name: z.string(),
});
/** A lineup room in short. */
export interface SalaMini extends z.infer<typeof salaMini> {}
export const SalaMini: Model<SalaMini> = salaMini;

const award = z.object({
  /** The first place that wins it. */
  position_from: z.int(),
  /** The last place that wins it. */
  position_to: z.int(),
  /** Of the pot, for each of the places. */
  percent: z.number(),
  /** For each of the places. */
  amount: Coins,
  /** The places, ready to show. */
  label: z.string(),
});
/** A prize for a place, or for several that follow one another (rules R7.2). */
export interface Award extends z.infer<typeof award> {}
export const Award: Model<Award> = award;

const salaFlags = z.object({
  /** One player's points count double. */
  captain: z.boolean(),
  /** A place locks with its own match, not with the room. */
  late_swap: z.boolean(),
  /** Most players of one club; null without a limit. */
  max_per_club: z.int().nullable(),
  /** Only for players with fewer than 50 paid rooms behind them. */
  solo_nuevos: z.boolean(),
  /** A lineup may only cost so much, of prices that players have (rules R4.8); absent: it may cost anything. */
  budget: z.boolean().optional(),
});
/** What is special about the rules of a lineup room. */
export interface SalaFlags extends z.infer<typeof salaFlags> {}
export const SalaFlags: Model<SalaFlags> = salaFlags;

const sala = salaMini.extend({
  /** Its name, ready to show. */
  name: z.string(),
  /** 1 public, 2 private, 3 event, 4 casual, 5 legends. */
  tipo: SalaTipo,
  /** Where the room stands (rules R2.1). */
  estado: Estado,
  /** Whether it still takes players. */
  progress: Progress,
  /** The entry fee. */
  amount_ins: Fee,
  /** The league's name, ready to show. */
  league_name: z.string(),
  /** The league's name as addresses carry it. */
  league_unique: z.string(),
  /** Address of the league's emblem. */
  league_logo: z.string(),
  /** Seats taken. */
  num_players: z.int(),
  /** Most entries that it takes. */
  max_players: z.int(),
  /** Fewest entries that a `proporcional` room runs with. */
  min_players: z.int(),
  /** `proporcional`: the pot of those who entered; `garantizado`: what is published; `completo`: only when full. */
  modo_pozo: ModoPozo,
  /** The operator's share of the fees. */
  commission_bps: BasisPoints,
  /** The prize pot, after the commission. */
  pozo: Coins,
  /** Prizes by place, the first place first (rules R7.2). */
  awards: z.array(Award),
  /** How many matches the jornada is played on here (rules R14.1). */
  num_matches: z.int(),
  /** The access code, for its owner and members; null to others and without one. */
  cod_access: z.string().nullable(),
  /** Who made it; null: the operator. */
  owner: UserMini.nullable(),
  /** When it locks: nobody joins from then on (rules R1.2). */
  lock_at: Instant,
  /** Until when the caller may leave with the whole fee, since the lock or the slate has changed (rules R14.4); null otherwise. */
  free_exit_until: Instant.nullable(),
  /** Its first kick-off. */
  starts_at: Instant,
  /** Its last kick-off, as planned. */
  ends_at: Instant,
  /** The first jornada that it is played over. */
  jornada_from: z.int(),
  /** The last one: the same, but in events over several (rules R3.6). */
  jornada_to: z.int(),
  /** What is special about its rules. */
  flags: SalaFlags,
  /** Which version of its rules it was made with (rules R2.1). */
  rules_version: z.int(),
  /** The caller's entry in it. */
  ins_user: IdOrNone,
  /** A code such as `no_se_lleno`; null unless it was called off. */
  cancel_reason: z.string().nullable(),
});
/** A lineup room in full. */
export interface Sala extends z.infer<typeof sala> {}
export const Sala: Model<Sala> = sala;

const roomOffer = z.object({
  /** The entry fee. */
  amount_ins: Fee,
  /** The league's name, ready to show. */
  league_name: z.string(),
  /** The league's name as addresses carry it. */
  league_unique: z.string(),
  /** Seats taken. */
  num_players: z.int(),
  /** The caller's entry in it. */
  ins_user: IdOrNone,
  /** The room. */
  sala: Id,
  /** Its name, ready to show. */
  name: z.string(),
  /** 1 public, 2 private, 3 event, 4 casual, 5 legends. */
  tipo: SalaTipo,
  /** Where the room stands (rules R2.1). */
  estado: Estado,
  /** Whether it still takes players. */
  progress: Progress,
  /** The one in play, else the next. */
  jornada: z.int(),
  /** The name of `jornada`, ready to show. */
  jornada_name: z.string(),
  /** Most entries that it takes. */
  max_players: z.int(),
  /** The operator's share of the fees. */
  commission_bps: BasisPoints,
  /** The prize pot, after the commission. */
  pozo: Coins,
  /** What the first place wins. */
  top_award: Coins,
  /** `proporcional`: the pot of those who entered; `garantizado`: what is published; `completo`: only when full. */
  modo_pozo: ModoPozo,
  /** When it locks: nobody joins from then on (rules R1.2). */
  lock_at: Instant,
  /** How many matches the jornada is played on here (rules R14.1). */
  num_matches: z.int(),
  /** Address of the league's emblem. */
  league_logo: z.string(),
});
/** A lineup room on a card: what to know before joining it. */
export interface RoomOffer extends z.infer<typeof roomOffer> {}
export const RoomOffer: Model<RoomOffer> = roomOffer;

const salaCompe = z.object({
  /** The entry id. */
  id: Id,
  /** Of the current jornada's lineup: `442` is four, four and two. */
  formation: AnyFormation,
  /** Whether the current jornada is closed. */
  progress: Progress,
  /** The room in short. */
  sala: SalaMini,
  /** The room in full. */
  sala_detail: Sala,
  /** Whose entry it is. */
  user: UserMini,
  /** Points of all its lineups so far. */
  points: z.int(),
  /** Its place; null before the room is in play. */
  rank: z.int().nullable(),
  /** Paid, or what the place would win now; 0 before the lock. */
  prize: Coins,
  /** Grows with each change; `If-Match: "v12"` names it. */
  version: z.int(),
  /** When the current jornada locks (rules R1.2). */
  lock_at: Instant,
  /** The legend that the entry wears, in rooms of legends (rules R10.2). */
  emblem: z
    .object({
      /** The legend, an item of the gallery. */
      id: Id,
      /** The legend's name, ready to show. */
      name: z.string(),
      /** Address of the legend's picture. */
      image: z.string(),
    })
    .nullable()
    .optional(),
});
/** An entry of a lineup room, with its room. */
export interface SalaCompe extends z.infer<typeof salaCompe> {}
export const SalaCompe: Model<SalaCompe> = salaCompe;

const rankingRow = z.object({
  /** The place, from 1; equals share one (rules R7.3). */
  position: z.int(),
  /** Whose entry it is. */
  user: UserMini,
  /** The entry. */
  ins: Id,
  /** Points of all that the table counts. */
  points: z.int(),
  /** Points of the latest jornada. */
  last_points: z.int(),
  /** Paid, or what the place would win now; 0 before the lock. */
  prize: Coins,
  /** Shares its place. */
  tied: z.boolean(),
  /** It is the caller's own. */
  is_me: z.boolean(),
  /** Correct answers; null in lineup rooms. */
  aciertos: z.int().nullable(),
  /** Places gained since the scoring before; below 0 they were lost. */
  movement: z.int(),
});
/** A row of a table. */
export interface RankingRow extends z.infer<typeof rankingRow> {}
export const RankingRow: Model<RankingRow> = rankingRow;

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    /** How many there are on all pages together. */
    count: z.int(),
    /** Address of the next page; null on the last. */
    next: z.string().nullable(),
    /** Address of the page before; null on the first. */
    previous: z.string().nullable(),
    /** What is on this page. */
    results: z.array(item),
  });
/** A page of a list. */
export interface Page<T> {
  count: number;
  next: string | null;
  previous: string | null;
  results: T[];
}

const ranking = pageOf(RankingRow).extend({
  /** The room. */
  sala: Id,
  /** Null: all of the room together. */
  jornada: z.int().nullable(),
  /** Places and prizes may still change. */
  provisional: z.boolean(),
  /** When the room was last scored; before that, when it was made. */
  updated_at: Instant,
  /** The caller's own row; null without an entry. */
  me: RankingRow.nullable(),
});
/** A page of a room’s table, with the caller’s own row. */
export interface Ranking extends z.infer<typeof ranking> {}
export const Ranking: Model<Ranking> = ranking;

/** Public, private or of an event. */
export const PrediTipo = z.enum(['publica', 'privada', 'evento']);
export type PrediTipo = z.infer<typeof PrediTipo>;

/** What a row of a scoring table pays for: something about the final score, or a question of that kind. */
export const ScoringWhen = z.enum(['exact', 'close', 'difference', 'result', 'team_goals', 'market']);
export type ScoringWhen = z.infer<typeof ScoringWhen>;

const ScoringPts = z.int().min(0).max(100);

const prediScoringRow = z.object({
  /** What it pays for. */
  when: ScoringWhen,
  /** Of `market` alone: which questions. */
  kind: MarketKind.optional(),
  /** Null, of `market` alone: each answer says its own. */
  pts: ScoringPts.nullable(),
  /** From these jornadas on the points are multiplied; the last that has come counts. */
  stage_factor: z
    .array(
      z.object({
        /** The first jornada that the factor counts in. */
        from: z.int().min(1).max(1000),
        /** What points are multiplied by. */
        factor: z.int().min(1).max(20),
      }),
    )
    .max(20)
    .optional(),
});
/** One row of a scoring table of predictions. */
export interface PrediScoringRow extends z.infer<typeof prediScoringRow> {}
export const PrediScoringRow: Model<PrediScoringRow> = prediScoringRow;

const prediScoring = z.object({
  /** Of a score only the best row counts, or all of them together. */
  take: z.enum(['best', 'sum']),
  /** `shared`: equal points are equal places, whatever was right. */
  ties: z.enum(['chain', 'shared']),
  /** Each thing that is paid for, with its points. */
  rows: z.array(prediScoringRow).min(1).max(20),
});
/** What the answers of a prediction room are worth. */
export interface PrediScoring extends z.infer<typeof prediScoring> {}
export const PrediScoring: Model<PrediScoring> = prediScoring;

export const prediRoom = z.object({
  /** The room. */
  id: Id,
  /** The entry fee. */
  amount_ins: Fee,
  /** The first kick-off. */
  date_start: Instant,
  /** Of each match, in playing order, the logos of both sides, home first. */
  teams_logos: z.array(z.array(z.string())),
  /** The caller's entry in it. */
  user_ins: IdOrNone,
  /** Seats taken. */
  num_players: z.int(),
  /** The access code, for its owner alone; null to others and without one. */
  cod_access: z.string().nullable(),
  /** Prizes by place, the first place first (rules R7.2). */
  awards: z.array(Award),
  /** Its name, ready to show. */
  name: z.string(),
  /** Public, private or of an event. */
  tipo: PrediTipo,
  /** Where the room stands (rules R2.1). */
  estado: Estado,
  /** Whether it still takes players. */
  progress: Progress,
  /** Most entries that it takes. */
  max_players: z.int(),
  /** Fewest entries that a `proporcional` room runs with. */
  min_players: z.int(),
  /** `proporcional`: the pot of those who entered; `garantizado`: what is published; `completo`: only when full. */
  modo_pozo: ModoPozo,
  /** The operator's share of the fees. */
  commission_bps: BasisPoints,
  /** The prize pot, after the commission. */
  pozo: Coins,
  /** What the first place wins. */
  top_award: Coins,
  /** Points in play: the highest `pts` of each market that is not void, together. */
  pts_en_juego: z.int(),
  /** How many matches it asks about. */
  num_matches: z.int(),
  /** The leagues of its matches, ready to show. */
  league_names: z.array(z.string()),
  /** Nobody joins from then on; each match locks by itself (rules R1.3). */
  lock_at: Instant,
  /** Until when the caller may leave with the whole fee, since the lock or the slate has changed (rules R14.4); null otherwise. */
  free_exit_until: Instant.nullable(),
  /** Who made it; null: the operator. */
  owner: UserMini.nullable(),
  /** The caller made it. */
  is_admin: z.boolean(),
  /** The tie page has something to show: a guess that may still be made, or a tie for a paid place that it decides. */
  has_tie: z.boolean(),
  /** Markets of the caller's entry that they may still answer and have not; 0 when not joined. */
  unanswered: z.int(),
  /** A free room that may be joined while one of its matches is open; missed ones count 0. */
  late_join: z.boolean().optional(),
  /** Its own table of points; absent: each answer shows what it scores. */
  scoring: PrediScoring.optional(),
  /** How many questions about the competition as a whole it asks; absent: none. */
  long_term: z.int().optional(),
});
/** A prediction room. */
export interface PrediRoom extends z.infer<typeof prediRoom> {}
export const PrediRoom: Model<PrediRoom> = prediRoom;

export const clutchGuess = z.object({
  /** Goals of the home side; null where nothing is guessed. */
  goals_local: z.int().nullable(),
  /** Goals of the visiting side; null where nothing is guessed. */
  goals_visit: z.int().nullable(),
  /** Of the first goal; 0 for no goals. */
  minute: z.int().nullable(),
});
/** A guess of a clutch match: exact score and minute of the first goal (0 for none); null where unanswered. */
export interface ClutchGuess extends z.infer<typeof clutchGuess> {}
export const ClutchGuess: Model<ClutchGuess> = clutchGuess;

const answer = z.object({
  /** The text of the alternative. */
  answer: z.string(),
  /** What it scores when it is right. */
  pts: z.int(),
  /** The market: a saved answer calls it `match_prediction`. */
  id_match_prediction: Id,
  /** The alternative. */
  id: Id,
  /** The kind of question that it answers. */
  kind: MarketKind,
  /** That question, ready to show. */
  question: z.string(),
  /** Its place among the answers to the question, from 1. */
  order: z.int(),
  /** Whether it is right; `pendiente` until that is known. */
  result: AnswerResult,
  /** Percent of the players who chose it, 0 to 100; null before the lock. */
  pct: z.number().nullable(),
});
/** An alternative of a question about a match. */
export interface Answer extends z.infer<typeof answer> {}
export const Answer: Model<Answer> = answer;

const answerToSave = z.object({
  /** An `Answer.id`; null for none. */
  alternative: Id.nullable(),
  /** The room. */
  predi: Id,
  /** The market. */
  match_prediction: Id,
});
/** What Guardar sends, one per market; a null alternative clears the answer. */
export interface AnswerToSave extends z.infer<typeof answerToSave> {}
export const AnswerToSave: Model<AnswerToSave> = answerToSave;

export const savedAnswer = answerToSave.extend({
  /** Whether it is right; `pendiente` until that is known. */
  result: AnswerResult.optional(),
  /** What it scored so far. */
  points: z.int().optional(),
  /** When it was saved. */
  saved_at: Instant.optional(),
});
/** An answer as it is stored. */
export interface SavedAnswer extends z.infer<typeof savedAnswer> {}
export const SavedAnswer: Model<SavedAnswer> = savedAnswer;

const prediMatch = z.object({
  /** The match, with its lock in this room. */
  match: Match,
  /** Every alternative of every question about it. */
  answers: z.array(Answer),
  /** The match in this room. */
  id: Id,
  /** What the caller has chosen, one for each answered question. */
  my_answers: z.array(SavedAnswer),
  /** Of the answers that are decided; null while none is. */
  points: z.int().nullable(),
});
/** A match of a prediction room, with its questions and the caller’s answers. */
export interface PrediMatch extends z.infer<typeof prediMatch> {}
export const PrediMatch: Model<PrediMatch> = prediMatch;

const longTermQuestion = z.object({
  /** The market: a saved answer calls it `match_prediction`. */
  id_match_prediction: Id,
  /** What it asks for. */
  kind: LongTermKind,
  /** The question, ready to show. */
  question: z.string(),
  /** Until then it takes answers, whatever the matches of the room do. */
  lock_at: Instant,
  /** It takes no answers any more: its lock has come, or the answer is known. */
  closed: z.boolean(),
  /** Everything that can be chosen. */
  answers: z.array(
    z.object({
      /** The alternative. */
      id: Id,
      /** A club or a player. */
      answer: z.string(),
      /** What it scores when it is right. */
      pts: z.int(),
      /** Whether it is right; `pendiente` until that is known. */
      result: AnswerResult,
      /** Percent of the players who chose it, 0 to 100; null before the lock. */
      pct: z.number().nullable(),
    }),
  ),
  /** Null without an answer. */
  my_answer: SavedAnswer.nullable(),
});
/** A question about a competition as a whole, with a lock of its own. */
export interface LongTermQuestion extends z.infer<typeof longTermQuestion> {}
export const LongTermQuestion: Model<LongTermQuestion> = longTermQuestion;

const quest = z.object({
  /** The quest. */
  id: Id,
  /** What it is called, ready to show. */
  title: z.string(),
  /** How far the caller has come. */
  status: z.object({
    /** Steps done. */
    cumplidas: z.int(),
    /** Steps that it has. */
    total: z.int(),
  }),
  /** What there is to do, ready to show. */
  description: z.string(),
  /** Gift coins that it pays: playable, never withdrawable (rules R11.2). */
  reward_coins: Coins,
  /** An item besides the coins, or null. */
  reward_item: Id.nullable(),
  /** When it ends, or begins anew. */
  ends_at: Instant,
  /** Every step is done and the reward is still to be collected. */
  claimable: z.boolean(),
  /** The reward was collected. */
  claimed: z.boolean(),
});
/** A quest with how far the caller has come (rules R11.1). */
export interface Quest extends z.infer<typeof quest> {}
export const Quest: Model<Quest> = quest;

const criterio = z.object({
  /** The step. */
  id: Id,
  /** The quest that it is a step of. */
  quest: Id,
  /** What there is to do, ready to show. */
  title: z.string(),
  /** What is counted, such as `predi_guardada`. */
  event: z.string(),
  /** How often the caller has done it. */
  progress: z.int(),
  /** How often it has to be done. */
  target: z.int(),
  /** It was done often enough. */
  done: z.boolean(),
  /** Path of the page where it is done. */
  link: z.string(),
});
/** A step of a quest. */
export interface Criterio extends z.infer<typeof criterio> {}
export const Criterio: Model<Criterio> = criterio;

const banner = z.object({
  /** Its headline, ready to show. */
  title: z.string(),
  /** Address of its picture. */
  image: z.string(),
  /** Path of the page that it leads to. */
  link: z.string(),
  /** Words of its button. */
  action: z.string(),
  /** The ground's colour, `#rrggbb`. */
  color_bg: z.string(),
  /** The words' colour, `#rrggbb`. */
  color_text: z.string(),
  /** The banner. */
  id: Id,
  /** What the picture shows, for screen readers. */
  alt: z.string(),
});
/** A banner of the front page. */
export interface Banner extends z.infer<typeof banner> {}
export const Banner: Model<Banner> = banner;

const clubRow = z.object({
  /** The place, from 1. */
  position: z.int(),
  /** The club. */
  club: ClubMini,
  /** The mean XP of its 20 best supporters, summed over the jornadas. */
  points: z.number(),
  /** Its supporters. */
  fans: z.int(),
  /** Most supporters who played in one jornada. */
  active_fans: z.int(),
  /** Places gained by the last jornada; below 0 they were lost. */
  delta: z.int(),
  /** The caller supports it. */
  is_mine: z.boolean(),
});
/** A club in the table of its league (rules R11.5). */
export interface ClubRow extends z.infer<typeof clubRow> {}
export const ClubRow: Model<ClubRow> = clubRow;

/** The six of rules R10.3. */
export const ItemCategory = z.enum(['avatars', 'tarjetas', 'escudos', 'jugadores', 'leyendas', 'buddys']);
const item = z.object({
  /** The item: what buying and wearing it name. */
  id: Id,
  /** Where in the gallery it is (rules R10.3). */
  category: ItemCategory,
  /** Its name, ready to show. */
  name: z.string(),
  /** Address of its picture. */
  image: z.string(),
  /** `comun`, `rara`, `epica` or `legendaria`. */
  rarity: z.string(),
  /** Where it comes from: `inicial`, `compra`, `mision`, `rango`, `promo` or `evento`. */
  source: z.string(),
  /** What it costs, where it can be bought. */
  price: Coins,
  /** The caller has it. */
  owned: z.boolean(),
  /** Worn now. */
  equipped: z.boolean(),
  /** How to get it, ready to show; null once owned. */
  unlock_hint: z.string().nullable(),
});
/** An item of the gallery, as it is to the caller. */
export interface Item extends z.infer<typeof item> {}
export const Item: Model<Item> = item;

/** What moved coins in or out of a wallet. */
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
  /** The movement, by its number in the ledger. */
  id: Id,
  /** When the coins moved. */
  created_at: Instant,
  /** What moved them. */
  type: MovementType,
  /** Signed: negative when coins were taken from the balance. */
  amount: Coins,
  /** `saldo` after it. */
  balance_after: Coins,
  /** What it was, ready to show. */
  label: z.string(),
  /** The room, top-up or withdrawal that it is about. */
  ref: z
    .object({
      /** `compe` or `predi` for a room, `deposit` or `withdrawal`. */
      kind: z.string(),
      /** Which one. */
      id: Id,
    })
    .nullable(),
});
/** A movement of coins in the caller’s wallet. */
export interface Movement extends z.infer<typeof movement> {}
export const Movement: Model<Movement> = movement;

/** The body of every refusal (product §11.1). `message` is ready to show, in es-PE. */
export const ErrorBody = z.object({
  /** Always `error`: what was done answers otherwise. */
  status: z.literal('error'),
  /** To program against; the refusals list the codes of each status. */
  code: z.string(),
  /** Ready to show, in Spanish. */
  message: z.string(),
  /** What is wrong with each field, ready to show. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Seconds to wait. */
  retry_after: z.int().optional(),
  /** To quote to support. */
  request_id: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** A write that has nothing to tell but that it was done. */
export const Done = z.object({
  /** It was done: a refusal has another shape. */
  status: z.literal('ok'),
});
export type Done = z.infer<typeof Done>;

export const ok = <S extends z.ZodRawShape>(shape: S) =>
  z.object({
    /** It was done: a refusal has another shape. */
    status: z.literal('ok'),
    ...shape,
  });
