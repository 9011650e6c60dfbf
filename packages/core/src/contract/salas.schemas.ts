import { z } from 'zod';
import type { salas } from './salas.calls';
import type { SchemasFor } from './schema';
import {
  Award,
  Coins,
  Fee,
  Id,
  IdOrNone,
  Instant,
  ModoPozo,
  ok,
  pageOf,
  Player,
  Position,
  RoomOffer,
  Sala,
  SalaTipo,
} from './models';
import { PageNumber, PageSize } from './query';

/** The prizes of a room as they stand; provisional until the lock. */
export const RoomAwards = z.object({
  amount_ins: Fee,
  num_players: z.int(),
  pozo: Coins,
  commission_bps: z.int(),
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
      jornada: z.int().min(1).max(1000).optional(),
    }),
    response: z.array(Player),
  },
  generatePlayers: {
    params: z.object({ a: Id, b: z.int().min(1).max(1000) }),
    response: ok({ sala: Id, jornada: z.int(), count: z.int(), created: z.int() }),
  },
  topAward: { params: z.object({ id: Id }), response: RoomAwards.extend({ sala: Id }) },
  createPrivate: {
    body: z.object({
      name: z.string().max(60).optional(),
      league_unique: z.string().max(80),
      jornada: z.int().min(1).max(1000),
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
} satisfies SchemasFor<typeof salas>;
