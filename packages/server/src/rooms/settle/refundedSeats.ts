import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database';

/** What is said to whom a code let in, of a room that gives its fees back (rules R16.2). */
export const GIFT_BACK = 'Entraste con un código: queda sin usar.';

/** A seat whose fee is given back. */
export interface RefundedSeat {
  entry: number;
  userId: number;
  fee: number;
  /** A code paid the fee: no coins go back to its player. */
  gift: boolean;
  local_contry: string;
}

/** Every seat of a room, in the order of joining. */
export async function seatsOf(q: Queryable, roomId: number): Promise<RefundedSeat[]> {
  const { rows } = await sql<RefundedSeat>`
    select e.id as entry, e.user_id as "userId", e.fee, u.local_contry,
      exists (select from promo_use g where g.entry_id = e.id) as gift
    from entry e join app_user u on u.id = e.user_id where e.room_id = ${roomId} order by e.id`.execute(q);
  return rows;
}
