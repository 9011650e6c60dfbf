import type { ReactionEmoji, RoomReactions } from '@arma11/core/contract';

/** The reactions of a room once the player's own is another, or none. */
export function withReaction({ counts, mine }: RoomReactions, next: ReactionEmoji | null): RoomReactions {
  const step = (emoji: ReactionEmoji) => Number(emoji === next) - Number(emoji === mine);
  return { counts: counts.map(({ emoji, count }) => ({ emoji, count: count + step(emoji) })), mine: next };
}
