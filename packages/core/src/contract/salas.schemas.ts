// Long: the bodies of every call about rooms, a list without logic.
import { z } from 'zod';
import type { salas } from './salas.calls';
import type { SchemasFor } from './schema';
import {
  Award,
  BasisPoints,
  ClutchGuess,
  Coins,
  Fee,
  Id,
  IdOrNone,
  Instant,
  Jornada,
  LongTermKind,
  Match,
  ModoPozo,
  ok,
  pageOf,
  Player,
  Position,
  PrediScoring,
  RoomOffer,
  Sala,
  SalaTipo,
  type Model,
} from './models';
import { PageNumber, PageSize } from './query';

/** `compe`: a lineup room; `predi`: a prediction room. */
export const RoomKind = z.enum(['compe', 'predi']);
export type RoomKind = z.infer<typeof RoomKind>;

const compeRoomChange = z.object({
  /** Its new name. */
  name: z.string().trim().min(1).max(60).optional(),
  /** Most entries that it takes from now on. */
  max_players: z.int().min(2).max(100).optional(),
  /** How its pot is made from now on. */
  modo_pozo: ModoPozo.optional(),
  /** Calls the room off and gives every fee back. */
  cancel: z.literal(true).optional(),
  /** The entry to remove; only one that cost nothing. */
  remove_ins: Id.optional(),
  /** The user whom the owner sent off and lets in again. */
  readmit: Id.optional(),
});
/** What the owner of a private room changes; one or several at once. */
export interface CompeRoomChange extends z.infer<typeof compeRoomChange> {}
export const CompeRoomChange: Model<CompeRoomChange> = compeRoomChange;

const roomRules = z.object({
  /** Of which game the room is. */
  kind: RoomKind,
  /** The room. */
  id: Id,
  /** Which version of its rules it was made with (rules R2.1). */
  rules_version: z.int(),
  /** The rules as data. */
  rules: z.record(z.string(), z.unknown()),
  /** The same in words, under headings. */
  sections: z.array(
    z.object({
      /** The heading, ready to show. */
      title: z.string(),
      /** Its paragraphs, ready to show. */
      lines: z.array(z.string()),
    }),
  ),
});
/** The rules of a room in Spanish paragraphs under headings, ready to show. */
export interface RoomRules extends z.infer<typeof roomRules> {}
export const RoomRules: Model<RoomRules> = roomRules;

/** The prizes of a room as they stand; provisional until the lock. */
export const RoomAwards = z.object({
  /** The entry fee. */
  amount_ins: Fee,
  /** Seats taken. */
  num_players: z.int(),
  /** The prize pot, after the commission. */
  pozo: Coins,
  /** The operator's share of the fees. */
  commission_bps: BasisPoints,
  /** `proporcional`: the pot of those who entered; `garantizado`: what is published; `completo`: only when full. */
  modo_pozo: ModoPozo,
  /** May change until the lock. */
  provisional: z.boolean(),
  /** Prizes by place, the first place first (rules R7.2). */
  awards: z.array(Award),
});

/** A match that the room was played on, as it was paid. */
const certificateMatch = z.object({
  /** The match. */
  match: Id,
  /** The jornada in which it counts in the room. */
  jornada: z.int(),
  /** The home side's name. */
  local: z.string(),
  /** The visiting side's name. */
  visit: z.string(),
  /** As it was planned for the room; null without a date. */
  kick_off: Instant.nullable(),
  /** False: it did not count in the room. */
  counts: z.boolean(),
  /** Goals of the home side; null where it did not count. */
  goals_local: z.int().nullable(),
  /** Goals of the visiting side; null where it did not count. */
  goals_visit: z.int().nullable(),
  /** Who scored first: `local`, `visit` or `none`; null: not told. */
  first_goal: z.string().nullable(),
  /** Minute of the first goal; null: not told. */
  first_goal_minute: z.int().nullable(),
  /** The result was given at a desk, and not played (rules R15.6). */
  awarded: z.boolean(),
  /** Who went through, where somebody did by this match. */
  advances: z.enum(['local', 'visit']).optional(),
  /** Who scored in the 90 minutes, as player ids, where the room asked and something told it. */
  scorers: z.array(Id).optional(),
  /** Lineup rooms: what each player did. */
  players: z.array(
    z.object({
      /** The player or coach. */
      player: Id,
      /** 0 goalkeeper, 1 defender, 2 midfielder, 3 forward, 4 coach. */
      position: Position,
      /** What they did, by name: what the scoring table is applied to. */
      stats: z.record(z.string(), z.unknown()),
    }),
  ),
});

