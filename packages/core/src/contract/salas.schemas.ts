import { z } from 'zod';
import type { salas } from './salas.calls';
import type { SchemasFor } from './schema';
import {
  Award,
  BasisPoints,
  Coins,
  Fee,
  Id,
  IdOrNone,
  Instant,
  Jornada,
  ModoPozo,
  ok,
  pageOf,
  Player,
  Position,
  RoomOffer,
  Sala,
  SalaTipo,
  type Model,
} from './models';
import { PageNumber, PageSize } from './query';

export const RoomKind = z.enum(['compe', 'predi']);
export type RoomKind = z.infer<typeof RoomKind>;

const compeRoomChange = z.object({
  name: z.string().trim().min(1).max(60).optional(),
  max_players: z.int().min(2).max(100).optional(),
  modo_pozo: ModoPozo.optional(),
  cancel: z.literal(true).optional(),
  /** The entry to remove; only one that cost nothing. */
  remove_ins: Id.optional(),
});
/** What the owner of a private room changes; one or several at once. */
export interface CompeRoomChange extends z.infer<typeof compeRoomChange> {}
export const CompeRoomChange: Model<CompeRoomChange> = compeRoomChange;

const roomRules = z.object({
  kind: RoomKind,
  id: Id,
  rules_version: z.int(),
  rules: z.record(z.string(), z.unknown()),
  sections: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })),
});
/** The rules of a room in Spanish paragraphs under headings, ready to show. */
export interface RoomRules extends z.infer<typeof roomRules> {}
export const RoomRules: Model<RoomRules> = roomRules;

/** The prizes of a room as they stand; provisional until the lock. */
export const RoomAwards = z.object({
  amount_ins: Fee,
  num_players: z.int(),
  pozo: Coins,
  commission_bps: BasisPoints,
  modo_pozo: ModoPozo,
  provisional: z.boolean(),
  awards: z.array(Award),
});

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
    response: ok({ sala: Id, jornada: z.int(), count: z.int(), created: z.int() }),
  },
  topAward: { params: z.object({ id: Id }), response: RoomAwards.extend({ sala: Id }) },
  createPrivate: {
    body: z.object({
      name: z.string().max(60).optional(),
      league_unique: z.string().max(80),
      jornada: Jornada,
      amount_ins: Fee,
      max_players: z.int().min(2).max(100),
      join: z.boolean().default(true),
    }),
    response: ok({ sala: Sala, cod_access: z.string(), share_url: z.string(), ins_user: IdOrNone }),
  },
  retriveCode: {
    params: z.object({ id: Id }),
    response: z.object({
      id: Id,
      cod_access: z.string(),
      share_url: z.string(),
      share_text: z.string(),
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
  update: { params: z.object({ sala: Id }), body: CompeRoomChange, response: ok({ sala: Sala }) },
  casual: { response: z.array(RoomOffer) },
  leave: {
    params: z.object({ kind: RoomKind, id: Id }),
    response: ok({ refund: Coins, saldo: Coins }),
  },
  quote: {
    query: z.object({
      amount_ins: Fee,
      n: z.int().min(1).max(1_000_000),
      modo_pozo: ModoPozo.optional(),
      commission_bps: z.int().min(0).max(1500).default(1000),
    }),
    response: z.object({ total: Coins, comision: Coins, pozo: Coins, awards: z.array(Award) }),
  },
  rules: { params: z.object({ kind: RoomKind, id: Id }), response: RoomRules },
} satisfies SchemasFor<typeof salas>;
