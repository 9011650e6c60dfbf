// Longer than 200 lines on purpose: the schemas of every call of prediction rooms, one after the other.
import { z } from 'zod';
import type { predi } from './predi.calls';
import type { SchemasFor } from './schema';
import {
  Answer,
  AnswerToSave,
  ClutchGuess,
  clutchGuess,
  Coins,
  Fee,
  Id,
  Instant,
  LongTermQuestion,
  MarketKind,
  Match,
  ModoPozo,
  ok,
  pageOf,
  PrediMatch,
  PrediRoom,
  prediRoom,
  Ranking,
  RankingRow,
  SavedAnswer,
  savedAnswer,
  UserMini,
  type Model,
} from './models';
import { prediLimits } from './prediLimits';
import { PageNumber, PageQuery } from './query';
import { RoomAwards } from './salas.schemas';

const ById = z.object({ id: Id });

const savedAnswers = ok({
  /** What is stored now of the answers that were sent. */
  saved: z.array(SavedAnswer),
  /** When the server saved them. */
  saved_at: Instant,
  /** Grows with each save of the entry. */
  version: z.int(),
  /** A short proof of the save, to read out to support. */
  receipt: z.string(),
});
/** What saving answers returns: what was stored, when, and a receipt to keep. */
export interface SavedAnswers extends z.infer<typeof savedAnswers> {}
export const SavedAnswers: Model<SavedAnswers> = savedAnswers;

const joinedPredi = ok({
  /** The entry. */
  user_ins: Id,
  /** The room, the caller's entry in it. */
  predi: PrediRoom,
  /** The balance afterwards. */
  saldo: Coins,
});
/** What joining a prediction room returns. */
export interface JoinedPredi extends z.infer<typeof joinedPredi> {}
export const JoinedPredi: Model<JoinedPredi> = joinedPredi;

/** A question with what was answered and what was right. */
const questionResult = savedAnswer.extend({
  /** The question, ready to show. */
  question: z.string(),
  /** What was chosen; empty without an answer. */
  answer: z.string(),
  /** Null until it is decided. */
  correct_answer: z.string().nullable(),
  /** What the choice scores when it is right. */
  pts: z.int(),
});

/** The same, of a question about a match. */
const MatchQuestionResult = questionResult.extend({
  /** The match that the question is about. */
  match: Match,
});

const prediResults = z.object({
  /** The room. */
  predi: Id,
  /** The entry. */
  ins: Id,
  /** Points of all answers so far. */
  points: z.int(),
  /** Correct answers. */
  aciertos: z.int(),
  /** Wrong answers. */
  fallos: z.int(),
  /** Answers still undecided. */
  pendientes: z.int(),
  /** Answers of void markets. */
  anuladas: z.int(),
  /** Every question about a match, in playing order. */
  results: z.array(MatchQuestionResult),
  /** The same of the questions about the competition as a whole; absent in rooms without them. */
  long_term: z.array(questionResult).optional(),
});
/** An entry’s answers with what they came to. */
export interface PrediResults extends z.infer<typeof prediResults> {}
export const PrediResults: Model<PrediResults> = prediResults;

const ClutchGoals = z.int().min(0).max(15).nullable();

/** A guess as it is sent: both goals or neither; three nulls take it back. */
const ClutchGuessToSave = z
  .object({
    /** Goals of the home side, 0 to 15; null for none. */
    goals_local: ClutchGoals,
    /** Goals of the visiting side, 0 to 15; null for none. */
    goals_visit: ClutchGoals,
    /** Of the first goal, 1 to 90; 0 for no goals. */
    minute: z.int().min(0).max(90).nullable(),
  })
  .refine(({ goals_local, goals_visit }) => (goals_local === null) === (goals_visit === null), {
    message: 'Completa los goles de los dos equipos, o deja los dos vacíos.',
    path: ['goals_visit'],
  });

const Goals = z.int().min(0).max(15);

const scoreToMake = z.object({
  /** The market. */
  match_prediction: Id,
  /** Goals of the home side, 0 to 15. */
  goals_local: Goals,
  /** Goals of the visiting side, 0 to 15. */
  goals_visit: Goals,
});

/** An exact score of a market. */
export interface ScoreToMake extends z.infer<typeof scoreToMake> {}

const savedClutch = ok({
  /** The room. */
  predi: Id,
  /** The clutch match (rules R9.1). */
  match: Id,
  /** The guess as it is stored; null: it was taken back. */
  my_answer: ClutchGuess.nullable(),
  /** When the server saved it. */
  saved_at: Instant,
  /** It may change until then. */
  lock_at: Instant,
});
/** What saving a clutch guess returns: for which match, and until when it may change. */
export interface SavedClutch extends z.infer<typeof savedClutch> {}
export const SavedClutch: Model<SavedClutch> = savedClutch;