/** An answer that could be given. */
const certificateAlternative = z.object({
  /** The alternative. */
  alternative: Id,
  /** What it stands for, such as `local` or `2-1`. */
  code: z.string(),
  /** What it scored where it was right. */
  pts: z.int(),
  /** It was right. */
  right: z.boolean(),
});

/** A question about a match. */
const certificateMarket = z.object({
  /** The market. */
  market: Id,
  /** The match that it asks about. */
  match: Id,
  /** The kind of question (rules R8.2). */
  kind: z.string(),
  /** It scored nothing for anybody (rules R6.3). */
  void: z.boolean(),
  /** Everything that could be chosen. */
  alternatives: z.array(certificateAlternative),
});

/** A question about the competition as a whole (rules R17.5). */
const certificateLongTerm = z.object({
  /** The market. */
  market: Id,
  /** What it asks for (rules R17.5). */
  kind: LongTermKind,
  /** It scored nothing for anybody. */
  void: z.boolean(),
  /** What the competition came to, as codes of alternatives; empty of a void question. */
  outcome: z.array(z.string()),
  /** Everything that could be chosen. */
  alternatives: z.array(certificateAlternative),
});

/** An entry with what it had and won. */
const certificateEntry = z.object({
  /** The entry. */
  ins: Id,
  /**
   * The player's username; a number, as text, in rooms with an owner or an access code and for players whose data was
   * erased.
   */
  name: z.string(),
  /** Points that it was paid on. */
  points: z.int(),
  /** Its final place, from 1; equals share one. */
  position: z.int(),
  /** What it was paid. */
  prize: Coins,
  /** Lineup rooms: player ids by slot, the captain's points twice. */
  lineups: z.array(
    z.object({
      /** The jornada that the lineup was for. */
      jornada: z.int(),
      /** Player ids by slot. */
      players: z.array(z.int()),
      /** The player whose points count twice; null without a captain. */
      captain: Id.nullable(),
    }),
  ),
  /** Prediction rooms: the chosen alternatives. */
  answers: z.array(Id),
  /** The guess about that match; absent without one. */
  clutch: ClutchGuess.optional(),
});

const certificate = z.object({
  /** How it is written and sealed. */
  format: z.literal('arma11-certificate-1'),
  /** The room, its rules and its money. */
  room: z.object({
    /** The room. */
    id: Id,
    /** Of which game the room is. */
    kind: RoomKind,
    /** Its name. */
    name: z.string(),
    /** The league's name. */
    league: z.string(),
    /** Such as `2026` or `2026-27`. */
    season: z.string(),
    /** The table of points: `arma11`, or `fpl` with the season's official rules. */
    scoring: z.string(),
    /** What guessed scores pay in prediction rooms with a table of their own; null elsewhere. */
    predi_scoring: PrediScoring.nullable(),
    /** Which version of its rules it was made with (rules R2.1). */
    rules_version: z.int(),
    /** The entry fee. */
    amount_ins: Fee,
    /** The operator's share of the fees. */
    commission_bps: BasisPoints,
    /** How many took part. */
    entries: z.int(),
    /** The prize pot, after the commission; 0 where the fees went back. */
    pozo: Coins,
    /** The operator's share; 0 where the fees went back. */
    comision: Coins,
    /** Prizes by place, the first place first (rules R7.2). */
    awards: z.array(Award),
    /** Nobody scored: every fee went back. */
    refunded: z.boolean(),
    /** The match whose guesses part equal points for a paid place; absent in lineup rooms, and in those paid before it was kept. */
    clutch_match: Id.optional(),
    /** When the prizes were paid. */
    paid_at: Instant,
  }),
  /** The matches that it was played on, by jornada. */
  slate: z.array(certificateMatch),
  /** The questions about matches; none of a lineup room. */
  markets: z.array(certificateMarket),
  /** What each entry had and won, the best first. */
  entries: z.array(certificateEntry),
  /** The questions about the competition as a whole; absent in rooms without them. */
  long_term: z.array(certificateLongTerm).optional(),
  /** SHA-256 of the room, then of each match, market, entry and long-term question, in hexadecimal. */
  digests: z.array(z.string()),
  /** SHA-256 of the digests, one after another. */
  hash: z.string(),
});
/** What a paid room was paid on and what it paid: whoever has it can compute both again. */
export interface RoomCertificate extends z.infer<typeof certificate> {}
export const RoomCertificate: Model<RoomCertificate> = certificate;

