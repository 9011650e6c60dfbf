import { z } from 'zod';
import type { plus } from './plus.calls';
import type { SchemasFor } from './schema';
import {
  AnyFormation,
  Award,
  Coins,
  Fee,
  Id,
  Instant,
  Lineup,
  Match,
  ModoPozo,
  Movement,
  MovementType,
  ok,
  pageOf,
  RankingRow,
  Sala,
} from './models';
import { PageNumber, PageSize } from './query';

export const RoomKind = z.enum(['compe', 'predi']);
export type RoomKind = z.infer<typeof RoomKind>;

export const LeagueInfo = z.object({
  league_unique: z.string(),
  name: z.string(),
  logo: z.string(),
  season: z.string(),
  jornada: z.int(),
  has_compe: z.boolean(),
  has_predi: z.boolean(),
});
export type LeagueInfo = z.infer<typeof LeagueInfo>;

/** The rules of a room in Spanish paragraphs under headings, ready to show. */
export const RoomRules = z.object({
  kind: RoomKind,
  id: Id,
  rules_version: z.int(),
  rules: z.record(z.string(), z.unknown()),
  sections: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })),
});
export type RoomRules = z.infer<typeof RoomRules>;

export const LiveUpdate = z.object({
  now: Instant,
  matches: z.array(Match),
  lineups: z.array(
    z.object({
      ins: Id,
      points: z.int(),
      entries: z.array(z.object({ id: Id, points: z.int(), provisional: z.boolean() })),
    }),
  ),
  rankings: z.array(z.object({ kind: RoomKind, id: Id, me: RankingRow })),
});
export type LiveUpdate = z.infer<typeof LiveUpdate>;

export const plusSchemas = {
  time: { response: z.object({ now: Instant, tz: z.string() }) },
  logout: { response: ok({}) },
  outcome: {
    params: z.object({ key: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/) }),
    response: z.object({ state: z.enum(['unknown', 'done', 'refused']), result: z.unknown() }),
  },
  walletSummary: {
    response: z.object({
      saldo: Coins,
      saldo_retirable: Coins,
      saldo_jugable: Coins,
      saldo_bono: Coins,
      saldo_retenido: Coins,
      month: z.object({ deposits: Coins, entries: Coins, prizes: Coins, net: Coins }),
    }),
  },
  walletMovements: {
    query: z.object({
      page: PageNumber,
      page_size: PageSize,
      type: MovementType.optional(),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    }),
    response: pageOf(Movement),
  },
  leagues: { response: z.array(LeagueInfo) },
  compeRoom: { params: z.object({ sala: Id }), response: Sala },
  leaveRoom: {
    params: z.object({ kind: RoomKind, id: Id }),
    response: ok({ refund: Coins, saldo: Coins }),
  },
  saveLineup: {
    params: z.object({ ins: Id }),
    body: z.object({
      jornada: z.int(),
      formation: AnyFormation,
      players: z.array(z.object({ slot: z.int().min(0).max(11), player: Id })).max(12),
    }),
    response: ok({ lineup: Lineup }),
  },
  autofill: {
    params: z.object({ ins: Id }),
    body: z.object({ keep: z.array(z.int().min(0).max(11)).max(12).default([]) }),
    response: ok({ lineup: Lineup }),
  },
  live: {
    query: z.object({ since: Instant.optional(), rooms: z.string().max(400).optional() }),
    response: LiveUpdate,
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
} satisfies SchemasFor<typeof plus>;
