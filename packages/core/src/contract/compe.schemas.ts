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
  /** The entry with its room. */
  compe: SalaCompe,
  /** The balance afterwards. */
  saldo: Coins,
});
/** What joining a lineup room returns. */
export interface JoinedCompe extends z.infer<typeof joinedCompe> {}
export const JoinedCompe: Model<JoinedCompe> = joinedCompe;

const replacedPlayer = ok({
  /** The place with the player who stands in it now. */
  entry: LineupEntry,
  /** Grows with each change; `If-Match: "v12"` names it. */
  version: z.int(),
  /** When the server saved it. */
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
  /** The lineup in its new formation. */
  lineup: Lineup,
  /** Who came in. */
  added: z.array(LineupEntry),
  /** Who went out. */
  removed: z.array(Player),
});
/** What a formation change returns. */
export interface ChangedFormation extends z.infer<typeof changedFormation> {}
export const ChangedFormation: Model<ChangedFormation> = changedFormation;

/** One room, by its id. */
const RoomToJoin = z.object({
  /** The room. */
  sala: Id,
  /** The legend to wear, in rooms of legends. */
  item_leyenda: Id.optional(),
});

/** Whichever room of an offer is open (rules R3.1). */
const OfferToJoin = z.object({
  /** Of the offer: its oldest open room is joined. */
  amount_ins: Fee,
  /** The league's name as addresses carry it. */
  league_unique: z.string().max(80),
  /** Absent: that of the offer's oldest open room (rules R3.1). */
  jornada: Jornada.optional(),
  /** 1 public, 2 private, 3 event, 4 casual, 5 legends (rules R3.5). */
  tipo: SalaTipo.default('1'),
  /** The legend to wear, in rooms of legends. */
  item_leyenda: Id.optional(),
});

/** The eleven as it was saved. */
const SavedLineup = ok({
  /** All twelve places as they stand now. */
  lineup: Lineup,
});

/** Who won an event. */
const EventChampion = z.object({
  /** The event that was won. */
  event: z.object({
    /** The event. */
    id: Id,
    /** The event's name, ready to show. */
    name: z.string(),
    /** Address of the event's picture. */
    image: z.string(),
  }),
  /** Who won it. */
  champion: UserMini,
  /** Points that it was won with. */
  points: z.int(),
  /** What the champion was paid. */
  prize: Coins,
  /** The event's last jornada, ready to show. */
  jornada_name: z.string(),
  /** When the event was paid. */
  closed_at: Instant,
});

export const compeSchemas = {
  registerSala: {
    body: z.union([RoomToJoin, OfferToJoin]),
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
      /** The lineup, complete and valid. */
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
    response: z.array(EventChampion),
  },
  playersToday: {
    query: z.object({ league: z.string().max(80).optional() }),
    response: lineupGroups.extend({
      /** The football day, from 05:00 to 05:00 in Lima. */
      date: z.string(),
      /** The league's name as addresses carry it. */
      league_unique: z.string().nullable(),
      /** The formation with the most points of the day (rules R11.6). */
      formation: AnyFormation,
      /** Points of all who stand in it. */
      points: z.int(),
    }),
  },
  joinCasual: { params: z.object({ sala: Id }), response: JoinedCompe },
  saveLineup: {
    params: z.object({ ins: Id }),
    body: z.object({
      /** The jornada of the room that the lineup is for. */
      jornada: Jornada,
      /** How many players each line has: `442` is four, four and two. */
      formation: AnyFormation,
      /** Who stands where: every place of the formation, or nothing is saved. */
      players: z
        .array(
          z.object({
            /** 0 is the goalkeeper, then by line; the coach is last. */
            slot: z.int().min(0).max(11),
            /** The player for the place. */
            player: Id,
          }),
        )
        .max(12),
      /** The slot of the captain, in rooms with one; null for none, absent to leave it as it is. */
      captain: z.int().min(0).max(11).nullable().optional(),
    }),
    response: SavedLineup,
  },
  autofill: {
    params: z.object({ ins: Id }),
    body: z.object({
      /** Slots to leave as they are. */
      keep: z.array(z.int().min(0).max(11)).max(12).default([]),
      /** The current one unless named. */
      jornada: Jornada.optional(),
    }),
    response: SavedLineup,
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
    response: SavedLineup,
  },
} satisfies SchemasFor<typeof compe>;