/** What every entry had at one lock, under one hash (rules R15.5). */
const commitment = z.object({
  /** The commitment. */
  id: Id,
  /** When it was made, at a lock. */
  made_at: Instant,
  /** The jornada that locked. */
  jornada: z.int(),
  /** The matches that it is about; none: the questions about the competition as a whole. */
  matches: z.array(Id),
  /** Entries in it. */
  leaves: z.int(),
  /** SHA-256 over all of them, in hexadecimal. */
  root: z.string(),
  /** The caller's own part of it; null without an entry. */
  receipt: z
    .object({
      /** The entry. */
      entry: Id,
      /** What was hashed: JSON with the lineup, or with the chosen alternatives and the tie-break. */
      content: z.string(),
      /** Hashes beside the way up: the hash of both, left before right, is the next. */
      path: z.array(
        z.object({
          /** On which side the hash stands. */
          side: z.enum(['left', 'right']),
          /** SHA-256, in hexadecimal. */
          hash: z.string(),
        }),
      ),
    })
    .nullable(),
});

const roomCommitments = z.object({
  /** How they are written and hashed. */
  format: z.literal('arma11-commitments-1'),
  /** The room. */
  room: Id,
  /** Each lock of the room, the first one first. */
  commitments: z.array(commitment),
});
/** What the players of a room had at its locks: a receipt is checked by hashing its content and then each step of its path. */
export interface RoomCommitments extends z.infer<typeof roomCommitments> {}
export const RoomCommitments: Model<RoomCommitments> = roomCommitments;

const daySeal = z.object({
  /** In Lima. */
  day: z.iso.date(),
  /** Commitments of the day. */
  roots: z.int(),
  /** SHA-256 of their roots, one a line. */
  roots_hash: z.string(),
  /** The number of the last transaction of coins in it. */
  ledger_to: z.int(),
  /** SHA-256 of the day's entries in the ledger. */
  ledger_hash: z.string(),
  /** The seal of the day before it; empty in the first. */
  previous: z.string(),
  /** SHA-256 of day, `roots roots_hash`, `ledger_to ledger_hash` and `previous`, one a line. */
  seal: z.string(),
});
/** What locked and what coins moved in a day, under one hash that has the day before in it. */
export interface DaySeal extends z.infer<typeof daySeal> {}
export const DaySeal: Model<DaySeal> = daySeal;

