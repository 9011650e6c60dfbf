import { z } from 'zod';
import { AnyFormation, Coins, Estado, Fee, Id, Instant, Match, Player, SalaFlags, type Model } from './models';
import { RoomKind } from './salas.schemas';
import type { SchemasFor } from './schema';
import type { visitorCalls } from './visitors.calls';

const visitorRoom = z.object({
  /** Of which game it is. */
  kind: RoomKind,
  /** The room. */
  id: Id,
  /** Its name. */
  name: z.string(),
  /** Its league. */
  league_name: z.string(),
  /** The league's code. */
  league_unique: z.string(),
  /** Address of the league's badge. */
  league_logo: z.string(),
  /** The jornada in play or next. */
  jornada_name: z.string(),
  /** Where it is in its life (rules R2). */
  estado: Estado,
  /** What an entry costs. */
  amount_ins: Fee,
  /** The pot as it stands. */
  pozo: Coins,
  /** How many have entered. */
  num_players: z.int(),
  /** How many can. */
  max_players: z.int(),
  /** Until when one can enter. */
  lock_at: Instant,
  /** Whether it can be played without an account, to be saved with one: its matches answered, or an eleven made. */
  trial: z.boolean(),
});
/** A room as far as somebody who has not signed in is told of it. */
export interface VisitorRoom extends z.infer<typeof visitorRoom> {}
export const VisitorRoom: Model<VisitorRoom> = visitorRoom;

const front = z.object({
  /** In play, then the next. */
  matches: z.array(Match),
  /** Public rooms that take entries: the largest pots, and a free one where there is one. */
  rooms: z.array(VisitorRoom),
});
/** What is going on in the game, for somebody who has not signed in. */
export interface Front extends z.infer<typeof front> {}
export const Front: Model<Front> = front;

const inviter = z.object({
  /** The player: picks the drawing where there is no picture. */
  id: Id,
  /** The name that others read. */
  username: z.string(),
  /** Address of their picture. */
  avatar: z.string(),
});

const invitation = z.object({
  /** Where the link leads; null where that is no room, or one that visitors are told nothing of. */
  room: VisitorRoom.nullable(),
  /** Who shares it and sits in it, else who made it; null where nobody is known. */
  inviter: inviter.nullable(),
});
/** A link to a room, for somebody who has not signed in. */
export interface Invitation extends z.infer<typeof invitation> {}
export const Invitation: Model<Invitation> = invitation;

const trial = z.object({
  /** The room. */
  room: VisitorRoom,
  /** What it asks for scores of and that still takes answers; none once the room takes nobody. */
  matches: z.array(Match),
});
/** A public prediction room, for somebody who tries it without an account. */
export interface Trial extends z.infer<typeof trial> {}
export const Trial: Model<Trial> = trial;

const trialLineup = z.object({
  /** How many players each line has: `442` is four, four and two. */
  formation: AnyFormation,
  /** Who stands where, by slot. */
  players: z.array(Id),
});

const lineupTrial = z.object({
  /** The room. */
  room: VisitorRoom,
  /** The jornada that the eleven is for. */
  jornada: z.int(),
  /** What is special about its rules. */
  flags: SalaFlags,
  /** Who can be chosen; nobody once the room takes nobody. */
  pool: z.array(Player),
  /** An eleven to begin with, drawn as entries are given theirs; null while the pool has too few players. */
  lineup: trialLineup.nullable(),
});
/** A public lineup room, for somebody who tries it without an account. */
export interface LineupTrial extends z.infer<typeof lineupTrial> {}
export const LineupTrial: Model<LineupTrial> = lineupTrial;

export const visitorsSchemas = {
  front: { response: Front },
  invitation: {
    query: z.object({
      /** The access code of the link; without one the room must be public. */
      code: z.string().max(40).optional(),
      /** Of which game the room is, where the link has its number. */
      kind: RoomKind.optional(),
      /** The room. */
      id: Id.optional(),
      /** The name of who shares the link, in any spelling. */
      ref: z.string().max(60).optional(),
    }),
    response: Invitation,
  },
  trial: { params: z.object({ id: Id }), response: Trial },
  lineupTrial: { params: z.object({ id: Id }), response: LineupTrial },
} satisfies SchemasFor<typeof visitorCalls>;
