import { z } from 'zod';
import type { plusRooms } from './plusRooms.calls';
import type { SchemasFor } from './schema';
import { AnyFormation, Award, Coins, Fee, Id, Lineup, ModoPozo, ok, Sala } from './models';

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

export const plusRoomsSchemas = {
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
} satisfies SchemasFor<typeof plusRooms>;