/** A prediction room that is over, as the caller ended in it. */
const PastPredi = z.object({
  /** The room. */
  predi: PrediRoom,
  /** The caller's final place; null where the room was never scored. */
  rank: z.int().nullable(),
  /** Points of the caller's answers. */
  points: z.int(),
  /** The caller's correct answers. */
  aciertos: z.int(),
  /** What the caller was paid. */
  prize: Coins,
  /** When the room was paid; its lock where it was called off. */
  closed_at: Instant,
});

export const prediSchemas = {
  prices: {
    response: z.array(
      z.object({
        /** The price. */
        id: Id,
        /** The entry fee. */
        amount_ins: Fee,
        /** The fee, ready to show. */
        label: z.string(),
        /** The currency of `label`. */
        currency_hint: z.string(),
      }),
    ),
  },
  getAdmin: {
    params: ById,
    response: z.object({
      /** The room. */
      predi: PrediRoom,
      /** Who made it. */
      admin: UserMini,
      /** The caller made it. */
      is_admin: z.boolean(),
      /** What the caller may do to it now. */
      permissions: z.object({
        /** Its name, seats, pot and questions may be changed. */
        edit: z.boolean(),
        /** It may be called off. */
        cancel: z.boolean(),
        /** Others may still join by its code. */
        invite: z.boolean(),
        /** Members who paid nothing may be sent off. */
        remove: z.boolean(),
      }),
      /** Who plays in it, the first to join first; told to its owner alone. */
      members: z.array(
        z.object({
          /** The entry. */
          ins: Id,
          /** Whose entry it is. */
          user: UserMini,
          /** When they took the seat. */
          joined_at: Instant,
          /** How many questions they have answered. */
          answered: z.int(),
        }),
      ),
      /** Whom the owner sent off: the code does not let them in (rules R16.8). */
      removed: z.array(UserMini),
    }),
  },
  sala: { params: ById, query: z.object({ code: z.string().max(20).optional() }), response: PrediRoom },
  createPrivate: {
    body: z.object({
      /** Its name; absent: one is made. */
      name: z.string().max(60).optional(),
      /** An entry fee of `predi/prices/list/`. */
      amount_ins: Fee,
      /** Most entries that it takes, 2 to 500 (rules R17.3). */
      max_players: z.int().min(2).max(prediLimits.private.people),
      /** May also be chosen later. */
      matches: z.array(Id).max(prediLimits.private.matches).optional(),
      /** How its pot is made; absent: `proporcional`. */
      modo_pozo: ModoPozo.optional(),
    }),
    response: ok({
      /** The room that was made. */
      predi: PrediRoom,
      /** The access code that lets others in. */
      cod_access: z.string(),
      /** Path of the page where others join, with the code in it. */
      share_url: z.string(),
    }),
  },
  updateData: {
    params: ById,
    body: z.object({
      /** Its new name. */
      name: z.string().max(60).optional(),
      /** Most entries that it takes from now on, 2 to 500 (rules R17.3). */
      max_players: z.int().min(2).max(prediLimits.private.people).optional(),
      /** How its pot is made from now on. */
      modo_pozo: ModoPozo.optional(),
      /** Calls the room off and gives every fee back. */
      cancel: z.literal(true).optional(),
      /** The entry to remove; only one that cost nothing. */
      remove_ins: Id.optional(),
      /** The user whom the owner sent off and lets in again. */
      readmit: Id.optional(),
    }),
    response: ok({
      /** The room after the change. */
      predi: PrediRoom,
    }),
  },
  allPredictions: {
    params: ById,
    query: z.object({ predi: Id.optional() }),
    response: z.object({
      /** The match. */
      match: Match,
      /** Every question that a room may ask about it. */
      markets: z.array(
        z.object({
          /** What it asks for. */
          kind: MarketKind,
          /** The question, ready to show. */
          question: z.string(),
          /** Their ids are places in a catalogue: no market is stored yet. */
          answers: z.array(Answer),
          /** The room in `predi` asks it. */
          selected: z.boolean(),
        }),
      ),
    }),
  },
  registerPredictions: {
    body: z.object({
      /** The caller's own private room. */
      predi: Id,
      /** The matches that the room is to ask about, in place of those before. */
      selections: z
        .array(
          z.object({
            /** A match that can still be chosen. */
            match: Id,
            /** None: `1x2` alone. */
            kinds: z.array(MarketKind).max(6),
          }),
        )
        .max(prediLimits.house.matches),
    }),
    response: ok({
      /** The room with its matches. */
      predi: PrediRoom,
      /** How many the room has now. */
      markets: z.int(),
    }),
  },
  listByUser: { query: PageQuery, response: pageOf(PrediRoom) },
  matchSala: { params: ById, response: z.array(PrediMatch) },
  longTerm: { params: ById, response: z.array(LongTermQuestion) },
  matchSelect: {
    params: ById,
    response: z.array(
      z.object({
        /** A match of the room. */
        match: Match,
        /** The questions that the room asks about it. */
        markets: z.array(
          z.object({
            /** The market. */
            id_match_prediction: Id,
            /** What it asks for. */
            kind: MarketKind,
            /** The question, ready to show. */
            question: z.string(),
            /** Everything that can be chosen. */
            answers: z.array(Answer),
          }),
        ),
      }),
    ),
  },
  saveAnswers: { body: z.array(AnswerToSave).max(prediLimits.answers), response: SavedAnswers },
  salaByCode: {
    params: z.object({ code: z.string().max(20) }),
    response: prediRoom.extend({
      /** The caller may join it now. */
      join_allowed: z.boolean(),
      /** Why not, ready to show. */
      reason: z.string().nullable(),
      /** The code claims this seat of a pool that was played elsewhere. */
      seat: z
        .object({
          /** How the organiser calls who sat there. */
          person: z.string(),
          /** Questions answered. */
          answered: z.int(),
        })
        .optional(),
    }),
  },
  join: {
    body: z.object({
      /** The room. */
      predi: Id,
      /** The access code, for rooms that ask for one. */
      code: z.string().max(20).optional(),
    }),
    response: JoinedPredi,
  },
  joinEvent: {
    body: z.object({
      /** The access code, with or without hyphens. */
      code: z.string().max(20),
      /** The room of the event; absent: the one that the code opens. */
      predi: Id.optional(),
    }),
    response: JoinedPredi,
  },
  listResults: { params: ById, query: z.object({ ins: Id.optional() }), response: PrediResults },
  listRanking: { params: ById, query: z.object({ page: PageNumber }), response: Ranking },
  awardsHistory: {
    query: PageQuery,
    response: pageOf(PastPredi),
  },
  tiebreak: {
    params: ById,
    response: z.object({
      /** The room. */
      predi: Id,
      /** The clutch match (rules R9.1). */
      match: Match,
      /** Guesses are taken until then. */
      lock_at: Instant,
      /** What may be guessed (rules R9.2). */
      questions: z.array(
        z.object({
          /** The exact score, or the minute of the first goal. */
          code: z.enum(['marcador', 'minuto']),
        }),
      ),
      /** The caller's guess; null without one. */
      my_answer: ClutchGuess.nullable(),
      /** Entries are tied for a paid place; given once the match has locked. */
      needed: z.boolean(),
      /** Those entries: the caller's tie if they are in one, else the first. */
      tied: z.array(RankingRow),
      /** What the tied ones guessed, once the match has locked. */
      guesses: z
        .array(
          clutchGuess.extend({
            /** The entry. */
            ins: Id,
          }),
        )
        .optional(),
      /** How the match ended; a null minute where no source has the first goal. */
      result: ClutchGuess.nullable().optional(),
      /** The tied entries in their final order, and what decided it; null until the match is over. */
      outcome: z
        .object({
          /** Best first. */
          order: z.array(Id),
          /** The score, the minute, or nothing: then the prize is shared. */
          by: z.enum(['marcador', 'minuto', 'reparto']),
        })
        .nullable(),
    }),
  },
  listSuccess: {
    params: ById,
    query: z.object({ ins: Id.optional() }),
    response: z.array(
      z.object({
        /** The match that the question was about. */
        match: Match,
        /** The question, ready to show. */
        question: z.string(),
        /** What was chosen, and was right, ready to show. */
        answer: z.string(),
        /** Points that it gave. */
        pts: z.int(),
      }),
    ),
  },
  topAwards: {
    params: ById,
    response: RoomAwards.extend({
      /** The room. */
      predi: Id,
    }),
  },
  listPublic: {
    query: z.object({
      match: Id.optional(),
      page: z.int().min(1).max(1000).optional(),
      status: z.enum(['abierta', 'en_vivo', 'finalizada', 'todas']).default('abierta'),
      max_price: Fee.optional(),
    }),
    response: z.union([z.array(PrediRoom), pageOf(PrediRoom)]),
  },
  topPublic: { query: z.object({ top: z.int().min(1).max(50).default(2) }), response: z.array(PrediRoom) },
  makeScores: {
    params: z.object({ predi: Id }),
    body: z.array(scoreToMake).min(1).max(prediLimits.house.matches),
    /** In the order of the request. */
    response: z.array(Answer),
  },
  saveClutch: { params: z.object({ predi: Id }), body: ClutchGuessToSave, response: SavedClutch },
} satisfies SchemasFor<typeof predi>;
