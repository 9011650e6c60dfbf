import { z } from 'zod';
import type { plusRooms } from './plusRooms.calls';
import type { SchemasFor } from './schema';
import {
  AnyFormation,
  Award,
  Coins,
  Estado,
  Fee,
  Id,
  Instant,
  Lineup,
  Match,
  ModoPozo,
  ok,
  Player,
  Ranking,
  RoomOffer,
  Sala,
  Team,
} from './models';
import { JoinedCompe } from './compe.schemas';
import { PageNumber } from './query';

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

/** A league's name as addresses carry it. */
const LeagueUnique = z.string().min(1).max(80);
const Jornada = z.int().min(1).max(1000);

/** A club with its squad, coach last, and its matches in playing order. */
export const LeagueTeam = z.object({ team: Team, players: z.array(Player), matches: z.array(Match) });
export type LeagueTeam = z.infer<typeof LeagueTeam>;

/** An event with its rooms; `jornada` is the one in play, else the next. */
export const EventInfo = z.object({
  id: Id,
  name: z.string(),
  image: z.string(),
  league_unique: z.string(),
  league_name: z.string(),
  jornada_from: z.int(),
  jornada_to: z.int(),
  jornada: z.int(),
  jornada_name: z.string(),
  /** Of its most advanced room that is still going on, else of the last one. */
  estado: Estado,
  starts_at: Instant,
  ends_at: Instant,
  num_players: z.int(),
  rooms: z.array(RoomOffer),
});
export type EventInfo = z.infer<typeof EventInfo>;

/** What the owner of a private room changes; one or several at once. */
export const CompeRoomChange = z.object({
  name: z.string().trim().min(1).max(60).optional(),
  max_players: z.int().min(2).max(100).optional(),
  modo_pozo: ModoPozo.optional(),
  cancel: z.literal(true).optional(),
  /** The entry of whoever has to go; only one that cost nothing. */
  remove_ins: Id.optional(),
});
export type CompeRoomChange = z.infer<typeof CompeRoomChange>;

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
  leagueTeams: { params: z.object({ league_unique: LeagueUnique }), response: z.array(Team) },
  leagueTeam: { params: z.object({ league_unique: LeagueUnique, id_team: Id }), response: LeagueTeam },
  events: { response: z.array(EventInfo) },
  eventTable: {
    params: z.object({ id: Id }),
    query: z.object({ jornada: Jornada.optional(), sala: Id.optional(), page: PageNumber }),
    response: Ranking,
  },
  casualRooms: { response: z.array(RoomOffer) },
  joinCasual: { params: z.object({ sala: Id }), response: JoinedCompe },
  compeRoom: { params: z.object({ sala: Id }), response: Sala },
  updateCompeRoom: { params: z.object({ sala: Id }), body: CompeRoomChange, response: ok({ sala: Sala }) },
  leaveRoom: {
    params: z.object({ kind: RoomKind, id: Id }),
    response: ok({ refund: Coins, saldo: Coins }),
  },
  saveLineup: {
    params: z.object({ ins: Id }),
    body: z.object({
      jornada: Jornada,
      formation: AnyFormation,
      players: z.array(z.object({ slot: z.int().min(0).max(11), player: Id })).max(12),
      /** The slot of the captain, in rooms with one; null for none, absent to leave him. */
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
