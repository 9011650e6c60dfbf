import { sql } from 'kysely';
import { REACTION_EMOJIS, type ReactionEmoji, type RoomReactions } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';

/** How often each reaction was given to a room, and the viewer's own (rules R19). */
export async function roomReactions(q: Queryable, userId: number, roomId: number): Promise<RoomReactions> {
  const { rows } = await sql<{ emoji: ReactionEmoji; count: number; mine: boolean }>`
    select t.emoji, sum(t.reactions)::int as count,
      t.emoji = (select r.emoji from reaction r where r.room_id = ${roomId} and r.user_id = ${userId}) as mine
    from reaction_tally t where t.room_id = ${roomId} group by t.emoji`.execute(q);
  const counts = new Map(rows.map(({ emoji, count }) => [emoji, count]));
  return {
    counts: REACTION_EMOJIS.map((emoji) => ({ emoji, count: counts.get(emoji) ?? 0 })),
    mine: rows.find(({ mine }) => mine)?.emoji ?? null,
  };
}
