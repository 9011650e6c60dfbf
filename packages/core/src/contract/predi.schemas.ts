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
  saved: z.array(SavedAnswer),
  saved_at: Instant,
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
  predi: PrediRoom,
  /** The balance afterwards. */
  saldo: Coins,
});
export interface JoinedPredi extends z.infer<typeof joinedPredi> {}
export const JoinedPredi: Model<JoinedPredi> = joinedPredi;

const answerResult = savedAnswer.extend({
  question: z.string(),
  /** What was chosen; empty without an answer. */
  answer: z.string(),
  /** Null until it is decided. */
  correct_answer: z.string().nullable(),
  /** What the choice scores when it is right. */
  pts: z.int(),
});

const prediResults = z.object({
  predi: Id,
  /** The entry. */
  ins: Id,
  points: z.int(),
  /** Correct answers. */
  aciertos: z.int(),
  /** Wrong answers. */
  fallos: z.int(),
  /** Answers still undecided. */
  pendientes: z.int(),
  /** Answers of void markets. */
  anuladas: z.int(),
  results: z.array(answerResult.extend({ match: Match })),
  /** The same of the questions about the competition as a whole; absent in rooms without them. */
  long_term: z.array(answerResult).optional(),
});
export interface PrediResults extends z.infer<typeof prediResults> {}
export const PrediResults: Model<PrediResults> = prediResults;

const ClutchGoals = z.int().min(0).max(15).nullable();

/** A guess as it is sent: both goals or neither; three nulls take it back. */
const ClutchGuessToSave = z
  .object({
    goals_local: ClutchGoals,
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
  goals_local: Goals,
  goals_visit: Goals,
});

/** An exact score of a market. */
export interface ScoreToMake extends z.infer<typeof scoreToMake> {}

const savedClutch = ok({
  predi: Id,
  match: Id,
  my_answer: ClutchGuess.nullable(),
  saved_at: Instant,
  lock_at: Instant,
});
/** What saving a clutch guess returns: for which match, and until when it may change. */
export interface SavedClutch extends z.infer<typeof savedClutch> {}
export const SavedClutch: Model<SavedClutch> = savedClutch;

export const prediSchemas = {
  prices: {
    response: z.array(
      z.object({
        id: Id,
        /** The entry fee. */
        amount_ins: Fee,
        label: z.string(),
        /** The currency of `label`. */
        currency_hint: z.string(),
      }),
    ),
  },
  getAdmin: {
    params: ById,
    response: z.object({
      predi: PrediRoom,
      admin: UserMini,
      is_admin: z.boolean(),
      permissions: z.object({
        edit: z.boolean(),
        cancel: z.boolean(),
        invite: z.boolean(),
        /** Members who paid nothing may be sent off. */
        remove: z.boolean(),
      }),
      members: z.array(
        z.object({
          /** The entry. */
          ins: Id,
          user: UserMini,
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
      name: z.string().max(60).optional(),
      /** An entry fee of `predi/prices/list/`. */
      amount_ins: Fee,
      max_players: z.int().min(2).max(prediLimits.private.people),
      /** May also be chosen later. */
      matches: z.array(Id).max(prediLimits.private.matches).optional(),
      modo_pozo: ModoPozo.optional(),
    }),
    response: ok({
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
      name: z.string().max(60).optional(),
      max_players: z.int().min(2).max(prediLimits.private.people).optional(),
      modo_pozo: ModoPozo.optional(),
      /** Calls the room off and gives every fee back. */
      cancel: z.literal(true).optional(),
      /** The entry to remove; only one that cost nothing. */
      remove_ins: Id.optional(),
      /** The user whom the owner sent off and lets in again. */
      readmit: Id.optional(),
    }),
    response: ok({ predi: PrediRoom }),
  },
  allPredictions: {
    params: ById,
    query: z.object({ predi: Id.optional() }),
    response: z.object({
      match: Match,
      markets: z.array(
        z.object({
          kind: MarketKind,
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
      predi: Id,
      selections: z
        .array(
          z.object({
            match: Id,
            /** None: `1x2` alone. */
            kinds: z.array(MarketKind).max(6),
          }),
        )
        .max(prediLimits.house.matches),
    }),
    response: ok({
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
        match: Match,
        markets: z.array(
          z.object({
            /** The market. */
            id_match_prediction: Id,
            kind: MarketKind,
            question: z.string(),
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
      predi: Id,
      /** The access code, for rooms that ask for one. */
      code: z.string().max(20).optional(),
    }),
    response: JoinedPredi,
  },
  joinEvent: { body: z.object({ code: z.string().max(20), predi: Id.optional() }), response: JoinedPredi },
  listResults: { params: ById, query: z.object({ ins: Id.optional() }), response: PrediResults },
  listRanking: { params: ById, query: z.object({ page: PageNumber }), response: Ranking },
  awardsHistory: {
    query: PageQuery,
    response: pageOf(
      z.object({
        predi: PrediRoom,
        rank: z.int().nullable(),
        points: z.int(),
        aciertos: z.int(),
        prize: Coins,
        closed_at: Instant,
      }),
    ),
  },
  tiebreak: {
    params: ById,
    response: z.object({
      predi: Id,
      match: Match,
      lock_at: Instant,
      questions: z.array(z.object({ code: z.enum(['marcador', 'minuto']) })),
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
    response: z.array(z.object({ match: Match, question: z.string(), answer: z.string(), pts: z.int() })),
  },
  topAwards: { params: ById, response: RoomAwards.extend({ predi: Id }) },
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
