import { z } from 'zod';
import { Id, type Model } from './models';
import { REACTION_EMOJIS } from './reactionEmojis';
import type { reactions } from './reactions.calls';
import { RoomKind } from './salas.schemas';
import type { SchemasFor } from './schema';

/** Applause, a goal, fire, laughter, a fright (rules R19.1). */
export const ReactionEmoji = z.enum(REACTION_EMOJIS);
export type ReactionEmoji = z.infer<typeof ReactionEmoji>;

const reactionCount = z.object({
  /** The reaction. */
  emoji: ReactionEmoji,
  /** How many players gave it. */
  count: z.int().min(0),
});
/** One reaction of a room, with how often it was given. */
export interface ReactionCount extends z.infer<typeof reactionCount> {}
export const ReactionCount: Model<ReactionCount> = reactionCount;

const roomReactions = z.object({
  /** All five, always in the same order. */
  counts: z.array(ReactionCount),
  /** The caller's own; null while they gave none. */
  mine: ReactionEmoji.nullable(),
});
/** The reactions of a room. */
export interface RoomReactions extends z.infer<typeof roomReactions> {}
export const RoomReactions: Model<RoomReactions> = roomReactions;

const ByRoom = z.object({
  kind: RoomKind,
  /** The room. */
  id: Id,
});

export const reactionsSchemas = {
  ofRoom: { params: ByRoom, response: RoomReactions },
  react: {
    params: ByRoom,
    body: z.object({
      /** The caller's reaction from now on; null takes it back. */
      emoji: ReactionEmoji.nullable(),
    }),
    response: RoomReactions,
  },
} satisfies SchemasFor<typeof reactions>;