export const salasSchemas = {
  topSalas: {
    query: z.object({ top: z.int().min(1).max(50).default(2), tipo: SalaTipo.default('1') }),
    response: z.array(RoomOffer),
  },
  playersByPosition: {
    query: z.object({
      sala: Id,
      position: Position,
      q: z.string().max(60).optional(),
      team: Id.optional(),
      sort: z.enum(['avg', 'pts', 'form', 'name']).default('avg'),
      /** In rooms over several jornadas; the current one unless named. */
      jornada: Jornada.optional(),
    }),
    response: z.array(Player),
  },
  generatePlayers: {
    params: z.object({ a: Id, b: Jornada }),
    response: ok({
      /** The room. */
      sala: Id,
      /** The jornada that the pool is for. */
      jornada: z.int(),
      /** Players in the pool. */
      count: z.int(),
      /** Those added now. */
      created: z.int(),
    }),
  },
  topAward: {
    params: z.object({ id: Id }),
    response: RoomAwards.extend({
      /** The room. */
      sala: Id,
    }),
  },
  createPrivate: {
    body: z.object({
      /** Its name; absent: one is made. */
      name: z.string().max(60).optional(),
      /** The league's name as addresses carry it. */
      league_unique: z.string().max(80),
      /** The jornada that it is played on. */
      jornada: Jornada,
      /** An entry fee of `predi/prices/list/`. */
      amount_ins: Fee,
      /** Most entries that it takes. */
      max_players: z.int().min(2).max(100),
      /** Whether the caller takes a seat at once. */
      join: z.boolean().default(true),
      /** One player's points count double (rules R4.1). */
      captain: z.boolean().default(false),
      /** A place locks with its own match, not with the room (rules R4.1). */
      late_swap: z.boolean().default(false),
      /** Most players of one club, raised where the jornada has too few clubs; null or absent: without a limit. */
      max_per_club: z.int().min(1).max(12).nullable().default(null),
      /** A lineup may only cost so much (rules R4.8); off where nobody could pay for one. */
      budget: z.boolean().default(false),
    }),
    response: ok({
      /** The room that was made. */
      sala: Sala,
      /** The access code that lets others in. */
      cod_access: z.string(),
      /** Path of the page where others join, with the code in it. */
      share_url: z.string(),
      /** The caller's entry in it. */
      ins_user: IdOrNone,
    }),
  },
  retriveCode: {
    params: z.object({ id: Id }),
    response: z.object({
      /** The room. */
      id: Id,
      /** The access code that lets others in. */
      cod_access: z.string(),
      /** Path of the page where others join, with the code in it. */
      share_url: z.string(),
      /** An invitation, ready to send. */
      share_text: z.string(),
      /** The code lets others in until then: the room's lock. */
      expires_at: Instant,
    }),
  },
  filter: {
    query: z.object({
      tipo: SalaTipo.optional(),
      size: z.enum(['h2h', 'chica', 'mediana', 'grande']).optional(),
      status: z.enum(['abierta', 'en_vivo', 'finalizada', 'todas']).default('abierta'),
      league: z.string().max(80).optional(),
      min_price: Fee.optional(),
      max_price: Fee.optional(),
      /** The one room that this access code opens, private or not; everything else but the page is then ignored. */
      code: z.string().max(20).optional(),
      page: PageNumber,
      page_size: PageSize,
    }),
    response: pageOf(RoomOffer),
  },
  sala: { params: z.object({ sala: Id }), response: Sala },
  update: {
    params: z.object({ sala: Id }),
    body: CompeRoomChange,
    response: ok({
      /** The room after the change. */
      sala: Sala,
    }),
  },
  slate: {
    params: z.object({
      kind: RoomKind,
      /** The room. */
      id: Id,
    }),
    response: z.object({
      /** When the room locks. */
      lock_at: Instant,
      /** Its matches in playing order. */
      matches: z.array(
        z.object({
          /** The jornada in which it counts here. */
          jornada: z.int(),
          /** The match, with its lock in the room. */
          match: Match,
          /** It counts no more: it was called off, or left the room. */
          void: z.boolean(),
        }),
      ),
    }),
  },
  commitments: {
    params: z.object({
      kind: RoomKind,
      /** The room. */
      id: Id,
    }),
    response: RoomCommitments,
  },
  daySeals: {
    query: z.object({
      /** Only days before this one. */
      before: z.iso.date().optional(),
    }),
    response: z.array(DaySeal),
  },
  daySeal: {
    params: z.object({ day: z.iso.date() }),
    response: daySeal.extend({
      /** The commitments in the order in which they were made. */
      commitments: z.array(
        z.object({
          /** The commitment. */
          id: Id,
          /** SHA-256 over all entries in it, in hexadecimal. */
          root: z.string(),
        }),
      ),
    }),
  },
  casual: { response: z.array(RoomOffer) },
  leave: {
    params: z.object({ kind: RoomKind, id: Id }),
    response: ok({
      /** What went back to the caller. */
      refund: Coins,
      /** The balance afterwards. */
      saldo: Coins,
    }),
  },
  quote: {
    query: z.object({
      amount_ins: Fee,
      n: z.int().min(1).max(1_000_000),
      modo_pozo: ModoPozo.optional(),
      commission_bps: z.int().min(0).max(1500).default(1000),
    }),
    response: z.object({
      /** All fees together. */
      total: Coins,
      /** The operator's share of the fees. */
      comision: Coins,
      /** The prize pot, after the commission. */
      pozo: Coins,
      /** Prizes by place, the first place first (rules R7.2). */
      awards: z.array(Award),
    }),
  },
  certificate: { params: z.object({ id: Id }), response: RoomCertificate },
  rules: { params: z.object({ kind: RoomKind, id: Id }), response: RoomRules },
} satisfies SchemasFor<typeof salas>;
