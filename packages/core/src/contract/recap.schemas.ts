import { z } from 'zod';
import { Coins, Id, type Model, Player } from './models';
import { ResumedRoomKind } from './quests.schemas';
import type { recapCalls } from './recap.calls';
import type { SchemasFor } from './schema';

const recapRoom = z.object({
  /** Of which game the room is. */
  kind: ResumedRoomKind,
  /** The room; of casual ones the entry. */
  id: Id,
  /** Its name. */
  name: z.string(),
  /** The caller's place. */
  position: z.int(),
  /** Of how many. */
  num_players: z.int(),
  /** The caller's points. */
  points: z.int(),
  /** What the place paid. */
  prize: Coins,
});
/** A room that was paid in a week. */
export interface RecapRoom extends z.infer<typeof recapRoom> {}
export const RecapRoom: Model<RecapRoom> = recapRoom;

const weekRecap = z.object({
  /** Its Monday in Lima, `YYYY-MM-DD`. */
  week: z.iso.date(),
  /** Its Sunday. */
  until: z.iso.date(),
  /** Whether it is over: else all of it is as of now. */
  over: z.boolean(),
  /** Whether the caller was here in the week before. */
  earlier: z.boolean(),
  /** The caller's rooms that were paid in it, the best places first: at most twenty. */
  rooms: z.array(RecapRoom),
  /** How many those are in all. */
  played: z.int(),
  /** In how many nobody was before the caller. */
  won: z.int(),
  /** The caller's points in those of elevens, and in those of predictions. */
  points: z.object({
    /** With elevens. */
    lineups: z.int(),
    /** With predictions. */
    predictions: z.int(),
  }),
  /** The caller's answers about matches of that week. */
  answers: z.object({
    /** Correct answers. */
    aciertos: z.int(),
    /** Wrong answers. */
    fallos: z.int(),
  }),
  /** Coins that those rooms paid the caller. */
  prizes: Coins,
  /** Experience points of that week. */
  xp: z.int(),
  /** The footballer who made most in one of those elevens, without a captain's double; null where nobody made any. */
  best: z
    .object({
      /** Who. */
      player: Player,
      /** How many points. */
      points: z.int(),
    })
    .nullable(),
});
/** A player's week. */
export interface WeekRecap extends z.infer<typeof weekRecap> {}
export const WeekRecap: Model<WeekRecap> = weekRecap;

export const recapSchemas = {
  week: {
    query: z.object({
      /** Any day of the week; the last that is over unless given. */
      day: z.iso.date().optional(),
    }),
    response: WeekRecap,
  },
} satisfies SchemasFor<typeof recapCalls>;
