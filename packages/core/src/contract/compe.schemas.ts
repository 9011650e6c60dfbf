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

const joinedCompe = ok({ ins_user: Id, compe: SalaCompe, saldo: Coins });
/** What joining a lineup room returns. */
export interface JoinedCompe extends z.infer<typeof joinedCompe> {}
export const JoinedCompe: Model<JoinedCompe> = joinedCompe;

const replacedPlayer = ok({
  entry: LineupEntry,
  version: z.int(),
  saved_at: Instant,
  receipt: z.string(),
  warning: z.string().nullable(),
});
/** What replacing one player returns. */
export interface ReplacedPlayer extends z.infer<typeof replacedPlayer> {}
export const ReplacedPlayer: Model<ReplacedPlayer> = replacedPlayer;

const changedFormation = ok({ lineup: Lineup, added: z.array(LineupEntry), removed: z.array(Player) });
/** What a formation change returns. */
export interface ChangedFormation extends z.infer<typeof changedFormation> {}
export const ChangedFormation: Model<ChangedFormation> = changedFormation;

export const compeSchemas = {
  registerSala: {
    body: z.union([
      z.object({ sala: Id, item_leyenda: Id.optional() }),
      z.object({
        amount_ins: Fee,
        league_unique: z.string().max(80),
        jornada: Jornada.optional(),
        tipo: SalaTipo.default('1'),
        item_leyenda: Id.optional(),
      }),
    ]),
    response: JoinedCompe,
  },
  registerPrivate: { body: z.object({ sala: z.union([z.string().max(20), Id]) }), response: JoinedCompe },
  generateLineup: {
    params: z.object({ a: Id, b: Jornada }),
    body: z.object({ mode: z.enum(['auto', 'copiar']).optional(), from_ins: Id.optional() }).optional(),
    response: ok({ lineup: Lineup, created: z.boolean() }),
  },
  retrive: { params: z.object({ id: Id }), response: SalaCompe },
  getLineup: {
    params: z.object({ id: Id }),
    query: z.object({ jornada: Jornada.optional() }),
    response: Lineup,
  },
  allByUser: { query: PageQuery, response: pageOf(SalaCompe) },
  historyByUser: { query: PageQuery, response: pageOf(SalaCompe) },
  basicUpdate: { params: z.object({ id: Id }), body: z.object({ player_lineup: Id }), response: ReplacedPlayer },
  updateFormation: {
    params: z.object({ id: Id }),
    body: z.object({
      formation: z.preprocess((v) => (typeof v === 'number' ? String(v) : v), z.string().max(10)),
      /** In rooms over several jornadas; the current one unless named. */
      jornada: Jornada.optional(),
    }),
    response: ChangedFormation,
  },
  ranking: {
    query: z.object({ sala: Id, jornada: Jornada.optional(), page: PageNumber }),
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
      date: z.string(),
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
      players: z.array(z.object({ slot: z.int().min(0).max(11), player: Id })).max(12),
      /** The slot of the captain, in rooms with one; null for none, absent to leave it as it is. */
      captain: z.int().min(0).max(11).nullable().optional(),
    }),
    response: ok({ lineup: Lineup }),
  },
  autofill: {
    params: z.object({ ins: Id }),
    body: z.object({ keep: z.array(z.int().min(0).max(11)).max(12).default([]), jornada: Jornada.optional() }),
    response: ok({ lineup: Lineup }),
  },
  copyLineup: {
    params: z.object({ ins: Id }),
    /** Of the same jornada unless named; without `jornada` the current one is written. */
    body: z.object({ from_ins: Id, from_jornada: Jornada.optional(), jornada: Jornada.optional() }),
    response: ok({ lineup: Lineup }),
  },
} satisfies SchemasFor<typeof compe>;
