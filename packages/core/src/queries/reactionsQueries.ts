import type { Client } from '../client/Client';
import type { ReactionEmoji, RoomKind } from '../contract/wire';

/** Reactions to rooms (rules R19). */
export * as reactionsQueries from './reactionsReads';

/** Gives a room the caller's reaction, in place of the one before; null takes it back. Returns the reactions of the room. */
export const saveReaction = (client: Client, kind: RoomKind, id: number, emoji: ReactionEmoji | null) =>
  client.reactions.react({ kind, id, body: { emoji } });
