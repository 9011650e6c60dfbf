// Long: written by tooling/contract/write.mjs from the schemas and the calls; change those, and run it.

/** 0 goalkeeper (POR), 1 defender (DEF), 2 midfielder (MED), 3 forward (DEL), 4 coach (ENT) (product §3). */
export type Position = 0 | 1 | 2 | 4 | 3;

/** 0 fit, 1 doubtful, 2 injured, 3 suspended (product §3). */
export type Condition = 0 | 1 | 2 | 3;

/** The six of product §3. */
export type Formation = '442' | '433' | '451' | '541' | '352' | '343';

/** '221' is the casual F6 team (rules R10.1). */
export type AnyFormation = '442' | '433' | '451' | '541' | '352' | '343' | '221';

/** 1 public, 2 private, 3 event, 4 casual F6, 5 legends (rules R3.5). */
export type SalaTipo = '1' | '2' | '3' | '4' | '5';

/**
 * How a room's pot is made (rules R2.3): `proporcional` of those who entered; `garantizado` as published; `completo`
 * only when full.
 */
export type ModoPozo = 'proporcional' | 'garantizado' | 'completo';

/** Room lifecycle (rules R2). */
export type Estado =
  | 'borrador'
  | 'abierta'
  | 'llena'
  | 'cerrada'
  | 'en_vivo'
  | 'por_liquidar'
  | 'liquidada'
  | 'pagada'
  | 'cancelada';

/** 1 is closed, 0 is not (product §4). */
export type Progress = '0' | '1';

/** Scheduled, in play, half-time, finished, postponed, suspended, cancelled, void (rules R6). */
export type MatchEstado =
  | 'en_vivo'
  | 'anulado'
  | 'programado'
  | 'descanso'
  | 'finalizado'
  | 'aplazado'
  | 'suspendido'
  | 'cancelado';

/** Won, drawn, lost: how a match ended for one of its sides. */
export type MatchOutcome = 'ganado' | 'empatado' | 'perdido';

/** How hard a match is for a side, by its rival: low, middling, high (rules R21.3). */
export type MatchDifficulty = 'baja' | 'media' | 'alta';

/** The kinds of question about a match (rules R8.2). */
export type MarketKind = '1x2' | 'goles' | 'ambos' | 'primer_gol' | 'marcador' | 'goleador' | 'avanza';

/** The kinds of question about a competition as a whole (rules R17.5). */
export type LongTermKind = 'campeon' | 'subcampeon' | 'maximo_goleador';

/** Undecided, right, wrong, void. */
export type AnswerResult = 'pendiente' | 'acierto' | 'fallo' | 'anulado';

/** A rank in short (rules R11.4). */
export interface RangoMini {
  /** From 1, the lowest, to 7. */
  level: number;
  /** The rank's name, ready to show (rules R11.4). */
  name: string;
  /** Address of the rank's picture. */
  image: string;
}

/** A club in short. */
export interface ClubMini {
  /** The club. */
  id: number;
  /** Its name, ready to show. */
  name: string;
  /** Address of its crest. */
  logo: string;
  /** The league's name as addresses carry it. */
  league_unique: string;
}

/** The caller’s own account: nobody else sees it. */
export interface User {
  /** The player. */
  id: number;
  /** The name that others read. */
  username: string;
  /** The address that the account signs in with. */
  email: string;
  /** A Peruvian mobile as `+51…`; null without one. */
  phone: string | null;
  /** The phone was confirmed with a code that was sent to it. */
  phone_verify: boolean;
  /** Address of their picture. */
  avatar: string;
  /** All that can be played: `saldo_retirable`, `saldo_jugable` and `saldo_bono` together. */
  saldo: number;
  /** A currency: with `PEN` amounts read in soles, ten coins each; with any other in coins. */
  local_contry: string;
  /** Support reset the password: a new one is to be set. */
  is_reset: boolean;
  /** The item that they wear as avatar. */
  avatar_item: number;
  /** Can be withdrawn or played. */
  saldo_retirable: number;
  /** Topped up and not played yet: cannot be withdrawn. */
  saldo_jugable: number;
  /** Gifts: can be played, not withdrawn. */
  saldo_bono: number;
  /** Held for withdrawals on their way; no part of `saldo`. */
  saldo_retenido: number;
  /** The club that they support; null without one (rules R11.5). */
  club: ClubMini | null;
  /** Their rank, from experience points. */
  rango: RangoMini;
  /** Their name as addresses carry it. */
  keyusername: string;
  /** Of age by the birth date that they gave. */
  age_verified: boolean;
  /** Whether staff has checked their identity document. */
  kyc: 'ok' | 'no' | 'pendiente';
  /** End of the last self-exclusion, past or to come; null without one. */
  excluded_until: string | null;
  /** Terms and birth date are still to be asked (`plus/auth/consent/`). */
  needs_consent: boolean;
  /** When the account was made. */
  created_at: string;
}

/** A player as others see them. */
export interface UserMini {
  /** The player. */
  id: number;
  /** The name that others read. */
  username: string;
  /** Address of their picture. */
  avatar: string;
  /** Their name as addresses carry it. */
  keyusername: string;
  /** Their rank: from 1, the lowest, to 7. */
  rango_level: number;
}

/** How the colours of a shirt are laid out. */
export type KitPattern = 'plain' | 'sash' | 'halves' | 'stripes' | 'hoops';

/** A club's colours, enough to draw its shirt and crest (docs/decisions/0004). */
export interface Kit {
  /** How the shirt's colours are laid out. */
  pattern: KitPattern;
  /** `#rrggbb`, as the other colours. */
  primary: string;
  /** The pattern's colour, `#rrggbb`. */
  secondary: string;
  /** The collar's and cuffs' colour, `#rrggbb`. */
  trim: string;
}

/** A club with its colours. */
export interface Team {
  /** The club. */
  id: number;
  /** Address of its crest. */
  logo: string;
  /** Its name, ready to show. */
  name: string;
  /** Its name in two to four letters. */
  short: string;
  /** Its colours, enough to draw a shirt. */
  kit: Kit;
}

/** A match; inside of a room with its lock there. */
export interface Match {
  /** The match. */
  id: number;
  /** The home side. */
  local: Team;
  /** The visiting side. */
  visit: Team;
  /** Kick-off. */
  date: string;
  /** "15:00", America/Lima. */
  hour: string;
  /** The league's name, ready to show. */
  league_name: string;
  /** Takes no more answers: past its lock, in play, over or void. */
  close_predi: boolean;
  /** The league's name as addresses carry it. */
  league_unique: string;
  /** The number of the jornada within its season. */
  jornada: number;
  /** The jornada's name, ready to show. */
  jornada_name: string;
  /** Answers about it are taken until then. */
  lock_at: string;
  /** Where the match stands. */
  estado: MatchEstado;
  /** Minute of play; null while nothing tells it. */
  minute: number | null;
  /** Goals of the home side after 90 minutes; null while there are none to tell. */
  goals_local: number | null;
  /** Goals of the visiting side after 90 minutes; null while there are none to tell. */
  goals_visit: number | null;
  /** Its result is confirmed. */
  official: boolean;
  /** Its kick-off is confirmed. */
  confirmed_time: boolean;
  /** Public prediction rooms about it that are open or full. */
  num_rooms: number;
  /** In a paid room: what the match has become since. Neither points nor prizes follow. */
  corrected_result?: {
    /** What the match is now. */
    estado: MatchEstado;
    /** Goals of the home side now; null where there is no result. */
    goals_local: number | null;
    /** Goals of the visiting side now; null where there is no result. */
    goals_visit: number | null;
  };
}

/** A player or coach of a league, with their form. */
export interface Player {
  /** First and last name. */
  full_name: string;
  /** The name on the plate: usually the surname. */
  short_name: string;
  /** Address of their picture. */
  avatar: string;
  /** Their club. */
  team: Team;
  /** 0 goalkeeper, 1 defender, 2 midfielder, 3 forward, 4 coach. */
  position: Position;
  /** 0 fit, 1 doubtful, 2 injured, 3 suspended. */
  condition: Condition;
  /** Country, in two or three letters; empty where the source has none. */
  contry: string;
  /** Season total. */
  pts: number;
  /** The player or coach. */
  id: number;
  /** Their match of the jornada. */
  match: Match | null;
  /** Shirt number, or null. */
  number: number | null;
  /** Points a match, of those that they played. */
  avg_points: number;
  /** Points of their latest matches, newest last, at most five. */
  form: number[];
  /** Percent of the room's lineups that hold them; null before the lock. */
  selected_pct: number | null;
  /** Stands in the caller's lineup. */
  in_lineup: boolean;
  /** What is said of an injury or a doubt, ready to show; null: nothing. */
  condition_note: string | null;
  /** In rooms with a budget, what they cost there, in millions (rules R4.8). */
  price?: number;
}

/** One reason for points, of a player in a match (rules R5.1, R5.2). */
export interface PointsItem {
  /** What it is for, to program against: a column of the scoring table. */
  code: string;
  /** What it is for, ready to show. */
  label: string;
  /** How often it happened. */
  count: number;
  /** For all of them together. */
  points: number;
}

/** A place of a lineup with who stands in it. */
export interface LineupEntry {
  /** The place in this lineup: what a replacement names. */
  id: number;
  /** Who stands in the place. */
  player: Player;
  /** The position that the place asks for; numbers as in `player.position`. */
  player_type: Position;
  /** Points in this room; the captain's count double. */
  points: number;
  /** The player's points in their match before this one. */
  last_points: number;
  /** 0 is the goalkeeper, then by line; the coach is last. */
  slot: number;
  /** Can no longer be replaced. */
  locked: boolean;
  /** Some of its points are of a match that is not confirmed. */
  provisional: boolean;
  /** What the points are made of. */
  breakdown: PointsItem[];
  /** In a paid room: what the points would be with what was corrected since. Neither points nor prizes follow. */
  corrected_points?: number;
}

/** Places by line. */
export interface LineupGroups {
  /** Goalkeepers. */
  porteros: LineupEntry[];
  /** Defenders. */
  defensas: LineupEntry[];
  /** Midfielders. */
  mediocampistas: LineupEntry[];
  /** Forwards. */
  delanteros: LineupEntry[];
  /** Coaches. */
  entrenadores: LineupEntry[];
}

/** A lineup of one entry for one jornada (rules R4.1). */
export interface Lineup {
  /** Goalkeepers. */
  porteros: LineupEntry[];
  /** Defenders. */
  defensas: LineupEntry[];
  /** Midfielders. */
  mediocampistas: LineupEntry[];
  /** Forwards. */
  delanteros: LineupEntry[];
  /** Coaches. */
  entrenadores: LineupEntry[];
  /** The entry id. */
  id: number;
  /** The room. */
  sala: number;
  /** The jornada of the room that it is for. */
  jornada: number;
  /** How many players each line has: `442` is four, four and two. */
  formation: AnyFormation;
  /** Whether the jornada has locked. */
  progress: Progress;
  /** Points of all its places together (rules R5.3). */
  points: number;
  /** Grows with each change; `If-Match: "v12"` names it. */
  version: number;
  /** When it was last changed. */
  saved_at: string;
  /** A short proof of the save, to read out to support. */
  receipt: string;
  /** It can be changed until then. */
  lock_at: string;
  /** It was drawn for the player, who has changed nothing of it (rules R14.7). */
  untouched: boolean;
  /** Players who came in by themselves for others who cannot play (rules R14.3, R14.6). */
  replacements: number[];
  /** In a paid room: the sum with what was corrected since. Neither points nor prizes follow. */
  corrected_points?: number;
  /** The slot whose points count double, in rooms with a captain; null while there is none. */
  captain?: number | null;
}

/** A lineup room in short. */
export interface SalaMini {
  /** The room. */
  id: number;
  /** The one in play, else the next. */
  jornada: number;
  /** The name of `jornada`, ready to show. */
  jornada_name: string;
}

/** A prize for a place, or for several that follow one another (rules R7.2). */
export interface Award {
  /** The first place that wins it. */
  position_from: number;
  /** The last place that wins it. */
  position_to: number;
  /** Of the pot, for each of the places. */
  percent: number;
  /** For each of the places. */
  amount: number;
  /** The places, ready to show. */
  label: string;
}

/** What is special about the rules of a lineup room. */
export interface SalaFlags {
  /** One player's points count double. */
  captain: boolean;
  /** A place locks with its own match, not with the room. */
  late_swap: boolean;
  /** Most players of one club; null without a limit. */
  max_per_club: number | null;
  /** Only for players with fewer than 50 paid rooms behind them. */
  solo_nuevos: boolean;
  /** A lineup may only cost so much, of prices that players have (rules R4.8); absent: it may cost anything. */
  budget?: boolean;
}

/** A lineup room in full. */
export interface Sala {
  /** The room. */
  id: number;
  /** The one in play, else the next. */
  jornada: number;
  /** The name of `jornada`, ready to show. */
  jornada_name: string;
  /** Its name, ready to show. */
  name: string;
  /** 1 public, 2 private, 3 event, 4 casual, 5 legends. */
  tipo: SalaTipo;
  /** Where the room stands (rules R2.1). */
  estado: Estado;
  /** Whether it still takes players. */
  progress: Progress;
  /** The entry fee. */
  amount_ins: number;
  /** The league's name, ready to show. */
  league_name: string;
  /** The league's name as addresses carry it. */
  league_unique: string;
  /** Address of the league's emblem. */
  league_logo: string;
  /** Seats taken. */
  num_players: number;
  /** Most entries that it takes. */
  max_players: number;
  /** Fewest entries that a `proporcional` room runs with. */
  min_players: number;
  /** `proporcional`: the pot of those who entered; `garantizado`: what is published; `completo`: only when full. */
  modo_pozo: ModoPozo;
  /** The operator's share of the fees. */
  commission_bps: number;
  /** The prize pot, after the commission. */
  pozo: number;
  /** Prizes by place, the first place first (rules R7.2). */
  awards: Award[];
  /** How many matches the jornada is played on here (rules R14.1). */
  num_matches: number;
  /** The access code, for its owner and members; null to others and without one. */
  cod_access: string | null;
  /** Who made it; null: the operator. */
  owner: UserMini | null;
  /** When it locks: nobody joins from then on (rules R1.2). */
  lock_at: string;
  /** Until when the caller may leave with the whole fee, since the lock or the slate has changed (rules R14.4); null otherwise. */
  free_exit_until: string | null;
  /** Its first kick-off. */
  starts_at: string;
  /** Its last kick-off, as planned. */
  ends_at: string;
  /** The first jornada that it is played over. */
  jornada_from: number;
  /** The last one: the same, but in events over several (rules R3.6). */
  jornada_to: number;
  /** What is special about its rules. */
  flags: SalaFlags;
  /** Which version of its rules it was made with (rules R2.1). */
  rules_version: number;
  /** The caller's entry in it. */
  ins_user: number;
  /** A code such as `no_se_lleno`; null unless it was called off. */
  cancel_reason: string | null;
}

/** A lineup room on a card: what to know before joining it. */
export interface RoomOffer {
  /** The entry fee. */
  amount_ins: number;
  /** The league's name, ready to show. */
  league_name: string;
  /** The league's name as addresses carry it. */
  league_unique: string;
  /** Seats taken. */
  num_players: number;
  /** The caller's entry in it. */
  ins_user: number;
  /** The room. */
  sala: number;
  /** Its name, ready to show. */
  name: string;
  /** 1 public, 2 private, 3 event, 4 casual, 5 legends. */
  tipo: SalaTipo;
  /** Where the room stands (rules R2.1). */
  estado: Estado;
  /** Whether it still takes players. */
  progress: Progress;
  /** The one in play, else the next. */
  jornada: number;
  /** The name of `jornada`, ready to show. */
  jornada_name: string;
  /** Most entries that it takes. */
  max_players: number;
  /** The operator's share of the fees. */
  commission_bps: number;
  /** The prize pot, after the commission. */
  pozo: number;
  /** What the first place wins. */
  top_award: number;
  /** `proporcional`: the pot of those who entered; `garantizado`: what is published; `completo`: only when full. */
  modo_pozo: ModoPozo;
  /** When it locks: nobody joins from then on (rules R1.2). */
  lock_at: string;
  /** How many matches the jornada is played on here (rules R14.1). */
  num_matches: number;
  /** Address of the league's emblem. */
  league_logo: string;
}

