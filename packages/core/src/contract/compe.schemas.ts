// Longer than 200 lines on purpose: the schemas of every call of lineup rooms, one after the other.
import { z } from 'zod';
import type { compe } from './compe.calls';
import type { SchemasFor } from './schema';
import {
  AnyFormation,
  Coins,
  Fee,
  Id,
  Instant,
  Jornada,
  Lineup,
  LineupEntry,
  lineupGroups,
  ok,
  pageOf,
  Player,
  Ranking,
  SalaCompe,
  SalaTipo,
  UserMini,
  type Model,
} from './models';
import { PageNumber, PageQuery } from './query';

const joinedCompe = ok({
  /** The entry. */
  ins_user: Id,
  compe: SalaCompe,
  /** The balance afterwards. */
  saldo: Coins,
});
/** What joining a lineup room returns. */
export interface JoinedCompe extends z.infer<typeof joinedCompe> {}
export const JoinedCompe: Model<JoinedCompe> = joinedCompe;

const replacedPlayer = ok({
  entry: LineupEntry,
  /** Grows with each change; `If-Match: "v12"` names it. */
  version: z.int(),
  saved_at: Instant,
  /** A short proof of the save, to read out to support. */
  receipt: z.string(),
  /** That the player is injured or suspended, ready to show; else null. */
  warning: z.string().nullable(),
});
/** What replacing one player returns. */
export interface ReplacedPlayer extends z.infer<typeof replacedPlayer> {}
export const ReplacedPlayer: Model<ReplacedPlayer> = replacedPlayer;

const changedFormation = ok({
  lineup: Lineup,
  /** Who came in. */
  added: z.array(LineupEntry),
  /** Who went out. */
  removed: z.array(Player),
});
/** What a formation change returns. */
export interface ChangedFormation extends z.infer<typeof changedFormation> {}
export const ChangedFormation: Model<ChangedFormation> = changedFormation;

export const compeSchemas = {
  registerSala: {
    body: z.union([
      z.object({
        /** The room. */
        sala: Id,
        /** The legend to wear, in rooms of legends. */
        item_leyenda: Id.optional(),
      }),
      z.object({
        /** Of the offer: its oldest open room is joined. */
        amount_ins: Fee,
        /** The league's name as addresses carry it. */
        league_unique: z.string().max(80),
        jornada: Jornada.optional(),
        tipo: SalaTipo.default('1'),
        /** The legend to wear, in rooms of legends. */
        item_leyenda: Id.optional(),
      }),
    ]),
    response: JoinedCompe,
  },
  registerPrivate: {
    body: z.object({
      /** An access code, or the id of a room of the caller's own. */
      sala: z.union([z.string().max(20), Id]),
    }),
    response: JoinedCompe,
  },
  generateLineup: {
    params: z.object({ a: Id, b: Jornada }),
    body: z
      .object({
        /** `auto` fills it anew, `copiar` takes over that of `from_ins`. */
        mode: z.enum(['auto', 'copiar']).optional(),
        /** The entry to copy. */
        from_ins: Id.optional(),
      })
      .optional(),
    response: ok({
      lineup: Lineup,
      /** There was none before. */
      created: z.boolean(),
    }),
  },
  retrive: { params: z.object({ id: Id }), response: SalaCompe },
  getLineup: {
    params: z.object({ id: Id }),
    query: z.object({
      /** The current one unless named. */
      jornada: Jornada.optional(),
    }),
    response: Lineup,
  },
  allByUser: { query: PageQuery, response: pageOf(SalaCompe) },
  historyByUser: { query: PageQuery, response: pageOf(SalaCompe) },
  basicUpdate: {
    params: z.object({ id: Id }),
    body: z.object({
      /** The player who comes in. */
      player_lineup: Id,
    }),
    response: ReplacedPlayer,
  },
  updateFormation: {
    params: z.object({ id: Id }),
    body: z.object({
      /** Such as `442`; a number is taken too. */
      formation: z.preprocess((v) => (typeof v === 'number' ? String(v) : v), z.string().max(10)),
      /** In rooms over several jornadas; the current one unless named. */
      jornada: Jornada.optional(),
    }),
    response: ChangedFormation,
  },
  ranking: {
    query: z.object({
      sala: Id,
      /** Without it, all so far. */
      jornada: Jornada.optional(),
      page: PageNumber,
    }),
    response: Ranking,
  },
  championsByEvents: {
    query: z.object({ event: Id.optional() }),
    response: z.array(
      z.object({
        event: z.object({ id: Id, name: z.string(), image: z.string() }),
        champion: UserMini,
        points: z.int(),
        prize: Coins,
        jornada_name: z.string(),
        closed_at: Instant,
      }),
    ),
  },
  playersToday: {
    query: z.object({ league: z.string().max(80).optional() }),
    response: lineupGroups.extend({
      /** The football day, from 05:00 to 05:00 in Lima. */
      date: z.string(),
      /** The league's name as addresses carry it. */
      league_unique: z.string().nullable(),
      formation: AnyFormation,
      points: z.int(),
    }),
  },
  joinCasual: { params: z.object({ sala: Id }), response: JoinedCompe },
  saveLineup: {
    params: z.object({ ins: Id }),
    body: z.object({
      jornada: Jornada,
      formation: AnyFormation,
      players: z
        .array(
          z.object({
            /** 0 is the goalkeeper, then by line; the coach is last. */
            slot: z.int().min(0).max(11),
            player: Id,
          }),
        )
        .max(12),
      /** The slot of the captain, in rooms with one; null for none, absent to leave it as it is. */
      captain: z.int().min(0).max(11).nullable().optional(),
    }),
    response: ok({ lineup: Lineup }),
  },
  autofill: {
    params: z.object({ ins: Id }),
    body: z.object({
      /** Slots to leave as they are. */
      keep: z.array(z.int().min(0).max(11)).max(12).default([]),
      /** The current one unless named. */
      jornada: Jornada.optional(),
    }),
    response: ok({ lineup: Lineup }),
  },
  copyLineup: {
    params: z.object({ ins: Id }),
    body: z.object({
      /** The entry to copy. */
      from_ins: Id,
      /** Of the entry to copy; the same jornada unless named. */
      from_jornada: Jornada.optional(),
      /** The one to write; the current one unless named. */
      jornada: Jornada.optional(),
    }),
    response: ok({ lineup: Lineup }),
  },
} satisfies SchemasFor<typeof compe>;
