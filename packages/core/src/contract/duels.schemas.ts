import { z } from 'zod';
import type { duels } from './duels.calls';
import { Coins, Id, Instant, UserMini, type Model } from './models';
import { RoomKind } from './salas.schemas';
import type { SchemasFor } from './schema';

const duelSeat = z.object({
  /** The entry. */
  ins: Id,
  /** Who plays it. */
  user: UserMini,
  /** Points so far; of a lineup room over several jornadas those of the jornada in play. */
  points: z.int(),
  /** The place in the room, from 1; equals share one. */
  position: z.int(),
  /** What that place earns as it stands, or has been paid. */
  prize: Coins,
});
/** One side of a head-to-head. */
export interface DuelSeat extends z.infer<typeof duelSeat> {}
export const DuelSeat: Model<DuelSeat> = duelSeat;

const duelChance = z.object({
  /** That the caller ends with more points. */
  win: z.int().min(0).max(100),
  /** That both end with the same. */
  tie: z.int().min(0).max(100),
  /** That the rival ends with more. */
  lose: z.int().min(0).max(100),
});
/** How a head-to-head may end, in percent that add up to 100 (rules R20.2). */
export interface DuelChance extends z.infer<typeof duelChance> {}
export const DuelChance: Model<DuelChance> = duelChance;

const duelEvent = z.object({
  /** Whom it would help. */
  side: z.enum(['me', 'rival']),
  /** `goal` of a player, `clean_sheet` of a player's team, `win` of a coach's team, or a `right_answer`. */
  kind: z.enum(['goal', 'clean_sheet', 'win', 'right_answer']),
  /** Who would do it, or the answer that would be right, ready to show. */
  subject: z.string(),
  /** The question that is answered, ready to show; empty of other events. */
  question: z.string(),
  /** Its match in short, such as 'ALI–UNI'; empty of questions about the competition as a whole. */
  match: z.string(),
  /** By how many points it would move the two apart, always above zero. */
  points: z.int(),
  /** By itself it is enough for its side to be ahead. */
  turns: z.boolean(),
});
/** Something that may still happen and would move a head-to-head (rules R20.4). */
export interface DuelEvent extends z.infer<typeof duelEvent> {}
export const DuelEvent: Model<DuelEvent> = duelEvent;

const duelPrize = z.object({
  /** The place that pays more than the caller's. */
  position: z.int(),
  /** Points that the caller is short of whoever holds it. */
  points: z.int(),
});
/** The next place that pays more than the caller's own. */
export interface DuelPrize extends z.infer<typeof duelPrize> {}
export const DuelPrize: Model<DuelPrize> = duelPrize;

const duel = z.object({
  /** The room. */
  room: Id,
  /** The caller. */
  me: DuelSeat,
  /** The other player. */
  rival: DuelSeat,
  /** The caller's points less the rival's. */
  gap: z.int(),
  /** Matches of the room that are still to finish. */
  matches_left: z.int(),
  /** How it may end; null once nothing is left to play. */
  chance: DuelChance.nullable(),
  /** What may still turn it, what helps the one behind first; at most eight. */
  events: z.array(DuelEvent),
  /** Null where no place above the caller's pays more. */
  next_prize: DuelPrize.nullable(),
  /** When the points were last computed. */
  updated_at: Instant,
});
/** Two players of a room, one against the other (rules R20). */
export interface Duel extends z.infer<typeof duel> {}
export const Duel: Model<Duel> = duel;

export const duelsSchemas = {
  against: {
    params: z.object({
      kind: RoomKind,
      /** The room. */
      id: Id,
      /** The other player's entry. */
      rival: Id,
    }),
    response: Duel,
  },
} satisfies SchemasFor<typeof duels>;