/** An entry of a lineup room, with its room. */
export interface SalaCompe {
  /** The entry id. */
  id: number;
  /** Of the current jornada's lineup: `442` is four, four and two. */
  formation: AnyFormation;
  /** Whether the current jornada is closed. */
  progress: Progress;
  /** The room in short. */
  sala: SalaMini;
  /** The room in full. */
  sala_detail: Sala;
  /** Whose entry it is. */
  user: UserMini;
  /** Points of all its lineups so far. */
  points: number;
  /** Its place; null before the room is in play. */
  rank: number | null;
  /** Paid, or what the place would win now; 0 before the lock. */
  prize: number;
  /** Grows with each change; `If-Match: "v12"` names it. */
  version: number;
  /** When the current jornada locks (rules R1.2). */
  lock_at: string;
  /** The legend that the entry wears, in rooms of legends (rules R10.2). */
  emblem?: {
    /** The legend, an item of the gallery. */
    id: number;
    /** The legend's name, ready to show. */
    name: string;
    /** Address of the legend's picture. */
    image: string;
  } | null;
}

/** A row of a table. */
export interface RankingRow {
  /** The place, from 1; equals share one (rules R7.3). */
  position: number;
  /** Whose entry it is. */
  user: UserMini;
  /** The entry. */
  ins: number;
  /** Points of all that the table counts. */
  points: number;
  /** Points of the latest jornada. */
  last_points: number;
  /** Paid, or what the place would win now; 0 before the lock. */
  prize: number;
  /** Shares its place. */
  tied: boolean;
  /** It is the caller's own. */
  is_me: boolean;
  /** Correct answers; null in lineup rooms. */
  aciertos: number | null;
  /** Places gained since the scoring before; below 0 they were lost. */
  movement: number;
}

/** A page of a list. */
export interface Page<T> {
  count: number;
  next: string | null;
  previous: string | null;
  results: T[];
}

/** A page of a room’s table, with the caller’s own row. */
export interface Ranking {
  /** How many there are on all pages together. */
  count: number;
  /** Address of the next page; null on the last. */
  next: string | null;
  /** Address of the page before; null on the first. */
  previous: string | null;
  /** What is on this page. */
  results: RankingRow[];
  /** The room. */
  sala: number;
  /** Null: all of the room together. */
  jornada: number | null;
  /** Places and prizes may still change. */
  provisional: boolean;
  /** When the room was last scored; before that, when it was made. */
  updated_at: string;
  /** The caller's own row; null without an entry. */
  me: RankingRow | null;
}

/** Public, private or of an event. */
export type PrediTipo = 'publica' | 'privada' | 'evento';

/** What a row of a scoring table pays for: something about the final score, or a question of that kind. */
export type ScoringWhen = 'exact' | 'market' | 'result' | 'close' | 'difference' | 'team_goals';

/** One row of a scoring table of predictions. */
export interface PrediScoringRow {
  /** What it pays for. */
  when: ScoringWhen;
  /** Null, of `market` alone: each answer says its own. */
  pts: number | null;
  /** Of `market` alone: which questions. */
  kind?: MarketKind;
  /** From these jornadas on the points are multiplied; the last that has come counts. */
  stage_factor?: {
    /** The first jornada that the factor counts in. */
    from: number;
    /** What points are multiplied by. */
    factor: number;
  }[];
}

/** What the answers of a prediction room are worth. */
export interface PrediScoring {
  /** Of a score only the best row counts, or all of them together. */
  take: 'best' | 'sum';
  /** `shared`: equal points are equal places, whatever was right. */
  ties: 'chain' | 'shared';
  /** Each thing that is paid for, with its points. */
  rows: {
    /** What it pays for. */
    when: ScoringWhen;
    /** Null, of `market` alone: each answer says its own. */
    pts: number | null;
    /** Of `market` alone: which questions. */
    kind?: MarketKind;
    /** From these jornadas on the points are multiplied; the last that has come counts. */
    stage_factor?: {
      /** The first jornada that the factor counts in. */
      from: number;
      /** What points are multiplied by. */
      factor: number;
    }[];
  }[];
}

/** A prediction room. */
export interface PrediRoom {
  /** The room. */
  id: number;
  /** The entry fee. */
  amount_ins: number;
  /** The first kick-off. */
  date_start: string;
  /** Of each match, in playing order, the logos of both sides, home first. */
  teams_logos: string[][];
  /** The caller's entry in it. */
  user_ins: number;
  /** Seats taken. */
  num_players: number;
  /** The access code, for its owner alone; null to others and without one. */
  cod_access: string | null;
  /** Prizes by place, the first place first (rules R7.2). */
  awards: Award[];
  /** Its name, ready to show. */
  name: string;
  /** Public, private or of an event. */
  tipo: PrediTipo;
  /** Where the room stands (rules R2.1). */
  estado: Estado;
  /** Whether it still takes players. */
  progress: Progress;
  /** Most entries that it takes. */
  max_players: number;
  /** Fewest entries that a `proporcional` room runs with. */
  min_players: number;
  /** `proporcional`: the pot of those who entered; `garantizado`: what is published; `completo`: only when full. */
  modo_pozo: ModoPozo;
  /** The operator's share of the fees. */
  commission_bps: number;
  /** The prize pot, after the commission. */
  pozo: number;
  /** What the first place wins. */
  top_award: number;
  /** Points in play: the highest `pts` of each market that is not void, together. */
  pts_en_juego: number;
  /** How many matches it asks about. */
  num_matches: number;
  /** The leagues of its matches, ready to show. */
  league_names: string[];
  /** Nobody joins from then on; each match locks by itself (rules R1.3). */
  lock_at: string;
  /** Until when the caller may leave with the whole fee, since the lock or the slate has changed (rules R14.4); null otherwise. */
  free_exit_until: string | null;
  /** Who made it; null: the operator. */
  owner: UserMini | null;
  /** The caller made it. */
  is_admin: boolean;
  /** The tie page has something to show: a guess that may still be made, or a tie for a paid place that it decides. */
  has_tie: boolean;
  /** Markets of the caller's entry that they may still answer and have not; 0 when not joined. */
  unanswered: number;
  /** A free room that may be joined while one of its matches is open; missed ones count 0. */
  late_join?: boolean;
  /** Its own table of points; absent: each answer shows what it scores. */
  scoring?: PrediScoring;
  /** How many questions about the competition as a whole it asks; absent: none. */
  long_term?: number;
}

/** A guess of a clutch match: exact score and minute of the first goal (0 for none); null where unanswered. */
export interface ClutchGuess {
  /** Goals of the home side; null where nothing is guessed. */
  goals_local: number | null;
  /** Goals of the visiting side; null where nothing is guessed. */
  goals_visit: number | null;
  /** Of the first goal; 0 for no goals. */
  minute: number | null;
}

/** An alternative of a question about a match. */
export interface Answer {
  /** The text of the alternative. */
  answer: string;
  /** What it scores when it is right. */
  pts: number;
  /** The market: a saved answer calls it `match_prediction`. */
  id_match_prediction: number;
  /** The alternative. */
  id: number;
  /** The kind of question that it answers. */
  kind: MarketKind;
  /** That question, ready to show. */
  question: string;
  /** Its place among the answers to the question, from 1. */
  order: number;
  /** Whether it is right; `pendiente` until that is known. */
  result: AnswerResult;
  /** Percent of the players who chose it, 0 to 100; null before the lock. */
  pct: number | null;
}

/** What Guardar sends, one per market; a null alternative clears the answer. */
export interface AnswerToSave {
  /** An `Answer.id`; null for none. */
  alternative: number | null;
  /** The room. */
  predi: number;
  /** The market. */
  match_prediction: number;
}

/** An answer as it is stored. */
export interface SavedAnswer {
  /** An `Answer.id`; null for none. */
  alternative: number | null;
  /** The room. */
  predi: number;
  /** The market. */
  match_prediction: number;
  /** Whether it is right; `pendiente` until that is known. */
  result?: AnswerResult;
  /** What it scored so far. */
  points?: number;
  /** When it was saved. */
  saved_at?: string;
}

/** A match of a prediction room, with its questions and the caller’s answers. */
export interface PrediMatch {
  /** The match, with its lock in this room. */
  match: Match;
  /** Every alternative of every question about it. */
  answers: Answer[];
  /** The match in this room. */
  id: number;
  /** What the caller has chosen, one for each answered question. */
  my_answers: SavedAnswer[];
  /** Of the answers that are decided; null while none is. */
  points: number | null;
}

/** A question about a competition as a whole, with a lock of its own. */
export interface LongTermQuestion {
  /** The market: a saved answer calls it `match_prediction`. */
  id_match_prediction: number;
  /** What it asks for. */
  kind: LongTermKind;
  /** The question, ready to show. */
  question: string;
  /** Until then it takes answers, whatever the matches of the room do. */
  lock_at: string;
  /** It takes no answers any more: its lock has come, or the answer is known. */
  closed: boolean;
  /** Everything that can be chosen. */
  answers: {
    /** The alternative. */
    id: number;
    /** A club or a player. */
    answer: string;
    /** What it scores when it is right. */
    pts: number;
    /** Whether it is right; `pendiente` until that is known. */
    result: AnswerResult;
    /** Percent of the players who chose it, 0 to 100; null before the lock. */
    pct: number | null;
  }[];
  /** Null without an answer. */
  my_answer: SavedAnswer | null;
}

/** A quest with how far the caller has come (rules R11.1). */
export interface Quest {
  /** The quest. */
  id: number;
  /** What it is called, ready to show. */
  title: string;
  /** How far the caller has come. */
  status: {
    /** Steps done. */
    cumplidas: number;
    /** Steps that it has. */
    total: number;
  };
  /** What there is to do, ready to show. */
  description: string;
  /** Gift coins that it pays: playable, never withdrawable (rules R11.2). */
  reward_coins: number;
  /** An item besides the coins, or null. */
  reward_item: number | null;
  /** When it ends, or begins anew. */
  ends_at: string;
  /** Every step is done and the reward is still to be collected. */
  claimable: boolean;
  /** The reward was collected. */
  claimed: boolean;
}

/** A step of a quest. */
export interface Criterio {
  /** The step. */
  id: number;
  /** The quest that it is a step of. */
  quest: number;
  /** What there is to do, ready to show. */
  title: string;
  /** What is counted, such as `predi_guardada`. */
  event: string;
  /** How often the caller has done it. */
  progress: number;
  /** How often it has to be done. */
  target: number;
  /** It was done often enough. */
  done: boolean;
  /** Path of the page where it is done. */
  link: string;
}

/** A banner of the front page. */
export interface Banner {
  /** Its headline, ready to show. */
  title: string;
  /** Address of its picture. */
  image: string;
  /** Path of the page that it leads to. */
  link: string;
  /** Words of its button. */
  action: string;
  /** The ground's colour, `#rrggbb`. */
  color_bg: string;
  /** The words' colour, `#rrggbb`. */
  color_text: string;
  /** The banner. */
  id: number;
  /** What the picture shows, for screen readers. */
  alt: string;
}

/** A club in the table of its league (rules R11.5). */
export interface ClubRow {
  /** The place, from 1. */
  position: number;
  /** The club. */
  club: ClubMini;
  /** The mean XP of its 20 best supporters, summed over the jornadas. */
  points: number;
  /** Its supporters. */
  fans: number;
  /** Most supporters who played in one jornada. */
  active_fans: number;
  /** Places gained by the last jornada; below 0 they were lost. */
  delta: number;
  /** The caller supports it. */
  is_mine: boolean;
}

/** An item of the gallery, as it is to the caller. */
export interface Item {
  /** The item: what buying and wearing it name. */
  id: number;
  /** Where in the gallery it is (rules R10.3). */
  category: 'avatars' | 'tarjetas' | 'escudos' | 'jugadores' | 'leyendas' | 'buddys';
  /** Its name, ready to show. */
  name: string;
  /** Address of its picture. */
  image: string;
  /** `comun`, `rara`, `epica` or `legendaria`. */
  rarity: string;
  /** Where it comes from: `inicial`, `compra`, `mision`, `rango`, `promo` or `evento`. */
  source: string;
  /** What it costs, where it can be bought. */
  price: number;
  /** The caller has it. */
  owned: boolean;
  /** Worn now. */
  equipped: boolean;
  /** How to get it, ready to show; null once owned. */
  unlock_hint: string | null;
}

/** A movement of coins in the caller’s wallet. */
export interface Movement {
  /** The movement, by its number in the ledger. */
  id: number;
  /** When the coins moved. */
  created_at: string;
  /** What moved them. */
  type:
    | 'recarga'
    | 'inscripcion'
    | 'premio'
    | 'reembolso'
    | 'retiro'
    | 'retiro_devuelto'
    | 'bono_promo'
    | 'bono_mision'
    | 'compra_item'
    | 'ajuste';
  /** Signed: negative when coins were taken from the balance. */
  amount: number;
  /** `saldo` after it. */
  balance_after: number;
  /** What it was, ready to show. */
  label: string;
  /** The room, top-up or withdrawal that it is about. */
  ref: {
    /** `compe` or `predi` for a room, `deposit` or `withdrawal`. */
    kind: string;
    /** Which one. */
    id: number;
  } | null;
}

/** The body of every refusal (product §11.1). `message` is ready to show, in es-PE. */
export type ErrorBody = {
  /** Always `error`: what was done answers otherwise. */
  status: 'error';
  /** To program against; the refusals list the codes of each status. */
  code: string;
  /** Ready to show, in Spanish. */
  message: string;
  /** To quote to support. */
  request_id: string;
  /** What is wrong with each field, ready to show. */
  fields?: Record<string, string>;
  /** Seconds to wait. */
  retry_after?: number;
};

/** A write that has nothing to tell but that it was done. */
export type Done = {
  /** It was done: a refusal has another shape. */
  status: 'ok';
};

/** What a sign-in returns. */
export interface SignedIn {
  /** Who signed in. */
  user: User;
  /** The bearer token of later calls. */
  access: string;
  /** When the token ends. */
  expires_at: string;
}

/** A place where the account is signed in. */
export interface Session {
  /** The session: what `endSession` ends. */
  id: number;
  /** 'Chrome · Android'; empty when unknown. */
  device: string;
  /** When it signed in. */
  created_at: string;
  /** When a call was last made with it, to five minutes. */
  last_used_at: string;
  /** When it ends by itself. */
  expires_at: string;
  /** The session that asks. */
  current: boolean;
}

/** The player's results of one jornada of a league. */
export interface JornadaStats {
  /** The league's name as addresses carry it. */
  league_unique: string;
  /** The league's name, ready to show. */
  league_name: string;
  /** The number of the jornada within its season. */
  jornada: number;
  /** The jornada's name, ready to show. */
  jornada_name: string;
  /** Best lineup of the jornada, over the rooms that are settled. */
  points: number;
  /** Settled rooms that they played. */
  salas: number;
  /** Best final place of the jornada, or null while none is known. */
  rank: number | null;
  /** Entries of the room of that place. */
  of: number | null;
  /** Correct answers. */
  aciertos: number;
  /** What the rooms of the jornada paid them. */
  prize: number;
}

/** The caller's own figures. */
export interface MyStats {
  /** Settled rooms that they played. */
  salas: number;
  /** Rooms ended among the first three. */
  podios: number;
  /** Rooms won. */
  victorias: number;
  /** Correct answers. */
  aciertos: number;
  /** Wrong answers. */
  fallos: number;
  /** Null before the first decided answer. */
  aciertos_pct: number | null;
  /** Points of their best lineup room; null before the first that is paid. */
  best_points: number | null;
  /** The same league by league, the most played first. */
  leagues: {
    /** The league's name as addresses carry it. */
    league_unique: string;
    /** The league's name, ready to show. */
    league_name: string;
    /** Settled rooms that they played. */
    salas: number;
    /** Rooms ended among the first three. */
    podios: number;
    /** Points of all their lineup rooms together. */
    points: number;
    /** Points of a lineup room on average, to one decimal. */
    avg_points: number;
    /** Correct answers. */
    aciertos: number;
  }[];
  /** Oldest first, at most 60. */
  jornadas: JornadaStats[];
}

/** What the caller may do at the operator's desk; a player nothing, an admin everything. */
export interface DeskRole {
  /** `player`: no access to the desk; `admin` may do what both others may. */
  role: 'player' | 'operador' | 'tesorero' | 'admin';
  /** What the desk waits for: that this session shows the second factor, or that the person adds one. Absent: nothing. */
  second_factor?: 'show' | 'add';
}

