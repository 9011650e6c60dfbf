import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/database';
import { notFound, Refusal } from '../../../platform/refusal';
import { lockPlayer } from '../../../players/lockPlayer';
import { assertMayEnter } from '../../join/assertMayEnter';

const taken = () =>
  new Refusal(409, 'CODIGO_AGOTADO', 'Ese asiento ya tiene dueño. Si es tuyo, escribe a quien organiza la polla.');

/**
 * Gives a player the seat of an imported pool that a code names, with its answers and whatever they have earned
 * (rules R17.4). A seat is claimed once, by one account, whenever that is: the room may have locked or be over. The
 * address that the organiser gave has then served its purpose, and is forgotten.
 */
export async function claimSeat(
  tx: Tx,
  { roomId, userId, entryId }: { roomId: number; userId: number; entryId: number },
): Promise<number> {
  await lockPlayer(tx, userId);
  await assertMayEnter(tx, { roomId, userId });
  const { rows } = await sql<{ entry_id: number }>`
    update pool_seat set claimed_by = ${userId}, claimed_at = app_now(), email = null
    where entry_id = ${entryId} and room_id = ${roomId} and claimed_by is null returning entry_id`.execute(tx);
  if (!rows[0]) throw taken();
  await tx.updateTable('entry').set({ user_id: userId }).where('id', '=', entryId).execute();
  return entryId;
}

/** A seat that a code claims, as its holder is shown it before. */
export interface PoolSeatView {
  person: string;
  /** How many questions it has answered. */
  answered: number;
}

/** The seat behind a code with why it cannot be claimed, if so. */
export async function seatToClaim(
  q: Queryable,
  entryId: number,
): Promise<{ seat: PoolSeatView; refusal: Refusal | null }> {
  const { rows } = await sql<PoolSeatView & { claimed: boolean }>`
    select s.person, s.claimed_by is not null as claimed,
      (select count(*)::int from answer w where w.entry_id = s.entry_id) as answered
    from pool_seat s where s.entry_id = ${entryId}`.execute(q);
  const [row] = rows;
  if (!row) throw notFound();
  const { claimed, ...seat } = row;
  return { seat, refusal: claimed ? taken() : null };
}
