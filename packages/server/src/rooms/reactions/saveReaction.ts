import { sql } from 'kysely';
import type { ReactionEmoji, RoomReactions } from '@arma11/core/contract';
import type { Tx } from '../../platform/db/database';
import { roomReactions } from './roomReactions';

/** Gives a player's reaction to a room in place of the one before, or takes it back; the same one again changes nothing. */
export async function saveReaction(
  tx: Tx,
  { roomId, userId, emoji }: { roomId: number; userId: number; emoji: ReactionEmoji | null },
): Promise<RoomReactions> {
  if (emoji === null) await sql`delete from reaction where room_id = ${roomId} and user_id = ${userId}`.execute(tx);
  else {
    await sql`insert into reaction as r (room_id, user_id, emoji) values (${roomId}, ${userId}, ${emoji})
      on conflict (room_id, user_id) do update set emoji = excluded.emoji where r.emoji <> excluded.emoji`.execute(tx);
  }
  return roomReactions(tx, userId, roomId);
}