/** A player's public page. */
export interface UserProfile {
  /** The player. */
  id: number;
  /** The name that others read. */
  username: string;
  /** Address of their picture. */
  avatar: string;
  /** Their name as addresses carry it. */
  keyusername: string;
  /** Their rank: from 1, the lowest, to 7. */
  rango_level: number;
  /** The club that they support; null without one (rules R11.5). */
  club: ClubMini | null;
  /** Their rank, from experience points (rules R11.4). */
  rango: RangoMini;
  /** Their record in rooms that are paid. */
  stats: {
    /** Settled rooms that they played. */
    salas: number;
    /** Rooms ended among the first three. */
    podios: number;
    /** Null before the first decided answer. */
    aciertos_pct: number | null;
  };
  /** What the player wears, one of a category. */
  items: {
    /** The item of the gallery. */
    id: number;
    /** Where it is worn: of each category one item is. */
    category: string;
    /** The item's name, ready to show. */
    name: string;
    /** Address of its picture. */
    image: string;
  }[];
  /** When the account was made. */
  created_at: string;
}

/** What joining a lineup room returns. */
export interface JoinedCompe {
  /** It was done: a refusal has another shape. */
  status: 'ok';
  /** The entry. */
  ins_user: number;
  /** The entry with its room. */
  compe: SalaCompe;
  /** The balance afterwards. */
  saldo: number;
}

/** What replacing one player returns. */
export interface ReplacedPlayer {
  /** It was done: a refusal has another shape. */
  status: 'ok';
  /** The place with the player who stands in it now. */
  entry: LineupEntry;
  /** Grows with each change; `If-Match: "v12"` names it. */
  version: number;
  /** When the server saved it. */
  saved_at: string;
  /** A short proof of the save, to read out to support. */
  receipt: string;
  /** That the player is injured or suspended, ready to show; else null. */
  warning: string | null;
}

/** What a formation change returns. */
export interface ChangedFormation {
  /** It was done: a refusal has another shape. */
  status: 'ok';
  /** The lineup in its new formation. */
  lineup: Lineup;
  /** Who came in. */
  added: LineupEntry[];
  /** Who went out. */
  removed: Player[];
}

/** `compe`: a lineup room; `predi`: a prediction room. */
export type RoomKind = 'compe' | 'predi';

/** What the owner of a private room changes; one or several at once. */
export interface CompeRoomChange {
  /** Its new name. */
  name?: string;
  /** Most entries that it takes from now on. */
  max_players?: number;
  /** How its pot is made from now on. */
  modo_pozo?: ModoPozo;
  /** Calls the room off and gives every fee back. */
  cancel?: true;
  /** The entry to remove; only one that cost nothing. */
  remove_ins?: number;
  /** The user whom the owner sent off and lets in again. */
  readmit?: number;
}

/** The rules of a room in Spanish paragraphs under headings, ready to show. */
export interface RoomRules {
  /** Of which game the room is. */
  kind: RoomKind;
  /** The room. */
  id: number;
  /** Which version of its rules it was made with (rules R2.1). */
  rules_version: number;
  /** The rules as data. */
  rules: Record<string, unknown>;
  /** The same in words, under headings. */
  sections: {
    /** The heading, ready to show. */
    title: string;
    /** Its paragraphs, ready to show. */
    lines: string[];
  }[];
}

/** What a paid room was paid on and what it paid: whoever has it can compute both again. */
export interface RoomCertificate {
  /** How it is written and sealed. */
  format: 'arma11-certificate-1';
  /** The room, its rules and its money. */
  room: {
    /** The room. */
    id: number;
    /** Of which game the room is. */
    kind: RoomKind;
    /** Its name. */
    name: string;
    /** The league's name. */
    league: string;
    /** Such as `2026` or `2026-27`. */
    season: string;
    /** The table of points: `arma11`, or `fpl` with the season's official rules. */
    scoring: string;
    /** What guessed scores pay in prediction rooms with a table of their own; null elsewhere. */
    predi_scoring: PrediScoring | null;
    /** Which version of its rules it was made with (rules R2.1). */
    rules_version: number;
    /** The entry fee. */
    amount_ins: number;
    /** The operator's share of the fees. */
    commission_bps: number;
    /** How many took part. */
    entries: number;
    /** The prize pot, after the commission; 0 where the fees went back. */
    pozo: number;
    /** The operator's share; 0 where the fees went back. */
    comision: number;
    /** Prizes by place, the first place first (rules R7.2). */
    awards: Award[];
    /** Nobody scored: every fee went back. */
    refunded: boolean;
    /** When the prizes were paid. */
    paid_at: string;
    /** The match whose guesses part equal points for a paid place; absent in lineup rooms, and in those paid before it was kept. */
    clutch_match?: number;
  };
  /** The matches that it was played on, by jornada. */
  slate: {
    /** The match. */
    match: number;
    /** The jornada in which it counts in the room. */
    jornada: number;
    /** The home side's name. */
    local: string;
    /** The visiting side's name. */
    visit: string;
    /** As it was planned for the room; null without a date. */
    kick_off: string | null;
    /** False: it did not count in the room. */
    counts: boolean;
    /** Goals of the home side; null where it did not count. */
    goals_local: number | null;
    /** Goals of the visiting side; null where it did not count. */
    goals_visit: number | null;
    /** Who scored first: `local`, `visit` or `none`; null: not told. */
    first_goal: string | null;
    /** Minute of the first goal; null: not told. */
    first_goal_minute: number | null;
    /** The result was given at a desk, and not played (rules R15.6). */
    awarded: boolean;
    /** Lineup rooms: what each player did. */
    players: {
      /** The player or coach. */
      player: number;
      /** 0 goalkeeper, 1 defender, 2 midfielder, 3 forward, 4 coach. */
      position: Position;
      /** What they did, by name: what the scoring table is applied to. */
      stats: Record<string, unknown>;
    }[];
    /** Who went through, where somebody did by this match. */
    advances?: 'local' | 'visit';
    /** Who scored in the 90 minutes, as player ids, where the room asked and something told it. */
    scorers?: number[];
  }[];
  /** The questions about matches; none of a lineup room. */
  markets: {
    /** The market. */
    market: number;
    /** The match that it asks about. */
    match: number;
    /** The kind of question (rules R8.2). */
    kind: string;
    /** It scored nothing for anybody (rules R6.3). */
    void: boolean;
    /** Everything that could be chosen. */
    alternatives: {
      /** The alternative. */
      alternative: number;
      /** What it stands for, such as `local` or `2-1`. */
      code: string;
      /** What it scored where it was right. */
      pts: number;
      /** It was right. */
      right: boolean;
    }[];
  }[];
  /** What each entry had and won, the best first. */
  entries: {
    /** The entry. */
    ins: number;
    /**
     * The player's username; a number, as text, in rooms with an owner or an access code and for players whose data was
     * erased.
     */
    name: string;
    /** Points that it was paid on. */
    points: number;
    /** Its final place, from 1; equals share one. */
    position: number;
    /** What it was paid. */
    prize: number;
    /** Lineup rooms: player ids by slot, the captain's points twice. */
    lineups: {
      /** The jornada that the lineup was for. */
      jornada: number;
      /** Player ids by slot. */
      players: number[];
      /** The player whose points count twice; null without a captain. */
      captain: number | null;
    }[];
    /** Prediction rooms: the chosen alternatives. */
    answers: number[];
    /** The guess about that match; absent without one. */
    clutch?: ClutchGuess;
  }[];
  /** SHA-256 of the room, then of each match, market, entry and long-term question, in hexadecimal. */
  digests: string[];
  /** SHA-256 of the digests, one after another. */
  hash: string;
  /** The questions about the competition as a whole; absent in rooms without them. */
  long_term?: {
    /** The market. */
    market: number;
    /** What it asks for (rules R17.5). */
    kind: LongTermKind;
    /** It scored nothing for anybody. */
    void: boolean;
    /** What the competition came to, as codes of alternatives; empty of a void question. */
    outcome: string[];
    /** Everything that could be chosen. */
    alternatives: {
      /** The alternative. */
      alternative: number;
      /** What it stands for, such as `local` or `2-1`. */
      code: string;
      /** What it scored where it was right. */
      pts: number;
      /** It was right. */
      right: boolean;
    }[];
  }[];
}

/** What the players of a room had at its locks: a receipt is checked by hashing its content and then each step of its path. */
export interface RoomCommitments {
  /** How they are written and hashed. */
  format: 'arma11-commitments-1';
  /** The room. */
  room: number;
  /** Each lock of the room, the first one first. */
  commitments: {
    /** The commitment. */
    id: number;
    /** When it was made, at a lock. */
    made_at: string;
    /** The jornada that locked. */
    jornada: number;
    /** The matches that it is about; none: the questions about the competition as a whole. */
    matches: number[];
    /** Entries in it. */
    leaves: number;
    /** SHA-256 over all of them, in hexadecimal. */
    root: string;
    /** The caller's own part of it; null without an entry. */
    receipt: {
      /** The entry. */
      entry: number;
      /** What was hashed: JSON with the lineup, or with the chosen alternatives and the tie-break. */
      content: string;
      /** Hashes beside the way up: the hash of both, left before right, is the next. */
      path: {
        /** On which side the hash stands. */
        side: 'right' | 'left';
        /** SHA-256, in hexadecimal. */
        hash: string;
      }[];
    } | null;
  }[];
}

/** What locked and what coins moved in a day, under one hash that has the day before in it. */
export interface DaySeal {
  /** In Lima. */
  day: string;
  /** Commitments of the day. */
  roots: number;
  /** SHA-256 of their roots, one a line. */
  roots_hash: string;
  /** The number of the last transaction of coins in it. */
  ledger_to: number;
  /** SHA-256 of the day's entries in the ledger. */
  ledger_hash: string;
  /** The seal of the day before it; empty in the first. */
  previous: string;
  /** SHA-256 of day, `roots roots_hash`, `ledger_to ledger_hash` and `previous`, one a line. */
  seal: string;
}

/** What saving answers returns: what was stored, when, and a receipt to keep. */
export interface SavedAnswers {
  /** It was done: a refusal has another shape. */
  status: 'ok';
  /** What is stored now of the answers that were sent. */
  saved: SavedAnswer[];
  /** When the server saved them. */
  saved_at: string;
  /** Grows with each save of the entry. */
  version: number;
  /** A short proof of the save, to read out to support. */
  receipt: string;
}

/** What joining a prediction room returns. */
export interface JoinedPredi {
  /** It was done: a refusal has another shape. */
  status: 'ok';
  /** The entry. */
  user_ins: number;
  /** The room, the caller's entry in it. */
  predi: PrediRoom;
  /** The balance afterwards. */
  saldo: number;
}

/** An entry’s answers with what they came to. */
export interface PrediResults {
  /** The room. */
  predi: number;
  /** The entry. */
  ins: number;
  /** Points of all answers so far. */
  points: number;
  /** Correct answers. */
  aciertos: number;
  /** Wrong answers. */
  fallos: number;
  /** Answers still undecided. */
  pendientes: number;
  /** Answers of void markets. */
  anuladas: number;
  /** Every question about a match, in playing order. */
  results: {
    /** An `Answer.id`; null for none. */
    alternative: number | null;
    /** The room. */
    predi: number;
    /** The market. */
    match_prediction: number;
    /** The question, ready to show. */
    question: string;
    /** What was chosen; empty without an answer. */
    answer: string;
    /** Null until it is decided. */
    correct_answer: string | null;
    /** What the choice scores when it is right. */
    pts: number;
    /** The match that the question is about. */
    match: Match;
    /** Whether it is right; `pendiente` until that is known. */
    result?: AnswerResult;
    /** What it scored so far. */
    points?: number;
    /** When it was saved. */
    saved_at?: string;
  }[];
  /** The same of the questions about the competition as a whole; absent in rooms without them. */
  long_term?: {
    /** An `Answer.id`; null for none. */
    alternative: number | null;
    /** The room. */
    predi: number;
    /** The market. */
    match_prediction: number;
    /** The question, ready to show. */
    question: string;
    /** What was chosen; empty without an answer. */
    answer: string;
    /** Null until it is decided. */
    correct_answer: string | null;
    /** What the choice scores when it is right. */
    pts: number;
    /** Whether it is right; `pendiente` until that is known. */
    result?: AnswerResult;
    /** What it scored so far. */
    points?: number;
    /** When it was saved. */
    saved_at?: string;
  }[];
}

/** An exact score of a market. */
export interface ScoreToMake {
  /** The market. */
  match_prediction: number;
  /** Goals of the home side, 0 to 15. */
  goals_local: number;
  /** Goals of the visiting side, 0 to 15. */
  goals_visit: number;
}

/** What saving a clutch guess returns: for which match, and until when it may change. */
export interface SavedClutch {
  /** It was done: a refusal has another shape. */
  status: 'ok';
  /** The room. */
  predi: number;
  /** The clutch match (rules R9.1). */
  match: number;
  /** The guess as it is stored; null: it was taken back. */
  my_answer: ClutchGuess | null;
  /** When the server saved it. */
  saved_at: string;
  /** It may change until then. */
  lock_at: string;
}

/** Applause, a goal, fire, laughter, a fright (rules R19.1). */
export type ReactionEmoji = '👏' | '⚽' | '🔥' | '😂' | '😱';

/** One reaction of a room, with how often it was given. */
export interface ReactionCount {
  /** The reaction. */
  emoji: ReactionEmoji;
  /** How many players gave it. */
  count: number;
}

/** The reactions of a room. */
export interface RoomReactions {
  /** All five, always in the same order. */
  counts: ReactionCount[];
  /** The caller's own; null while they gave none. */
  mine: ReactionEmoji | null;
}

/** One side of a head-to-head. */
export interface DuelSeat {
  /** The entry. */
  ins: number;
  /** Who plays it. */
  user: UserMini;
  /** Points so far; of a lineup room over several jornadas those of the jornada in play. */
  points: number;
  /** The place in the room, from 1; equals share one. */
  position: number;
  /** What that place earns as it stands, or has been paid. */
  prize: number;
}

/** How a head-to-head may end, in percent that add up to 100 (rules R20.2). */
export interface DuelChance {
  /** That the caller ends with more points. */
  win: number;
  /** That both end with the same. */
  tie: number;
  /** That the rival ends with more. */
  lose: number;
}

/** Something that may still happen and would move a head-to-head (rules R20.4). */
export interface DuelEvent {
  /** Whom it would help. */
  side: 'me' | 'rival';
  /** `goal` of a player, `clean_sheet` of a player's team, `win` of a coach's team, or a `right_answer`. */
  kind: 'win' | 'goal' | 'clean_sheet' | 'right_answer';
  /** Who would do it, or the answer that would be right, ready to show. */
  subject: string;
  /** The question that is answered, ready to show; empty of other events. */
  question: string;
  /** Its match in short, such as 'ALI–UNI'; empty of questions about the competition as a whole. */
  match: string;
  /** By how many points it would move the two apart, always above zero. */
  points: number;
  /** By itself it is enough for its side to be ahead. */
  turns: boolean;
}

/** The next place that pays more than the caller's own. */
export interface DuelPrize {
  /** The place that pays more than the caller's. */
  position: number;
  /** Points that the caller is short of whoever holds it. */
  points: number;
}

/** Two players of a room, one against the other (rules R20). */
export interface Duel {
  /** The room. */
  room: number;
  /** The caller. */
  me: DuelSeat;
  /** The other player. */
  rival: DuelSeat;
  /** The caller's points less the rival's. */
  gap: number;
  /** Matches of the room that are still to finish. */
  matches_left: number;
  /** How it may end; null once nothing is left to play. */
  chance: DuelChance | null;
  /** What may still turn it, what helps the one behind first; at most eight. */
  events: DuelEvent[];
  /** Null where no place above the caller's pays more. */
  next_prize: DuelPrize | null;
  /** When the points were last computed. */
  updated_at: string;
}

/** A league, and which games it has. */
export interface LeagueInfo {
  /** Its name as addresses carry it. */
  league_unique: string;
  /** The league's name, ready to show. */
  name: string;
  /** Address of its emblem. */
  logo: string;
  /** Such as `2026` or `2026-27`. */
  season: string;
  /** The one in play, else the next, else the last. */
  jornada: number;
  /** Has lineup rooms. */
  has_compe: boolean;
  /** Has prediction rooms. */
  has_predi: boolean;
}

/** A club with its squad, coach last, and its matches in playing order. */
export interface LeagueTeam {
  /** The club. */
  team: Team;
  /** Its squad, the coach last. */
  players: Player[];
  /** Its matches of the season, in playing order. */
  matches: Match[];
}

/** A footballer in full. */
export interface PlayerSheet {
  /** The footballer or coach, with their match of the jornada. */
  player: Player;
  /** The league's name, ready to show. */
  league_name: string;
  /** The league's name as addresses carry it. */
  league_unique: string;
  /** Their latest matches that have begun, newest first, at most ten. */
  matches: {
    /** The match. */
    match: Match;
    /** Their side played at home. */
    home: boolean;
    /** Minutes that they played; of a coach 0. */
    minutes: number;
    /** What they earned in it, without a captain's double. */
    points: number;
    /** Its result is not confirmed: points may change. */
    provisional: boolean;
    /** What the points are made of. */
    breakdown: PointsItem[];
  }[];
  /** Their club's next matches, soonest first, at most three. */
  next: {
    /** The match. */
    match: Match;
    /** Their side plays at home. */
    home: boolean;
    /** How hard it is by the rival's results; null: too few have been played (rules R21.3). */
    difficulty: MatchDifficulty | null;
  }[];
  /** How many chose them in the last jornada that no room can change any more; null: there was none (rules R21.4). */
  chosen: {
    /** The number of that jornada within its season. */
    jornada: number;
    /** That jornada's name, ready to show. */
    jornada_name: string;
    /** Percent of its lineups that hold them. */
    pct: number;
  } | null;
}

/** One side of a match, as it came to it. */
export interface SheetSide {
  /** Its place in the table of the league, from 1; null where there is none (rules R21.1). */
  place: number | null;
  /** Its points there; null where there is none. */
  points: number | null;
  /** How its latest matches ended, newest last, at most five (rules R21.2). */
  form: MatchOutcome[];
  /** Who played, by position and minutes; empty while nothing tells it. */
  players: {
    /** The footballer. */
    id: number;
    /** First and last name. */
    full_name: string;
    /** 0 goalkeeper, 1 defender, 2 midfielder, 3 forward, 4 coach. */
    position: Position;
    /** Shirt number, or null. */
    number: number | null;
    /** Minutes that they have played; of a coach 0. */
    minutes: number;
    /** What they earned in it, without a captain's double. */
    points: number;
  }[];
}

/** What stands behind a match: of what had ended before its kick-off (rules R21.5). */
export interface MatchSheet {
  /** The match. */
  id: number;
  /** The home side. */
  local: SheetSide;
  /** The visiting side. */
  visit: SheetSide;
  /** How they met before in this season, newest first. */
  meetings: Match[];
}

/** The best of a league's last settled jornada; what nobody did is null. */
export interface RecentStats {
  /** The league's name as addresses carry it. */
  league_unique: string;
  /** The league's name, ready to show. */
  league_name: string;
  /** The last jornada whose rooms are paid. */
  jornada: number;
  /** That jornada's name, ready to show. */
  jornada_name: string;
  /** The lineup with the most points; null: there was none. */
  best_lineup: {
    /** Whose lineup it was. */
    user: UserMini;
    /** The room that it stood in. */
    sala: {
      /** Of which game the room is. */
      kind: RoomKind;
      /** The room. */
      id: number;
      /** Its name, ready to show. */
      name: string;
    };
    /** How many players each line had. */
    formation: AnyFormation;
    /** Points of the lineup. */
    points: number;
  } | null;
  /** The player with the most goals; null: nobody scored. */
  top_scorer: {
    /** The player. */
    player: Player;
    /** Goals in the jornada. */
    goals: number;
    /** Points that the player gave lineups. */
    points: number;
  } | null;
  /** The answer that the greatest share of players got right. */
  top_prediction: {
    /** The match that the question was about. */
    match: Match;
    /** The question, ready to show. */
    question: string;
    /** The right answer, ready to show. */
    answer: string;
    /** How many gave it. */
    hits: number;
    /** Their share of the answers, in percent. */
    pct: number;
  } | null;
  /** The highest prize that one entry won; null: there was none. */
  biggest_prize: {
    /** Who won it. */
    user: UserMini;
    /** The room that paid it. */
    sala: {
      /** Of which game the room is. */
      kind: RoomKind;
      /** The room. */
      id: number;
      /** Its name, ready to show. */
      name: string;
    };
    /** What it paid. */
    prize: number;
  } | null;
}

/** An event with its rooms. */
export interface EventInfo {
  /** The event: what its table is asked for by. */
  id: number;
  /** Its name, ready to show. */
  name: string;
  /** Address of its picture. */
  image: string;
  /** The league's name as addresses carry it. */
  league_unique: string;
  /** The league's name, ready to show. */
  league_name: string;
  /** The first jornada that it is played over. */
  jornada_from: number;
  /** The last jornada that it is played over. */
  jornada_to: number;
  /** The one in play, else the next. */
  jornada: number;
  /** The name of `jornada`, ready to show. */
  jornada_name: string;
  /** Of the caller's own room, else of one that is still going on, else of the last one. */
  estado: Estado;
  /** Its first kick-off. */
  starts_at: string;
  /** Its last kick-off, as planned. */
  ends_at: string;
  /** Seats taken in all of its rooms. */
  num_players: number;
  /** Its rooms, as offers. */
  rooms: RoomOffer[];
}

/** The single source of the wallet's numbers and texts. */
export interface Exchange {
  /** Coins for one unit of the currency. */
  coins_per_unit: number;
  /** The currency's code, `PEN`. */
  currency: string;
  /** How the currency is written before an amount: `S/`. */
  symbol: string;
  /** Decimals of an amount in the currency. */
  decimals: number;
  /** The smallest withdrawal (rules R12.4). */
  min_withdraw: number;
  /** The largest withdrawal (rules R12.4). */
  max_withdraw: number;
  /** A withdrawal takes at most so many. */
  withdraw_business_days: number;
  /** The smallest top-up (rules R12.3). */
  min_deposit: number;
  /** The largest top-up (rules R12.3). */
  max_deposit: number;
  /** Coins are bought and cashed out. */
  real_money: boolean;
  /** What coins are: bought and cashed out in 'real'; in 'demo' every flow works and nothing of it is money; in 'play' they are a game's. */
  money: 'play' | 'demo' | 'real';
  /** The licence to take real money, for the footer. */
  licence: string | null;
  /** When these numbers last changed. */
  updated_at: string;
}

/** What a search has found, of each kind the best first (rules R22). */
export interface Found {
  /** Footballers and coaches, at most eight. */
  players: {
    /** The footballer. */
    id: number;
    /** First and last name. */
    full_name: string;
    /** 0 goalkeeper, 1 defender, 2 midfielder, 3 forward, 4 coach. */
    position: Position;
    /** Shirt number, or null. */
    number: number | null;
    /** Their club. */
    team: Team;
  }[];
  /** Clubs, at most eight. */
  clubs: {
    /** The club. */
    team: Team;
    /** The league's name, ready to show. */
    league_name: string;
    /** The league's name as addresses carry it. */
    league_unique: string;
  }[];
  /** Rooms that everybody may enter and that are open now, at most eight, those that lock first before the others. */
  rooms: {
    /** Of which game the room is. */
    kind: RoomKind;
    /** The room. */
    id: number;
    /** Its name, ready to show. */
    name: string;
    /** The fee. */
    amount_ins: number;
    /** Entries are taken until then. */
    lock_at: string;
  }[];
  /** People, at most eight. */
  people: UserMini[];
}

/** The payment app whose code is paid. */
export type PayProvider = 'yape' | 'plin';

/** A top-up: asked for, declared as paid, reviewed (rules R12.3). */
export interface Deposit {
  /** The top-up. */
  id: number;
  /** Where it stands (rules R12.3). */
  estado: 'pendiente' | 'cancelado' | 'en_revision' | 'aprobado' | 'rechazado' | 'vencido';
  /** Coins that are bought. */
  coins: number;
  /** Given besides. */
  bonus_coins: number;
  /** The pack's price. */
  price_cents: number;
  /** What to pay, to the cent. */
  pay_amount_cents: number;
  /** The currency of both prices. */
  currency: 'PEN';
  /** The payment app that it is paid with. */
  provider: PayProvider;
  /** The payment's number in the payment app. */
  operation_number: string | null;
  /** Whether only the operation number can find the payment: its amount is not of its own. */
  operation_number_required: boolean;
  /** When the player says that they paid; null: not told yet. */
  paid_at: string | null;
  /** The player sent a picture of the payment. */
  has_image: boolean;
  /** It was rejected and may be corrected and sent once more (rules R16.6). */
  correctable: boolean;
  /** Why it was rejected, to program against; null unless it was. */
  reject_reason: 'no_encontrado' | 'monto_distinto' | 'duplicado' | 'titular_distinto' | null;
  /** What is to be expected or done now, ready to show. */
  message: string;
  /** When it was asked for. */
  created_at: string;
  /** Pay until then. */
  expires_at: string;
  /** Say how you paid until then. */
  data_until: string;
  /** When it was approved or rejected; null before that. */
  decided_at: string | null;
  /** Only of a top-up that is still to be paid; null in lists. */
  qr: {
    /** The code as a picture, in a data address. */
    image: string;
    /** Whom the code pays. */
    holder: string;
    /** The holder's phone, its last digits alone readable. */
    phone_masked: string;
    /** Steps to pay, in order, ready to show. */
    instructions: string[];
  } | null;
}

/** A withdrawal of coins (rules R12.4). */
export interface Withdrawal {
  /** The withdrawal. */
  id: number;
  /** Where it stands (rules R12.4). */
  estado: 'pendiente' | 'cancelado' | 'rechazado' | 'en_proceso' | 'pagado';
  /** Coins that are cashed out. */
  amount: number;
  /** What is paid for the coins. */
  amount_cents: number;
  /** The currency of `amount_cents`. */
  currency: 'PEN';
  /** Where it is paid: Yape, Plin or a bank account. */
  provider: 'yape' | 'plin' | 'cci';
  /** Its last four digits. */
  destination: string;
  /** Whose account it is. */
  holder_name: string;
  /** The payment's operation number. */
  payment_ref: string | null;
  /** Ready to show. */
  reject_reason: string | null;
  /** What is to be expected now, ready to show. */
  message: string;
  /** When it was asked for. */
  created_at: string;
  /** Paid by then at the latest. */
  eta: string;
  /** What became of it, the first step first. */
  events: {
    /** The state that it came to. */
    estado: 'pendiente' | 'cancelado' | 'rechazado' | 'en_proceso' | 'pagado';
    /** When it came to it. */
    at: string;
    /** What was said of it; null: nothing. */
    note: string | null;
  }[];
}

/** A player's limits; null is no limit (rules R12.5). Coins, but for entries and minutes. */
export interface PlayLimits {
  /** Coins of top-ups. */
  deposit_day: number | null;
  /** Coins of top-ups. */
  deposit_week: number | null;
  /** Coins of top-ups. */
  deposit_month: number | null;
  /** How many paid rooms may be entered. */
  entries_week: number | null;
  /** The highest entry fee, in coins. */
  fee_max: number | null;
  /** Coins that playing may cost. */
  loss_month: number | null;
  /** Minutes of play after which the app reminds. */
  reminder_min: number | null;
}

/** A player's limits with what counts against them, and their pauses. */
export interface LimitsView {
  /** The limits that count now. */
  limits: PlayLimits;
  /** What was raised and waits for its confirmation. */
  pending: {
    /** It may be confirmed from then on. */
    effective_at: string;
    /** And until then; afterwards the limits stay as they are. */
    confirm_until: string;
    /** Coins of top-ups. */
    deposit_day?: number | null;
    /** Coins of top-ups. */
    deposit_week?: number | null;
    /** Coins of top-ups. */
    deposit_month?: number | null;
    /** How many paid rooms may be entered. */
    entries_week?: number | null;
    /** The highest entry fee, in coins. */
    fee_max?: number | null;
    /** Coins that playing may cost. */
    loss_month?: number | null;
    /** Minutes of play after which the app reminds. */
    reminder_min?: number | null;
  } | null;
  /** What counts against them, in Lima's day, week and month. */
  used: {
    /** Top-ups of today. */
    deposit_day: number;
    /** Top-ups of this week. */
    deposit_week: number;
    /** Top-ups of this month. */
    deposit_month: number;
    /** Paid rooms entered this week. */
    entries_week: number;
    /** What playing cost this month. */
    loss_month: number;
  };
  /** End of a pause; null without one. */
  pause_until: string | null;
  /** End of a self-exclusion; null without one. */
  excluded_until: string | null;
}

/** Something that a player was told. */
export interface Notification {
  /** The notification: what marking it as read names. */
  id: number;
  /** What it is about, such as `premio` or `sala_cambio`. */
  kind: string;
  /** Its headline, ready to show. */
  title: string;
  /** Its text, ready to show. */
  body: string;
  /** A path of the app. */
  link: string | null;
  /** When it came. */
  created_at: string;
  /** When it was read; null: not yet. */
  read_at: string | null;
}

/** What a player wants of one kind of notification, as it stands. */
export interface NotificationPref {
  /** What it is about, such as `premio` or `sala_cambio`. */
  kind: string;
  /** What it is about, ready to show. */
  label: string;
  /** The player gets them in the app. */
  enabled: boolean;
  /** About money or the account: always sent. */
  fixed: boolean;
  /** Also sent to the player's e-mail; null: never sent by mail. */
  mail: boolean | null;
}

/** A device as its browser tells it: `PushSubscription.toJSON()`. */
export interface PushDevice {
  /** The push service's own address of the device. */
  endpoint: string;
  /** What is sent there is encrypted with, as base64url. */
  keys: {
    /** The device's public key, as base64url. */
    p256dh: string;
    /** The secret that the device shares, as base64url. */
    auth: string;
  };
}

/** The hours of each day in which a player's devices stay silent. */
export interface QuietHours {
  /** When they begin, such as `22:00`. */
  from: string;
  /** When they end, such as `08:00`: the next day where that is not after `from`. */
  until: string;
  /** The IANA name of the zone whose clock is meant, such as `America/Lima`. */
  zone: string;
}

/** Who a publishable key belongs to. */
export interface EmbedConfig {
  /** Its name. */
  partner: string;
  /** The pages that may use the key. */
  origins: string[];
  /** What a player may let it do. */
  scopes: ('lineup:write' | 'predi:write' | 'saldo:read' | 'quest:read')[];
  /** The language of the widgets, `es-PE`. */
  locale: string;
  /** Whether it is a test key: only test players sign in, and nothing is paid. */
  test: boolean;
}

/** A site that may act for the player. */
export interface EmbedGrant {
  /** The grant: what ending it names. */
  id: number;
  /** The site's name, ready to show. */
  partner: string;
  /** The page that asked; null: the site's own server did. */
  origin: string | null;
  /** What the site may do for the player. */
  scopes: ('lineup:write' | 'predi:write' | 'saldo:read' | 'quest:read')[];
  /** When the player granted it. */
  created_at: string;
  /** When the site last acted; null: never. */
  last_used_at: string | null;
  /** When it ends by itself; null: when the player ends it. */
  expires_at: string | null;
}

/** What a partner's page acts with. */
export interface EmbedToken {
  /** The bearer token of later calls. */
  token: string;
  /** When the token ends. */
  expires_at: string;
  /** What the page may do with it. */
  scopes: ('lineup:write' | 'predi:write' | 'saldo:read' | 'quest:read')[];
  /** Gives the next token, once; null where the partner's server asks for it. */
  handle: string | null;
}

/** The player has not granted yet. No refusal: browsers print each of those in the console of the partner's page. */
export interface EmbedPending {
  /** Always `pendiente`: ask again. */
  status: 'pendiente';
  /** Seconds until it is worth asking again. */
  retry_after: number;
}

/** The player, as far as a partner's page may know them. */
export interface EmbedViewer {
  /** The name that others read. */
  username: string;
  /** Address of their picture. */
  avatar: string;
  /** A currency: with `PEN` amounts read in soles, ten coins each; with any other in coins. */
  local_contry: string;
  /** Null without the scope `saldo:read`. */
  saldo: number | null;
}

/** What moved in the caller’s rooms. */
export interface LiveUpdate {
  /** When it was put together: the next call's `since`. */
  now: string;
  /** Matches of the rooms that changed; of a room that is new to the viewer all of them. */
  matches: Match[];
  /** The caller's lineups whose points may have changed. */
  lineups: {
    /** The entry. */
    ins: number;
    /** Points of the lineup. */
    points: number;
    /** Its places with their points. */
    entries: {
      /** A `LineupEntry.id`. */
      id: number;
      /** Points of the place. */
      points: number;
      /** Some of its points are of a match that is not confirmed. */
      provisional: boolean;
    }[];
  }[];
  /** The caller's own row of each table that may have changed. */
  rankings: {
    /** Of which game the room is. */
    kind: RoomKind;
    /** The room. */
    id: number;
    /** The row. */
    me: RankingRow;
  }[];
  /** Rooms that were scored or changed their state. */
  rooms: {
    /** Of which game the room is. */
    kind: RoomKind;
    /** The room. */
    id: number;
    /** Where the room stands now (rules R2.1). */
    estado: Estado;
  }[];
}

/** Each call: what it takes, with the body under `body`, what it returns, and what its quiet form makes of a failure. */
export interface Calls {
  accounts: {
    /** Signs in with email and password; the response carries the user and the access token. */
    login: [
      input: {
        body: {
          /** The address of the account; letter case does not matter. */
          email: string;
          /** The account's password. */
          password: string;
        };
      },
      output: SignedIn,
      fallback: 'null',
    ];
    /** The signed-in user. */
    getData: [input: void, output: User, fallback: 'null'];
    /** Saves the whole user object; success is a response with an id. */
    updateData: [
      input: {
        id: number;
        body: Record<string, unknown>;
      },
      output: User,
      fallback: 'errorStatus',
    ];
    /** Exchanges the identity service's token for a session. */
    loginGoogle: [
      input: {
        body: {
          /** A token of the identity service. */
          token_id: string;
        };
      },
      output: {
        /** Who signed in. */
        user: User;
        /** The bearer token of later calls. */
        access: string;
        /** When the token ends. */
        expires_at: string;
        /** The account was made by this sign-in. */
        created: boolean;
        /** Terms and birth date are still to be asked (`plus/auth/consent/`). */
        needs_consent: boolean;
      },
      fallback: 'null',
    ];
    /** Redeems a promo code. */
    useCode: [
      input: {
        body: {
          /** The promo code; letter case and spaces around it do not matter (rules R11.3). */
          code_promo: string;
        };
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** What it gave: coins, an item, or a seat in a room. */
        type: 'bono' | 'item' | 'entrada';
        /** Coins that it gave; 0 where it gave something else. */
        coins: number;
        /** The item that it gave, or null. */
        item: Item | null;
        /** The room of the seat. */
        sala: number;
        /** The balance afterwards. */
        saldo: number;
        /** What it gave, ready to show. */
        message: string;
      },
      fallback: 'null',
    ];
    /** Sends the SMS code, or confirms it when `code` is given. */
    verifyPhone: [
      input: {
        body: {
          /** A Peruvian mobile number: nine digits that begin with 9 (rules R13.1). */
          phone: string;
          /** The code that was sent; without it one is sent. */
          code?: string;
        };
      },
      output:
        | {
            /** It was done: a refusal has another shape. */
            status: 'ok';
            /** A code is on its way by SMS. */
            sent: true;
            /** The code is good until then. */
            expires_at: string;
            /** Another code may be asked for from then on. */
            resend_at: string;
            /** The phone, its last three digits alone readable. */
            masked: string;
          }
        | {
            /** It was done: a refusal has another shape. */
            status: 'ok';
            /** The phone is confirmed now. */
            phone_verify: true;
            /** The account with its confirmed phone. */
            user: User;
          },
      fallback: 'null',
    ];
    /** Wears an owned avatar. */
    updateAvatar: [
      input: {
        body: {
          /** An avatar of one's own (rules R10.4). */
          item: number;
        };
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** The account after the change. */
        user: User;
      },
      fallback: 'null',
    ];
    /** The profile-update call; its path is ours. */
    updateProfile: [
      input: {
        body: {
          /** The caller's own id. */
          id: number;
          /** The name that others read. */
          username: string;
          /** The phone; null for none. A confirmed one stays as it is (rules R13.1). */
          phone: string | null;
          /** `false` ends the request for a new password. */
          is_reset: boolean;
          /** A new password, of more than 6 characters (rules R13.4); absent: it stays. */
          password?: string;
        };
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** The account after the change. */
        user: User;
      },
      fallback: 'errorStatus',
    ];
    /** A text entry of the content service; its path is ours. */
    contentEntry: [
      input: {
        slug: string;
      },
      output: {
        /** The text's own name, such as `landing`. */
        slug: string;
        /** Its heading, ready to show. */
        title: string;
        /** The text as HTML: paragraphs, lists, headings, links and pictures alone. */
        html: string;
        /** When it was last written. */
        updated_at: string;
      },
      fallback: 'null',
    ];
    /** Opens an account and its first session. */
    register: [
      input: {
        body: {
          /** `YYYY-MM-DD`; it is given once. */
          birth_date: string;
          /** Always true: the terms of service were accepted. */
          accept_terms: true;
          /** Always true: the privacy policy was accepted. */
          accept_privacy: true;
          /** The address that the account signs in with. */
          email: string;
          /** The name that others read. */
          username: string;
          /** More than 6 characters, and none of the most used ones (rules R13.4). */
          password: string;
          /** Whether news may come by mail; absent: no. */
          accept_marketing?: boolean;
          /** The `?ref=` of the shared link that brought the player: the keyusername of who shared it. */
          ref?: string;
        };
      },
      output: SignedIn,
      fallback: 'null',
    ];
    /** Accepts the terms after a first sign-in with Google. */
    consent: [
      input: {
        body: {
          /** `YYYY-MM-DD`; it is given once. */
          birth_date: string;
          /** Always true: the terms of service were accepted. */
          accept_terms: true;
          /** Always true: the privacy policy was accepted. */
          accept_privacy: true;
          /** Whether news may come by mail; absent: no. */
          accept_marketing?: boolean;
        };
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** The account after the change. */
        user: User;
      },
      fallback: 'null',
    ];
    /** Mails a link for a new password; the response is the same for every address. */
    forgotPassword: [
      input: {
        body: {
          /** Where the link goes, if an account has this address. */
          email: string;
        };
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
      },
      fallback: 'null',
    ];
    /** Sets the password of the account that was mailed the token, and ends the account's sessions. */
    resetPassword: [
      input: {
        body: {
          /** The code in the link that was mailed; good once. */
          token: string;
          /** The new password, of more than 6 characters (rules R13.4). */
          password: string;
        };
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
      },
      fallback: 'null',
    ];
    /** Confirms the player's identity again: what asks for a sign-in of the last ten minutes is then allowed. */
    reauth: [
      input: {
        body: {
          /** The account's password; this or `token_id`, not both. */
          password?: string;
          /** A token of the identity service. */
          token_id?: string;
        };
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** Calls that ask for a fresh sign-in count from then on. */
        auth_at: string;
      },
      fallback: 'null',
    ];
    /** Ends the session that asks. */
    logout: [
      input: void,
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
      },
      fallback: 'null',
    ];
    /** Where the account is signed in. */
    sessions: [input: void, output: Session[], fallback: 'emptyList'];
    /** Ends one of the account's sessions, after a sign-in of the last ten minutes. */
    endSession: [
      input: {
        id: number;
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
      },
      fallback: 'null',
    ];
    /** Deletes the account: for 30 days signing in takes it back, then the person's data is erased. */
    deleteAccount: [
      input: {
        body: {
          /** The account's password; this or `token_id`, not both. */
          password?: string;
          /** A token of the identity service. */
          token_id?: string;
        };
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** When the account was closed. */
        deleted_at: string;
        /** Signing in until then takes it back; then the data goes. */
        final_at: string;
      },
      fallback: 'null',
    ];
    /** The caller's points, jornada by jornada and league by league. */
    myStats: [input: void, output: MyStats, fallback: 'null'];
    /** What the caller may do at the operator's desk. */
    myDesk: [input: void, output: DeskRole, fallback: 'null'];
    /** A player as others see them: never e-mail, phone or balance. */
    userProfile: [
      input: {
        keyusername: string;
      },
      output: UserProfile,
      fallback: 'null',
    ];
    /** Writes to us. */
    support: [
      input: {
        body: {
          /** How the writer is called. */
          name: string;
          /** Where the answer goes. */
          email: string;
          /** What it is about. */
          subject: string;
          /** The letter itself, as plain text. */
          message: string;
          /** People do not see this field; what fills it in is not one. */
          website?: string;
        };
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** To quote to support. */
        number: string;
        /** An answer comes by then. */
        due_at: string;
      },
      fallback: 'null',
    ];
  };
  quests: {
    /** The main quest, or null when none is active. */
    mainQuest: [input: void, output: Quest, fallback: 'null'];
    /** The steps of a quest and how far the caller is. */
    criterios: [
      input: {
        quest?: number;
      },
      output: Criterio[],
      fallback: 'emptyList',
    ];
    /** Claims the reward of a completed quest, once. */
    payQuest: [
      input: {
        body: {
          /** A quest whose steps are all done. */
          quest: number;
        };
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** The quest, collected now. */
        quest: Quest;
        /** Gift coins that it paid. */
        coins: number;
        /** The item that it gave, or null. */
        item: Item | null;
        /** The balance afterwards. */
        saldo: number;
        /** Gift coins afterwards: playable, never withdrawable. */
        saldo_bono: number;
      },
      fallback: 'null',
    ];
    /** The day's summary. */
    resume: [
      input: {
        date?: string;
      },
      output: {
        /** The day in Lima, `YYYY-MM-DD`. */
        date: string;
        /** Quests with how far the caller has come. */
        quests: Quest[];
        /** The caller's rooms that closed or were paid that day (rules R11.7). */
        rooms: {
          /** Of which game the room is. */
          kind: 'compe' | 'predi' | 'casual';
          /** The room; of casual ones the entry. */
          id: number;
          /** Its name, ready to show. */
          name: string;
          /** The caller's place; null while there is none. */
          rank: number | null;
          /** The caller's points so far. */
          points: number;
          /** Paid, or what the place would win now. */
          prize: number;
          /** Where the room stands (rules R2.1). */
          estado: Estado;
        }[];
        /** The caller's answers about matches of that day. */
        answers: {
          /** Correct answers. */
          aciertos: number;
          /** Wrong answers. */
          fallos: number;
          /** Answers still undecided. */
          pendientes: number;
        };
        /** What moved in the caller's wallet that day. */
        coins: {
          /** Those that came. */
          in: number;
          /** Those that went. */
          out: number;
        };
        /** The caller's rooms that lock next, at most three. */
        next_locks: {
          /** Of which game the room is. */
          kind: 'compe' | 'predi' | 'casual';
          /** The room; of casual ones the entry. */
          id: number;
          /** Its name, ready to show. */
          name: string;
          /** When it locks. */
          lock_at: string;
          /** Markets that are still to be answered. */
          unanswered: number;
        }[];
        /** All that the caller can play now. */
        saldo: number;
      },
      fallback: 'null',
    ];
  };
  compe: {
    /** Joins the oldest open room of an offer, or a named room. */
    registerSala: [
      input: {
        body:
          | {
              /** The room. */
              sala: number;
              /** The legend to wear, in rooms of legends. */
              item_leyenda?: number;
            }
          | {
              /** Of the offer: its oldest open room is joined. */
              amount_ins: number;
              /** The league's name as addresses carry it. */
              league_unique: string;
              /** Absent: that of the offer's oldest open room (rules R3.1). */
              jornada?: number;
              /** 1 public, 2 private, 3 event, 4 casual, 5 legends (rules R3.5). */
              tipo?: SalaTipo;
              /** The legend to wear, in rooms of legends. */
              item_leyenda?: number;
            };
      },
      output: JoinedCompe,
      fallback: 'null',
    ];
    /** Joins a private room by its code. */
    registerPrivate: [
      input: {
        body: {
          /** An access code, or the id of a room of the caller's own. */
          sala: string | number;
        };
      },
      output: JoinedCompe,
      fallback: 'null',
    ];
    /** Makes the lineup of an entry (a) for a jornada (b) when there is none. */
    generateLineup: [
      input: {
        a: number;
        b: number;
        body?: {
          /** `auto` fills it anew, `copiar` takes over that of `from_ins`. */
          mode?: 'auto' | 'copiar';
          /** The entry to copy. */
          from_ins?: number;
        };
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** The lineup, complete and valid. */
        lineup: Lineup;
        /** There was none before. */
        created: boolean;
      },
      fallback: 'null',
    ];
    /** One entry. */
    retrive: [
      input: {
        id: number;
      },
      output: SalaCompe,
      fallback: 'null',
    ];
    /** The lineup of an entry. */
    getLineup: [
      input: {
        id: number;
        /** The current one unless named. */
        jornada?: number;
      },
      output: Lineup,
      fallback: 'null',
    ];
    /** The player's running entries. */
    allByUser: [
      input: {
        page?: number;
        page_size?: number;
      },
      output: Page<SalaCompe>,
      fallback: 'emptyPage',
    ];
    /** The player's finished entries, newest first. */
    historyByUser: [
      input: {
        page?: number;
        page_size?: number;
      },
      output: Page<SalaCompe>,
      fallback: 'emptyPage',
    ];
    /** Replaces one player; the id is the lineup entry's. */
    basicUpdate: [
      input: {
        id: number;
        body: {
          /** The player who comes in. */
          player_lineup: number;
        };
      },
      output: ReplacedPlayer,
      fallback: 'null',
    ];
    /** Changes the formation; it holds only on status 'ok'. */
    updateFormation: [
      input: {
        id: number;
        body: {
          /** Such as `442`; a number is taken too. */
          formation: unknown;
          /** In rooms over several jornadas; the current one unless named. */
          jornada?: number;
        };
      },
      output: ChangedFormation,
      fallback: 'null',
    ];
    /** The table of a room, of one jornada or of all so far. */
    ranking: [
      input: {
        sala: number;
        /** Without it, all so far. */
        jornada?: number;
        page?: number;
      },
      output: Ranking,
      fallback: 'null',
    ];
    /** Winners of the closed events, newest first. */
    championsByEvents: [
      input: {
        event?: number;
      },
      output: {
        /** The event that was won. */
        event: {
          /** The event. */
          id: number;
          /** The event's name, ready to show. */
          name: string;
          /** Address of the event's picture. */
          image: string;
        };
        /** Who won it. */
        champion: UserMini;
        /** Points that it was won with. */
        points: number;
        /** What the champion was paid. */
        prize: number;
        /** The event's last jornada, ready to show. */
        jornada_name: string;
        /** When the event was paid. */
        closed_at: string;
      }[],
      fallback: 'emptyList',
    ];
    /** The best eleven of today. */
    playersToday: [
      input: {
        league?: string;
      },
      output: {
        /** Goalkeepers. */
        porteros: LineupEntry[];
        /** Defenders. */
        defensas: LineupEntry[];
        /** Midfielders. */
        mediocampistas: LineupEntry[];
        /** Forwards. */
        delanteros: LineupEntry[];
        /** Coaches. */
        entrenadores: LineupEntry[];
        /** The football day, from 05:00 to 05:00 in Lima. */
        date: string;
        /** The league's name as addresses carry it. */
        league_unique: string | null;
        /** The formation with the most points of the day (rules R11.6). */
        formation: AnyFormation;
        /** Points of all who stand in it. */
        points: number;
      },
      fallback: 'null',
    ];
    /** Joins a casual room; the compe calls serve the entry from then on. */
    joinCasual: [
      input: {
        sala: number;
      },
      output: JoinedCompe,
      fallback: 'null',
    ];
    /** Saves a whole lineup, or nothing. */
    saveLineup: [
      input: {
        ins: number;
        body: {
          /** The jornada of the room that the lineup is for. */
          jornada: number;
          /** How many players each line has: `442` is four, four and two. */
          formation: AnyFormation;
          /** Who stands where: every place of the formation, or nothing is saved. */
          players: {
            /** 0 is the goalkeeper, then by line; the coach is last. */
            slot: number;
            /** The player for the place. */
            player: number;
          }[];
          /** The slot of the captain, in rooms with one; null for none, absent to leave it as it is. */
          captain?: number | null;
        };
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** All twelve places as they stand now. */
        lineup: Lineup;
      },
      fallback: 'null',
    ];
    /** Fills every slot but the kept ones with the best of the pool. */
    autofill: [
      input: {
        ins: number;
        body: {
          /** Slots to leave as they are. */
          keep?: number[];
          /** The current one unless named. */
          jornada?: number;
        };
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** All twelve places as they stand now. */
        lineup: Lineup;
      },
      fallback: 'null',
    ];
    /** Takes over the lineup of another entry of the caller; players who do not play are replaced by the best of the pool. */
    copyLineup: [
      input: {
        ins: number;
        body: {
          /** The entry to copy. */
          from_ins: number;
          /** Of the entry to copy; the same jornada unless named. */
          from_jornada?: number;
          /** The one to write; the current one unless named. */
          jornada?: number;
        };
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** All twelve places as they stand now. */
        lineup: Lineup;
      },
      fallback: 'null',
    ];
  };
  salas: {
    /** Open rooms worth joining: not joined first, then the fullest, then the soonest. */
    topSalas: [
      input: {
        top?: number;
        tipo?: SalaTipo;
      },
      output: RoomOffer[],
      fallback: 'emptyList',
    ];
    /** The pool of one position. */
    playersByPosition: [
      input: {
        sala: number;
        position: Position;
        q?: string;
        team?: number;
        sort?: 'name' | 'avg' | 'pts' | 'form';
        /** In rooms over several jornadas; the current one unless named. */
        jornada?: number;
      },
      output: Player[],
      fallback: 'emptyList',
    ];
    /** Builds the pool of a sala (a) for a jornada (b). */
    generatePlayers: [
      input: {
        a: number;
        b: number;
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** The room. */
        sala: number;
        /** The jornada that the pool is for. */
        jornada: number;
        /** Players in the pool. */
        count: number;
        /** Those added now. */
        created: number;
      },
      fallback: 'null',
    ];
    /** The prizes as they stand. */
    topAward: [
      input: {
        id: number;
      },
      output: {
        /** The entry fee. */
        amount_ins: number;
        /** Seats taken. */
        num_players: number;
        /** The prize pot, after the commission. */
        pozo: number;
        /** The operator's share of the fees. */
        commission_bps: number;
        /** `proporcional`: the pot of those who entered; `garantizado`: what is published; `completo`: only when full. */
        modo_pozo: ModoPozo;
        /** May change until the lock. */
        provisional: boolean;
        /** Prizes by place, the first place first (rules R7.2). */
        awards: Award[];
        /** The room. */
        sala: number;
      },
      fallback: 'null',
    ];
    /** Makes a private room and, unless asked not to, joins it. */
    createPrivate: [
      input: {
        body: {
          /** The league's name as addresses carry it. */
          league_unique: string;
          /** The jornada that it is played on. */
          jornada: number;
          /** An entry fee of `predi/prices/list/`. */
          amount_ins: number;
          /** Most entries that it takes. */
          max_players: number;
          /** Its name; absent: one is made. */
          name?: string;
          /** Whether the caller takes a seat at once. */
          join?: boolean;
          /** One player's points count double (rules R4.1). */
          captain?: boolean;
          /** A place locks with its own match, not with the room (rules R4.1). */
          late_swap?: boolean;
          /** Most players of one club, raised where the jornada has too few clubs; null or absent: without a limit. */
          max_per_club?: number | null;
          /** A lineup may only cost so much (rules R4.8); off where nobody could pay for one. */
          budget?: boolean;
        };
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** The room that was made. */
        sala: Sala;
        /** The access code that lets others in. */
        cod_access: string;
        /** Path of the page where others join, with the code in it. */
        share_url: string;
        /** The caller's entry in it. */
        ins_user: number;
      },
      fallback: 'null',
    ];
    /** The room's access code, for members. */
    retriveCode: [
      input: {
        id: number;
      },
      output: {
        /** The room. */
        id: number;
        /** The access code that lets others in. */
        cod_access: string;
        /** Path of the page where others join, with the code in it. */
        share_url: string;
        /** An invitation, ready to send. */
        share_text: string;
        /** The code lets others in until then: the room's lock. */
        expires_at: string;
      },
      fallback: 'null',
    ];
    /** Rooms by kind, size, price, league and state. */
    filter: [
      input: {
        tipo?: SalaTipo;
        size?: 'h2h' | 'chica' | 'mediana' | 'grande';
        status?: 'abierta' | 'en_vivo' | 'finalizada' | 'todas';
        league?: string;
        min_price?: number;
        max_price?: number;
        /** The one room that this access code opens, private or not; everything else but the page is then ignored. */
        code?: string;
        page?: number;
        page_size?: number;
      },
      output: Page<RoomOffer>,
      fallback: 'emptyPage',
    ];
    /** A lineup room by its own id, with the caller's `ins_user`. */
    sala: [
      input: {
        sala: number;
      },
      output: Sala,
      fallback: 'null',
    ];
    /** What the owner of a private lineup room may do before its lock: rename, resize, remove a player, cancel. */
    update: [
      input: {
        sala: number;
        body: CompeRoomChange;
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** The room after the change. */
        sala: Sala;
      },
      fallback: 'errorStatus',
    ];
    /** The matches that a room is played on, and when each jornada locks (rules R14.1). */
    slate: [
      input: {
        kind: RoomKind;
        /** The room. */
        id: number;
      },
      output: {
        /** When the room locks. */
        lock_at: string;
        /** Its matches in playing order. */
        matches: {
          /** The jornada in which it counts here. */
          jornada: number;
          /** The match, with its lock in the room. */
          match: Match;
          /** It counts no more: it was called off, or left the room. */
          void: boolean;
        }[];
      },
      fallback: 'null',
    ];
    /** What the players of a room had at its locks, as Merkle roots, and the caller's own leaf of each with the way to its root. */
    commitments: [
      input: {
        kind: RoomKind;
        /** The room. */
        id: number;
      },
      output: RoomCommitments,
      fallback: 'null',
    ];
    /** The newest sealed days: what locked and what coins moved in each, under one hash with the day before. */
    daySeals: [
      input: {
        /** Only days before this one. */
        before?: string;
      },
      output: DaySeal[],
      fallback: 'emptyList',
    ];
    /** One sealed day with the roots that are in it. */
    daySeal: [
      input: {
        day: string;
      },
      output: {
        /** In Lima. */
        day: string;
        /** Commitments of the day. */
        roots: number;
        /** SHA-256 of their roots, one a line. */
        roots_hash: string;
        /** The number of the last transaction of coins in it. */
        ledger_to: number;
        /** SHA-256 of the day's entries in the ledger. */
        ledger_hash: string;
        /** The seal of the day before it; empty in the first. */
        previous: string;
        /** SHA-256 of day, `roots roots_hash`, `ledger_to ledger_hash` and `previous`, one a line. */
        seal: string;
        /** The commitments in the order in which they were made. */
        commitments: {
          /** The commitment. */
          id: number;
          /** SHA-256 over all entries in it, in hexadecimal. */
          root: string;
        }[];
      },
      fallback: 'null',
    ];
    /** The open rooms of casual F6: six players, no coach. */
    casual: [input: void, output: RoomOffer[], fallback: 'emptyList'];
    /** Leaves a room before the lock, with a full refund. */
    leave: [
      input: {
        kind: RoomKind;
        id: number;
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** What went back to the caller. */
        refund: number;
        /** The balance afterwards. */
        saldo: number;
      },
      fallback: 'null',
    ];
    /** What a room would pay with n entries. */
    quote: [
      input: {
        amount_ins: number;
        n: number;
        modo_pozo?: ModoPozo;
        commission_bps?: number;
      },
      output: {
        /** All fees together. */
        total: number;
        /** The operator's share of the fees. */
        comision: number;
        /** The prize pot, after the commission. */
        pozo: number;
        /** Prizes by place, the first place first (rules R7.2). */
        awards: Award[];
      },
      fallback: 'null',
    ];
    /** What a paid room was paid on and what it paid, for anybody to compute again. */
    certificate: [
      input: {
        id: number;
      },
      output: RoomCertificate,
      fallback: 'null',
    ];
    /** The frozen rules of a room, as data and as text. */
    rules: [
      input: {
        kind: RoomKind;
        id: number;
      },
      output: RoomRules,
      fallback: 'null',
    ];
  };
  predi: {
    /** The entry fees that a private room may ask. */
    prices: [
      input: void,
      output: {
        /** The price. */
        id: number;
        /** The entry fee. */
        amount_ins: number;
        /** The fee, ready to show. */
        label: string;
        /** The currency of `label`. */
        currency_hint: string;
      }[],
      fallback: 'emptyList',
    ];
    /** Who runs the room and what they may do; only they see its members. */
    getAdmin: [
      input: {
        id: number;
      },
      output: {
        /** The room. */
        predi: PrediRoom;
        /** Who made it. */
        admin: UserMini;
        /** The caller made it. */
        is_admin: boolean;
        /** What the caller may do to it now. */
        permissions: {
          /** Its name, seats, pot and questions may be changed. */
          edit: boolean;
          /** It may be called off. */
          cancel: boolean;
          /** Others may still join by its code. */
          invite: boolean;
          /** Members who paid nothing may be sent off. */
          remove: boolean;
        };
        /** Who plays in it, the first to join first; told to its owner alone. */
        members: {
          /** The entry. */
          ins: number;
          /** Whose entry it is. */
          user: UserMini;
          /** When they took the seat. */
          joined_at: string;
          /** How many questions they have answered. */
          answered: number;
        }[];
        /** Whom the owner sent off: the code does not let them in (rules R16.8). */
        removed: UserMini[];
      },
      fallback: 'null',
    ];
    /** The room. */
    sala: [
      input: {
        id: number;
        code?: string;
      },
      output: PrediRoom,
      fallback: 'null',
    ];
    /** Makes a private room, a draft until its markets are chosen. */
    createPrivate: [
      input: {
        body: {
          /** An entry fee of `predi/prices/list/`. */
          amount_ins: number;
          /** Most entries that it takes, 2 to 500 (rules R17.3). */
          max_players: number;
          /** Its name; absent: one is made. */
          name?: string;
          /** May also be chosen later. */
          matches?: number[];
          /** How its pot is made; absent: `proporcional`. */
          modo_pozo?: ModoPozo;
        };
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** The room that was made. */
        predi: PrediRoom;
        /** The access code that lets others in. */
        cod_access: string;
        /** Path of the page where others join, with the code in it. */
        share_url: string;
      },
      fallback: 'null',
    ];
    /** Changes, cancels or clears a private room; what players have paid for is frozen. */
    updateData: [
      input: {
        id: number;
        body: {
          /** Its new name. */
          name?: string;
          /** Most entries that it takes from now on, 2 to 500 (rules R17.3). */
          max_players?: number;
          /** How its pot is made from now on. */
          modo_pozo?: ModoPozo;
          /** Calls the room off and gives every fee back. */
          cancel?: true;
          /** The entry to remove; only one that cost nothing. */
          remove_ins?: number;
          /** The user whom the owner sent off and lets in again. */
          readmit?: number;
        };
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** The room after the change. */
        predi: PrediRoom;
      },
      fallback: 'null',
    ];
    /** Every market that may be chosen for a match; the id is the match's. */
    allPredictions: [
      input: {
        id: number;
        predi?: number;
      },
      output: {
        /** The match. */
        match: Match;
        /** Every question that a room may ask about it. */
        markets: {
          /** What it asks for. */
          kind: MarketKind;
          /** The question, ready to show. */
          question: string;
          /** Their ids are places in a catalogue: no market is stored yet. */
          answers: Answer[];
          /** The room in `predi` asks it. */
          selected: boolean;
        }[];
      },
      fallback: 'null',
    ];
    /** Chooses the matches and markets of a private room. */
    registerPredictions: [
      input: {
        body: {
          /** The caller's own private room. */
          predi: number;
          /** The matches that the room is to ask about, in place of those before. */
          selections: {
            /** A match that can still be chosen. */
            match: number;
            /** None: `1x2` alone. */
            kinds: MarketKind[];
          }[];
        };
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** The room with its matches. */
        predi: PrediRoom;
        /** How many the room has now. */
        markets: number;
      },
      fallback: 'null',
    ];
    /** The rooms that the caller joined or made and that are not over. `user_ins` is 0 in those they only made. */
    listByUser: [
      input: {
        page?: number;
        page_size?: number;
      },
      output: Page<PrediRoom>,
      fallback: 'emptyPage',
    ];
    /** The play screen: matches, alternatives and the caller's answers. */
    matchSala: [
      input: {
        id: number;
      },
      output: PrediMatch[],
      fallback: 'emptyList',
    ];
    /** The questions about the competition as a whole, with the caller's answers; they are saved as the others are. */
    longTerm: [
      input: {
        id: number;
      },
      output: LongTermQuestion[],
      fallback: 'emptyList',
    ];
    /** The room's selection grouped by market, without answers. */
    matchSelect: [
      input: {
        id: number;
      },
      output: {
        /** A match of the room. */
        match: Match;
        /** The questions that the room asks about it. */
        markets: {
          /** The market. */
          id_match_prediction: number;
          /** What it asks for. */
          kind: MarketKind;
          /** The question, ready to show. */
          question: string;
          /** Everything that can be chosen. */
          answers: Answer[];
        }[];
      }[],
      fallback: 'emptyList',
    ];
    /** Saves all answers of one room, or none. Success is `status: 'ok'`. */
    saveAnswers: [
      input: {
        body: AnswerToSave[];
      },
      output: SavedAnswers,
      fallback: 'null',
    ];
    /** The room behind an access code, and whether it can be joined. */
    salaByCode: [
      input: {
        code: string;
      },
      output: {
        /** The room. */
        id: number;
        /** The entry fee. */
        amount_ins: number;
        /** The first kick-off. */
        date_start: string;
        /** Of each match, in playing order, the logos of both sides, home first. */
        teams_logos: string[][];
        /** The caller's entry in it. */
        user_ins: number;
        /** Seats taken. */
        num_players: number;
        /** The access code, for its owner alone; null to others and without one. */
        cod_access: string | null;
        /** Prizes by place, the first place first (rules R7.2). */
        awards: Award[];
        /** Its name, ready to show. */
        name: string;
        /** Public, private or of an event. */
        tipo: PrediTipo;
        /** Where the room stands (rules R2.1). */
        estado: Estado;
        /** Whether it still takes players. */
        progress: Progress;
        /** Most entries that it takes. */
        max_players: number;
        /** Fewest entries that a `proporcional` room runs with. */
        min_players: number;
        /** `proporcional`: the pot of those who entered; `garantizado`: what is published; `completo`: only when full. */
        modo_pozo: ModoPozo;
        /** The operator's share of the fees. */
        commission_bps: number;
        /** The prize pot, after the commission. */
        pozo: number;
        /** What the first place wins. */
        top_award: number;
        /** Points in play: the highest `pts` of each market that is not void, together. */
        pts_en_juego: number;
        /** How many matches it asks about. */
        num_matches: number;
        /** The leagues of its matches, ready to show. */
        league_names: string[];
        /** Nobody joins from then on; each match locks by itself (rules R1.3). */
        lock_at: string;
        /** Until when the caller may leave with the whole fee, since the lock or the slate has changed (rules R14.4); null otherwise. */
        free_exit_until: string | null;
        /** Who made it; null: the operator. */
        owner: UserMini | null;
        /** The caller made it. */
        is_admin: boolean;
        /** The tie page has something to show: a guess that may still be made, or a tie for a paid place that it decides. */
        has_tie: boolean;
        /** Markets of the caller's entry that they may still answer and have not; 0 when not joined. */
        unanswered: number;
        /** The caller may join it now. */
        join_allowed: boolean;
        /** Why not, ready to show. */
        reason: string | null;
        /** A free room that may be joined while one of its matches is open; missed ones count 0. */
        late_join?: boolean;
        /** Its own table of points; absent: each answer shows what it scores. */
        scoring?: PrediScoring;
        /** How many questions about the competition as a whole it asks; absent: none. */
        long_term?: number;
        /** The code claims this seat of a pool that was played elsewhere. */
        seat?: {
          /** How the organiser calls who sat there. */
          person: string;
          /** Questions answered. */
          answered: number;
        };
      },
      fallback: 'null',
    ];
    /** Joins a room. */
    join: [
      input: {
        body: {
          /** The room. */
          predi: number;
          /** The access code, for rooms that ask for one. */
          code?: string;
        };
      },
      output: JoinedPredi,
      fallback: 'null',
    ];
    /** Joins an event's room by its code. */
    joinEvent: [
      input: {
        body: {
          /** The access code, with or without hyphens. */
          code: string;
          /** The room of the event; absent: the one that the code opens. */
          predi?: number;
        };
      },
      output: JoinedPredi,
      fallback: 'null',
    ];
    /** The answers of an entry, with their results. */
    listResults: [
      input: {
        id: number;
        ins?: number;
      },
      output: PrediResults,
      fallback: 'null',
    ];
    /** The table of the room. */
    listRanking: [
      input: {
        id: number;
        page?: number;
      },
      output: Ranking,
      fallback: 'null',
    ];
    /** The caller's finished rooms with rank and prize, newest first. */
    awardsHistory: [
      input: {
        page?: number;
        page_size?: number;
      },
      output: Page<{
        /** The room. */
        predi: PrediRoom;
        /** The caller's final place; null where the room was never scored. */
        rank: number | null;
        /** Points of the caller's answers. */
        points: number;
        /** The caller's correct answers. */
        aciertos: number;
        /** What the caller was paid. */
        prize: number;
        /** When the room was paid; its lock where it was called off. */
        closed_at: string;
      }>,
      fallback: 'emptyPage',
    ];
    /** The tie-break question: its match, the caller's guess, who is tied. */
    tiebreak: [
      input: {
        id: number;
      },
      output: {
        /** The room. */
        predi: number;
        /** The clutch match (rules R9.1). */
        match: Match;
        /** Guesses are taken until then. */
        lock_at: string;
        /** What may be guessed (rules R9.2). */
        questions: {
          /** The exact score, or the minute of the first goal. */
          code: 'marcador' | 'minuto';
        }[];
        /** The caller's guess; null without one. */
        my_answer: ClutchGuess | null;
        /** Entries are tied for a paid place; given once the match has locked. */
        needed: boolean;
        /** Those entries: the caller's tie if they are in one, else the first. */
        tied: RankingRow[];
        /** The tied entries in their final order, and what decided it; null until the match is over. */
        outcome: {
          /** Best first. */
          order: number[];
          /** The score, the minute, or nothing: then the prize is shared. */
          by: 'marcador' | 'minuto' | 'reparto';
        } | null;
        /** What the tied ones guessed, once the match has locked. */
        guesses?: {
          /** Goals of the home side; null where nothing is guessed. */
          goals_local: number | null;
          /** Goals of the visiting side; null where nothing is guessed. */
          goals_visit: number | null;
          /** Of the first goal; 0 for no goals. */
          minute: number | null;
          /** The entry. */
          ins: number;
        }[];
        /** How the match ended; a null minute where no source has the first goal. */
        result?: ClutchGuess | null;
      },
      fallback: 'null',
    ];
    /** Only the correct answers. */
    listSuccess: [
      input: {
        id: number;
        ins?: number;
      },
      output: {
        /** The match that the question was about. */
        match: Match;
        /** The question, ready to show. */
        question: string;
        /** What was chosen, and was right, ready to show. */
        answer: string;
        /** Points that it gave. */
        pts: number;
      }[],
      fallback: 'emptyList',
    ];
    /** The prizes as they stand. */
    topAwards: [
      input: {
        id: number;
      },
      output: {
        /** The entry fee. */
        amount_ins: number;
        /** Seats taken. */
        num_players: number;
        /** The prize pot, after the commission. */
        pozo: number;
        /** The operator's share of the fees. */
        commission_bps: number;
        /** `proporcional`: the pot of those who entered; `garantizado`: what is published; `completo`: only when full. */
        modo_pozo: ModoPozo;
        /** May change until the lock. */
        provisional: boolean;
        /** Prizes by place, the first place first (rules R7.2). */
        awards: Award[];
        /** The room. */
        predi: number;
      },
      fallback: 'null',
    ];
    /** Public rooms, of a match where one is named; a page where `page` is sent. */
    listPublic: [
      input: {
        match?: number;
        page?: number;
        status?: 'abierta' | 'en_vivo' | 'finalizada' | 'todas';
        max_price?: number;
      },
      output: Page<PrediRoom> | PrediRoom[],
      fallback: 'emptyList',
    ];
    /** Public rooms, best first. */
    topPublic: [
      input: {
        top?: number;
      },
      output: PrediRoom[],
      fallback: 'emptyList',
    ];
    /** Makes the alternatives of exact scores that a room does not show yet, so that they can be saved. */
    makeScores: [
      input: {
        predi: number;
        body: {
          /** The market. */
          match_prediction: number;
          /** Goals of the home side, 0 to 15. */
          goals_local: number;
          /** Goals of the visiting side, 0 to 15. */
          goals_visit: number;
        }[];
      },
      output: Answer[],
      fallback: 'null',
    ];
    /** Guesses the exact score and the minute of the first goal of a room's clutch match, until that match locks. */
    saveClutch: [
      input: {
        predi: number;
        body: {
          /** Goals of the home side, 0 to 15; null for none. */
          goals_local: number | null;
          /** Goals of the visiting side, 0 to 15; null for none. */
          goals_visit: number | null;
          /** Of the first goal, 1 to 90; 0 for no goals. */
          minute: number | null;
        };
      },
      output: SavedClutch,
      fallback: 'null',
    ];
  };
  reactions: {
    /** How often each reaction was given to a room, and the caller's own. */
    ofRoom: [
      input: {
        kind: RoomKind;
        /** The room. */
        id: number;
      },
      output: RoomReactions,
      fallback: 'null',
    ];
    /** Gives the caller's reaction to a room, in place of the one before; null takes it back. */
    react: [
      input: {
        kind: RoomKind;
        /** The room. */
        id: number;
        body: {
          /** The caller's reaction from now on; null takes it back. */
          emoji: ReactionEmoji | null;
        };
      },
      output: RoomReactions,
      fallback: 'null',
    ];
  };
  duels: {
    /** The caller against another entry of the room, once it has locked: points, chances, and what would turn it. */
    against: [
      input: {
        kind: RoomKind;
        /** The room. */
        id: number;
        /** The other player's entry. */
        rival: number;
      },
      output: Duel,
      fallback: 'null',
    ];
  };
  partidos: {
    /** Matches that a private prediction room may choose: the next 14 days. */
    inPredi: [
      input: {
        league?: string;
        from?: string;
        to?: string;
      },
      output: Match[],
      fallback: 'emptyList',
    ];
    /** The matches behind an access code, before joining. */
    byCode: [
      input: {
        code: string;
      },
      output: Match[],
      fallback: 'emptyList',
    ];
    /** One match, with its goals and cards. */
    match: [
      input: {
        id: number;
      },
      output: {
        /** The match. */
        id: number;
        /** The home side. */
        local: Team;
        /** The visiting side. */
        visit: Team;
        /** Kick-off. */
        date: string;
        /** "15:00", America/Lima. */
        hour: string;
        /** The league's name, ready to show. */
        league_name: string;
        /** Takes no more answers: past its lock, in play, over or void. */
        close_predi: boolean;
        /** The league's name as addresses carry it. */
        league_unique: string;
        /** The number of the jornada within its season. */
        jornada: number;
        /** The jornada's name, ready to show. */
        jornada_name: string;
        /** Answers about it are taken until then. */
        lock_at: string;
        /** Where the match stands. */
        estado: MatchEstado;
        /** Minute of play; null while nothing tells it. */
        minute: number | null;
        /** Goals of the home side after 90 minutes; null while there are none to tell. */
        goals_local: number | null;
        /** Goals of the visiting side after 90 minutes; null while there are none to tell. */
        goals_visit: number | null;
        /** Its result is confirmed. */
        official: boolean;
        /** Its kick-off is confirmed. */
        confirmed_time: boolean;
        /** Public prediction rooms about it that are open or full. */
        num_rooms: number;
        /** Goals, cards and changes, in playing order. */
        events: {
          /** Null: the source does not tell it. */
          minute: number | null;
          /** What happened, such as `gol`, `gol_penal`, `autogol` or `amarilla`. */
          type: string;
          /** The club's name; empty where the source does not tell it. */
          team: string;
          /** The player's name; empty where the source does not tell it. */
          player: string;
        }[];
        /** The teams are known: the match has begun, or is over. */
        lineups_confirmed: boolean;
        /** Public prediction rooms about it that are open or full. */
        num_public_rooms: number;
        /** In a paid room: what the match has become since. Neither points nor prizes follow. */
        corrected_result?: {
          /** What the match is now. */
          estado: MatchEstado;
          /** Goals of the home side now; null where there is no result. */
          goals_local: number | null;
          /** Goals of the visiting side now; null where there is no result. */
          goals_visit: number | null;
        };
      },
      fallback: 'null',
    ];
    /** Matches in play and to come, the most important first. */
    nextImportant: [
      input: {
        limit?: number;
      },
      output: Match[],
      fallback: 'emptyList',
    ];
    /** Matches by league and jornada. */
    forFantasy: [
      input: {
        page?: number;
        page_size?: number;
        league?: string;
        jornada?: number;
      },
      output: Page<Match>,
      fallback: 'emptyPage',
    ];
    /** The matches of the front page, at most five. */
    inBanner: [input: void, output: Match[], fallback: 'emptyList'];
  };
  leagues: {
    /** The leagues that can be played. */
    list: [input: void, output: LeagueInfo[], fallback: 'emptyList'];
    /** The clubs of a league, by name. */
    teams: [
      input: {
        league_unique: string;
      },
      output: Team[],
      fallback: 'emptyList',
    ];
    /** A club with its squad and its matches of the season. */
    team: [
      input: {
        league_unique: string;
        id_team: number;
      },
      output: LeagueTeam,
      fallback: 'null',
    ];
    /** A footballer: form, latest matches with the reasons for their points, next rivals. */
    player: [
      input: {
        id: number;
      },
      output: PlayerSheet,
      fallback: 'null',
    ];
    /** What stands behind a match: form and places of both, how they met before, who played. */
    matchSheet: [
      input: {
        id: number;
      },
      output: MatchSheet,
      fallback: 'null',
    ];
    /** The best of each league's last settled jornada. */
    recentStats: [input: void, output: RecentStats[], fallback: 'emptyList'];
  };
  events: {
    /** The events: rooms over one or several jornadas under one name. */
    list: [input: void, output: EventInfo[], fallback: 'emptyList'];
    /** The table of an event: of one jornada, or of all of them together. */
    table: [
      input: {
        id: number;
        /** Without it, all so far. */
        jornada?: number;
        sala?: number;
        page?: number;
      },
      output: Ranking,
      fallback: 'null',
    ];
  };
  home: {
    /** The banners of the front page, in their order. */
    banners: [input: void, output: Banner[], fallback: 'emptyList'];
    /** The packs of coins that can be topped up. */
    recargas: [
      input: void,
      output: {
        /** The pack: what a top-up names as `recarga`. */
        id: number;
        /** Coins that are bought. */
        coins: number;
        /** Given besides. */
        bonus_coins: number;
        /** Hundredths of the currency, whole. */
        price_cents: number;
        /** The price's currency, `PEN`. */
        currency: string;
        /** Address of its picture. */
        image: string;
        /** Its name, ready to show. */
        label: string;
        /** To be shown before the others. */
        highlighted: boolean;
        /** The player's own limit that it is more than, or null (rules R16.6). */
        beyond_limit: {
          /** Which limit: coins of top-ups in a day, a week or a month. */
          limit: 'deposit_day' | 'deposit_week' | 'deposit_month';
          /** What the limit allows. */
          most: number;
          /** What of it is left. */
          left: number;
          /** The day in Lima on which it begins anew; null: the pack is more than the whole limit. */
          renews_on: string | null;
        } | null;
      }[],
      fallback: 'emptyList',
    ];
    /** Exchange rate, limits and terms of the wallet. */
    exchange: [input: void, output: Exchange, fallback: 'null'];
    /** The codes that a top-up is paid to. */
    qrPay: [
      input: void,
      output: {
        /** The code. */
        id: number;
        /** The payment app whose code it is. */
        provider: PayProvider;
        /** The code as a picture, in a data address. */
        image: string;
        /** Whom the code pays. */
        holder: string;
        /** The holder's phone, its last digits alone readable. */
        phone_masked: string;
        /** Steps to pay, in order, ready to show. */
        instructions: string[];
        /** It can be paid now. */
        active: boolean;
      }[],
      fallback: 'emptyList',
    ];
    /** The caller's rank, and what the experience came from. */
    rango: [
      input: void,
      output: {
        /** From 1, the lowest, to 7. */
        level: number;
        /** The rank's name, ready to show. */
        name: string;
        /** Address of the rank's picture. */
        image: string;
        /** Experience points. */
        xp: number;
        /** XP from which the level is held. */
        xp_from: number;
        /** XP of the next level; null at the top. */
        xp_next: number | null;
        /** Progress to the next level, to 100. */
        percent: number;
        /** What gave XP, newest first, at most 50 (rules R11.4). */
        history: {
          /** When it was given. */
          date: string;
          /** Experience points that it gave. */
          xp: number;
          /** What it was given for, ready to show. */
          reason: string;
        }[];
      },
      fallback: 'null',
    ];
    /** The three best clubs of the last closed jornada, per league. */
    topClubs: [
      input: void,
      output: {
        /** The jornada, ready to show. */
        jornada_name: string;
        /** The league's name, ready to show. */
        league_name: string;
        /** The first three, best first (rules R11.5). */
        winners: ClubRow[];
      }[],
      fallback: 'emptyList',
    ];
    /** The clubs of a league by what their supporters score. */
    clubsByLeague: [
      input: {
        liga: string;
      },
      output: ClubRow[],
      fallback: 'emptyList',
    ];
    /** Footballers, clubs, rooms that are open to all, and people, by the beginnings of their names. */
    search: [
      input: {
        /** What their names begin with, two letters at the least. */
        q: string;
      },
      output: Found,
      fallback: 'null',
    ];
  };
  wallet: {
    /** The balance by purse, and the month's sums. */
    summary: [
      input: void,
      output: {
        /** All that can be played: `saldo_retirable`, `saldo_jugable` and `saldo_bono` together. */
        saldo: number;
        /** Can be withdrawn or played. */
        saldo_retirable: number;
        /** Topped up and not played yet: cannot be withdrawn. */
        saldo_jugable: number;
        /** Gifts: can be played, not withdrawn. */
        saldo_bono: number;
        /** Held for withdrawals on their way; no part of `saldo`. */
        saldo_retenido: number;
        /** What this month brought and cost, in Lima's calendar. */
        month: {
          /** Coins of top-ups. */
          deposits: number;
          /** Fees, less those given back. */
          entries: number;
          /** Prizes won. */
          prizes: number;
          /** All that came, less all that went. */
          net: number;
        };
      },
      fallback: 'null',
    ];
    /** What came in and went out, newest first. */
    movements: [
      input: {
        page?: number;
        page_size?: number;
        type?:
          | 'recarga'
          | 'inscripcion'
          | 'premio'
          | 'reembolso'
          | 'retiro'
          | 'retiro_devuelto'
          | 'bono_promo'
          | 'bono_mision'
          | 'compra_item'
          | 'ajuste';
        from?: string;
        to?: string;
        /** `csv`: all pages in one text/csv file. */
        format?: 'json' | 'csv';
      },
      output: Page<Movement>,
      fallback: 'emptyPage',
    ];
    /** Asks for a top-up of a pack; the response says what to pay, and where. */
    createDeposit: [
      input: {
        body: {
          /** A top-up pack. */
          recarga: number;
          /** The payment app to pay with. */
          provider: PayProvider;
        };
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** The top-up as it is now. */
        deposit: Deposit;
      },
      fallback: 'null',
    ];
    /** The player's top-ups, newest first. */
    deposits: [
      input: {
        page?: number;
        page_size?: number;
      },
      output: Page<Deposit>,
      fallback: 'emptyPage',
    ];
    /** One top-up, with the code to pay while it can be paid. */
    deposit: [
      input: {
        id: number;
      },
      output: Deposit,
      fallback: 'null',
    ];
    /** Says how a top-up was paid; until it is reviewed, and once more when no such payment was found, it can be corrected. */
    payDeposit: [
      input: {
        id: number;
        body: {
          /** When the payment was made. */
          paid_at: string;
          /** The payment's number in the payment app. */
          operation_number?: string;
          /** A picture of the payment: PNG, JPEG or WebP, at most 2 MiB. */
          image?: {
            /**
             * The **`type`** read-only property of the Blob interface returns the MIME type of the file.
             *
             * [MDN Reference](https://developer.mozilla.org/docs/Web/API/Blob/type)
             */
            type: string;
            /**
             * The **`size`** read-only property of the Blob interface returns the size of the Blob or File in bytes.
             *
             * [MDN Reference](https://developer.mozilla.org/docs/Web/API/Blob/size)
             */
            size: number;
            /**
             * The **`lastModified`** read-only property of the File interface provides the last modified date of the file as the number of milliseconds since the Unix epoch (January 1, 1970 at midnight). Files without a known last modified date return the current date.
             *
             * [MDN Reference](https://developer.mozilla.org/docs/Web/API/File/lastModified)
             */
            lastModified: number;
            /**
             * The **`name`** read-only property of the File interface returns the name of the file represented by a File object. For security reasons, the path is excluded from this property.
             *
             * [MDN Reference](https://developer.mozilla.org/docs/Web/API/File/name)
             */
            name: string;
            /**
             * The **`webkitRelativePath`** read-only property of the File interface contains a string which specifies the file's path relative to the directory selected by the user in an <input> element with its webkitdirectory attribute set.
             *
             * [MDN Reference](https://developer.mozilla.org/docs/Web/API/File/webkitRelativePath)
             */
            webkitRelativePath: string;
            /**
             * The **`arrayBuffer()`** method of the Blob interface returns a Promise that resolves with the contents of the blob as binary data contained in an ArrayBuffer.
             *
             * [MDN Reference](https://developer.mozilla.org/docs/Web/API/Blob/arrayBuffer)
             */
            arrayBuffer: {};
            /**
             * The **`bytes()`** method of the Blob interface returns a Promise that resolves with a Uint8Array containing the contents of the blob as an array of bytes.
             *
             * [MDN Reference](https://developer.mozilla.org/docs/Web/API/Blob/bytes)
             */
            bytes: {};
            /**
             * The **`slice()`** method of the Blob interface creates and returns a new Blob object which contains data from a subset of the blob on which it's called.
             *
             * [MDN Reference](https://developer.mozilla.org/docs/Web/API/Blob/slice)
             */
            slice: {};
            /**
             * The **`stream()`** method of the Blob interface returns a ReadableStream which upon reading returns the data contained within the Blob.
             *
             * [MDN Reference](https://developer.mozilla.org/docs/Web/API/Blob/stream)
             */
            stream: {};
            /**
             * The **`text()`** method of the Blob interface returns a Promise that resolves with a string containing the contents of the blob, interpreted as UTF-8.
             *
             * [MDN Reference](https://developer.mozilla.org/docs/Web/API/Blob/text)
             */
            text: {};
          };
        };
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** The top-up as it is now. */
        deposit: Deposit;
      },
      fallback: 'null',
    ];
    /** Takes back a top-up that is still to be paid; it no longer counts against the player's limits. */
    cancelDeposit: [
      input: {
        /** The top-up. */
        id: number;
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** The top-up as it is now. */
        deposit: Deposit;
      },
      fallback: 'null',
    ];
    /** Holds coins back and asks for them to be paid out. */
    createWithdrawal: [
      input: {
        body: {
          /** Coins, in tens: 200 to 5,000 (rules R12.4). */
          amount: number;
          /** Where to pay: Yape, Plin or a bank account. */
          provider: 'yape' | 'plin' | 'cci';
          /** A phone of Yape or Plin; for `cci` an account of 20 digits. */
          destination: string;
          /** Whose account it is: the player's own name. */
          holder_name: string;
          /** Of the holder's identity document. */
          doc_number: string;
        };
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** The withdrawal as it is now. */
        withdrawal: Withdrawal;
        /** The balance afterwards. */
        saldo: number;
      },
      fallback: 'null',
    ];
    /** The player's withdrawals, newest first. */
    withdrawals: [
      input: {
        page?: number;
        page_size?: number;
      },
      output: Page<Withdrawal>,
      fallback: 'emptyPage',
    ];
    /** Cancels a withdrawal that is not being paid yet; its coins return. */
    cancelWithdrawal: [
      input: {
        id: number;
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** The withdrawal as it is now. */
        withdrawal: Withdrawal;
        /** The balance afterwards. */
        saldo: number;
      },
      fallback: 'null',
    ];
    /** The player's limits, how much of them is used, and whether they paused. */
    limits: [input: void, output: LimitsView, fallback: 'null'];
    /** Lowering counts at once; raising after 24 hours and a confirmation. */
    saveLimits: [
      input: {
        body: {
          /** All limits; raised ones count after a day and a confirmation (rules R16.5). */
          limits: PlayLimits;
        };
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** The limits that count now. */
        limits: PlayLimits;
        /** What was raised and waits for its confirmation. */
        pending: {
          /** It may be confirmed from then on. */
          effective_at: string;
          /** And until then; afterwards the limits stay as they are. */
          confirm_until: string;
          /** Coins of top-ups. */
          deposit_day?: number | null;
          /** Coins of top-ups. */
          deposit_week?: number | null;
          /** Coins of top-ups. */
          deposit_month?: number | null;
          /** How many paid rooms may be entered. */
          entries_week?: number | null;
          /** The highest entry fee, in coins. */
          fee_max?: number | null;
          /** Coins that playing may cost. */
          loss_month?: number | null;
          /** Minutes of play after which the app reminds. */
          reminder_min?: number | null;
        } | null;
        /** What counts against them, in Lima's day, week and month. */
        used: {
          /** Top-ups of today. */
          deposit_day: number;
          /** Top-ups of this week. */
          deposit_week: number;
          /** Top-ups of this month. */
          deposit_month: number;
          /** Paid rooms entered this week. */
          entries_week: number;
          /** What playing cost this month. */
          loss_month: number;
        };
        /** End of a pause; null without one. */
        pause_until: string | null;
        /** End of a self-exclusion; null without one. */
        excluded_until: string | null;
      },
      fallback: 'null',
    ];
    /** Makes what was raised hold, from 24 hours to 7 days after it was asked for. */
    confirmLimits: [
      input: void,
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** The limits that count now. */
        limits: PlayLimits;
        /** What was raised and waits for its confirmation. */
        pending: {
          /** It may be confirmed from then on. */
          effective_at: string;
          /** And until then; afterwards the limits stay as they are. */
          confirm_until: string;
          /** Coins of top-ups. */
          deposit_day?: number | null;
          /** Coins of top-ups. */
          deposit_week?: number | null;
          /** Coins of top-ups. */
          deposit_month?: number | null;
          /** How many paid rooms may be entered. */
          entries_week?: number | null;
          /** The highest entry fee, in coins. */
          fee_max?: number | null;
          /** Coins that playing may cost. */
          loss_month?: number | null;
          /** Minutes of play after which the app reminds. */
          reminder_min?: number | null;
        } | null;
        /** What counts against them, in Lima's day, week and month. */
        used: {
          /** Top-ups of today. */
          deposit_day: number;
          /** Top-ups of this week. */
          deposit_week: number;
          /** Top-ups of this month. */
          deposit_month: number;
          /** Paid rooms entered this week. */
          entries_week: number;
          /** What playing cost this month. */
          loss_month: number;
        };
        /** End of a pause; null without one. */
        pause_until: string | null;
        /** End of a self-exclusion; null without one. */
        excluded_until: string | null;
      },
      fallback: 'null',
    ];
    /** A pause of days, or self-exclusion of months; neither can be taken back. */
    pausePlay: [
      input: {
        body:
          | {
              /** A pause. */
              kind: 'pausa';
              /** How many days, 1 to 28 (rules R12.5). */
              days: number;
            }
          | {
              /** A self-exclusion: it cannot be undone. */
              kind: 'autoexclusion';
              /** How many months, 6 to 60 (rules R12.5). */
              months: number;
            };
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** Rooms that the player was taken out of, with their fees back. */
        left: {
          /** The room. */
          sala: number;
          /** Its name, ready to show. */
          name: string;
          /** Coins that went back. */
          refund: number;
        }[];
        /** The balance afterwards. */
        saldo: number;
        /** The limits that count now. */
        limits: PlayLimits;
        /** What was raised and waits for its confirmation. */
        pending: {
          /** It may be confirmed from then on. */
          effective_at: string;
          /** And until then; afterwards the limits stay as they are. */
          confirm_until: string;
          /** Coins of top-ups. */
          deposit_day?: number | null;
          /** Coins of top-ups. */
          deposit_week?: number | null;
          /** Coins of top-ups. */
          deposit_month?: number | null;
          /** How many paid rooms may be entered. */
          entries_week?: number | null;
          /** The highest entry fee, in coins. */
          fee_max?: number | null;
          /** Coins that playing may cost. */
          loss_month?: number | null;
          /** Minutes of play after which the app reminds. */
          reminder_min?: number | null;
        } | null;
        /** What counts against them, in Lima's day, week and month. */
        used: {
          /** Top-ups of today. */
          deposit_day: number;
          /** Top-ups of this week. */
          deposit_week: number;
          /** Top-ups of this month. */
          deposit_month: number;
          /** Paid rooms entered this week. */
          entries_week: number;
          /** What playing cost this month. */
          loss_month: number;
        };
        /** End of a pause; null without one. */
        pause_until: string | null;
        /** End of a self-exclusion; null without one. */
        excluded_until: string | null;
      },
      fallback: 'null',
    ];
  };
  items: {
    /** The gallery, or one category of it. */
    list: [
      input: {
        category?: 'avatars' | 'tarjetas' | 'escudos' | 'jugadores' | 'leyendas' | 'buddys';
      },
      output: Item[],
      fallback: 'emptyList',
    ];
    /** Buys an item with coins, once. */
    buy: [
      input: {
        id: number;
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** The item, owned now. */
        item: Item;
        /** The balance afterwards. */
        saldo: number;
      },
      fallback: 'null',
    ];
    /** Wears an owned item, one in a category; a shield makes the player a supporter of its club. */
    equip: [
      input: {
        id: number;
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** The item, worn now. */
        item: Item;
      },
      fallback: 'null',
    ];
  };
  notifications: {
    /** The player's notifications, newest first. */
    list: [
      input: {
        page?: number;
        page_size?: number;
      },
      output: {
        /** How many there are on all pages together. */
        count: number;
        /** Address of the next page; null on the last. */
        next: string | null;
        /** Address of the page before; null on the first. */
        previous: string | null;
        /** What is on this page. */
        results: Notification[];
        /** How many are unread, on all pages. */
        unread: number;
      },
      fallback: 'emptyPage',
    ];
    /** Marks notifications as read: those named, or all. */
    markRead: [
      input: {
        body: {
          /** Those to mark; absent: all of them. */
          ids?: number[];
        };
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** How many are still unread. */
        unread: number;
      },
      fallback: 'null',
    ];
    /** Which kinds of notifications the player wants. */
    prefs: [
      input: void,
      output: {
        /** Every kind of notification with what the player wants of it. */
        prefs: NotificationPref[];
        /** When the player's devices stay silent; null: never. */
        quiet_hours: QuietHours | null;
      },
      fallback: 'null',
    ];
    /** Turns kinds of notifications on or off; those about money and the account are always sent. `mail` says whether also by mail. */
    savePrefs: [
      input: {
        body: {
          /** The kinds to change; the others stay as they are. */
          prefs: {
            /** The kind that the choice is about. */
            kind: string;
            /** Whether the player wants them in the app. */
            enabled: boolean;
            /** Whether they come by mail, too; absent: that stays as it is. */
            mail?: boolean;
          }[];
        };
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** Every kind of notification with what the player wants of it. */
        prefs: NotificationPref[];
        /** When the player's devices stay silent; null: never. */
        quiet_hours: QuietHours | null;
      },
      fallback: 'null',
    ];
    /** Sets the hours of each day in which the player's devices stay silent, or none. */
    saveQuietHours: [
      input: {
        body: {
          /** From now on; null: the devices are never silent. */
          quiet_hours: QuietHours | null;
        };
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** Every kind of notification with what the player wants of it. */
        prefs: NotificationPref[];
        /** When the player's devices stay silent; null: never. */
        quiet_hours: QuietHours | null;
      },
      fallback: 'null',
    ];
    /** Since when the player's calendar has an address. */
    calendar: [
      input: void,
      output: {
        /** When the address was made; null: there is none. */
        since: string | null;
      },
      fallback: 'null',
    ];
    /** Makes the address of a calendar with the locks of the player's rooms; the one before stops working. */
    makeCalendar: [
      input: void,
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** The address for calendar programs: told now and never again. */
        url: string;
      },
      fallback: 'null',
    ];
    /** Takes the calendar's address back. */
    endCalendar: [
      input: void,
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
      },
      fallback: 'null',
    ];
    /** The key that a device subscribes with to show the player's notices while the app is closed. */
    pushKey: [
      input: void,
      output: {
        /** As base64url, for `applicationServerKey`; null: this server sends to no device. */
        public_key: string | null;
      },
      fallback: 'null',
    ];
    /** Shows notices about the player's rooms on a device, until this session is signed out. */
    savePush: [
      input: {
        body: PushDevice;
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** The device: what ending it names. */
        id: number;
      },
      fallback: 'null',
    ];
    /** Shows them there no more. */
    endPush: [
      input: {
        id: number;
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
      },
      fallback: 'null',
    ];
  };
  partners: {
    /** Who a publishable key belongs to, and the pages that may use it. */
    config: [
      input: {
        key: string;
      },
      output: EmbedConfig,
      fallback: 'null',
    ];
    /**
     * Lets a partner's widgets act for the caller: for the page that showed `challenge`, or for the account of the partner's
     * own that a link was made for. Asked on our own page alone.
     */
    grant: [
      input: {
        body:
          | {
              /** The partner's publishable key. */
              key: string;
              /** 128 random bits that name one sign-in. */
              state: string;
              /** SHA-256 of the verifier (RFC 7636, S256). */
              challenge: string;
              /** The page that asks. */
              origin: string;
            }
          | {
              /** The partner's publishable key. */
              key: string;
              /** The code of a `link_url`: good once, within ten minutes. */
              link: string;
            };
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
        /** Null where a link was used. */
        state: string | null;
      },
      fallback: 'null',
    ];
    /** The sites that may act for the caller, newest first. */
    grants: [input: void, output: EmbedGrant[], fallback: 'emptyList'];
    /** Ends what a site may do; its tokens end with it. */
    endGrant: [
      input: {
        id: number;
      },
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
      },
      fallback: 'null',
    ];
    /** The player behind a token, as far as a partner's page may know them. */
    viewer: [input: void, output: EmbedViewer, fallback: 'null'];
    /**
     * A token of 15 minutes for a partner's page: for the `verifier` of a grant, for a `handle` that is spent by it, or for
     * a `user_ref` by the partner's own server. 'pendiente' until the player has granted; 409 with a `link_url` while nobody is
     * linked.
     */
    token: [
      input: {
        body:
          | {
              /** The partner's publishable key. */
              key: string;
              /** 128 random bits that name one sign-in. */
              state: string;
              /** What the challenge was made of. */
              verifier: string;
            }
          | {
              /** The partner's publishable key. */
              key: string;
              /** Of the token before; good once. */
              handle: string;
              /** The handle that the page wants next, made of 256 random bits: with the same one it may ask again when no answer came. */
              next?: string;
            }
          | {
              /** Known to the partner's server alone. */
              secret: string;
              /** The partner's own name for one of its users. */
              user_ref: string;
              /** The page that may use the token; without it any of the partner's. */
              origin?: string;
            };
      },
      output: EmbedToken | EmbedPending,
      fallback: 'null',
    ];
    /**
     * Signs out of a partner's page: ends the grant that the token came from. Of a link, which the partner's server made use
     * of, the token alone ends.
     */
    end: [
      input: void,
      output: {
        /** It was done: a refusal has another shape. */
        status: 'ok';
      },
      fallback: 'null',
    ];
  };
  system: {
    /** The server's clock. */
    time: [
      input: void,
      output: {
        /** The server's clock (rules R1.1). */
        now: string;
        /** The zone of days and hours that are shown: `America/Lima`. */
        tz: string;
      },
      fallback: 'null',
    ];
    /** The outcome of a write whose response was lost (security §2). */
    outcome: [
      input: {
        key: string;
      },
      output: {
        /** `unknown`: no write with this key has ended. */
        state: 'unknown' | 'done' | 'refused';
        /** The response to it; null while unknown. */
        result: unknown;
      },
      fallback: 'null',
    ];
    /**
     * Points, minutes, ranks and states of the caller's rooms: those of `rooms`, or all that are not over. Asked for
     * `text/event-stream` it is a stream: an `update` at once and at every change, and `resync` when changes may have
     * been missed and everything should be read again.
     */
    live: [
      input: {
        since?: string;
        rooms?: string;
      },
      output: LiveUpdate,
      fallback: 'null',
    ];
  };
}
