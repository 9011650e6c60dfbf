import type { CodedRoom } from '../codes/findByCode';
import { spendBatchCode } from '../codes/spendBatchCode';
import type { Tx } from '../../platform/db/database';
import { notFound } from '../../platform/refusal';
import { visibleCompeRoom } from '../view/visibleCompeRoom';
import { enterCompeRoom, type CompeSeat } from './registerSala';

/** A number names a room of the caller's own; access codes begin with a letter (product #15). */
export function ownRoomId(sala: string | number): number | null {
  if (typeof sala === 'number') return sala;
  return /^\d{1,9}$/.test(sala.trim()) ? Number(sala) : null;
}

/** Enters a player in a private room of their own, or one that they have joined already. */
export async function enterOwnRoom(tx: Tx, seat: CompeSeat): Promise<number> {
  const room = await visibleCompeRoom(tx, seat.userId, seat.roomId);
  if (room.owner_id !== seat.userId && room.my_entry === 0) throw notFound();
  return enterCompeRoom(tx, seat);
}

/** Seats a player by a code that was found; a code of a batch loses one use, in the same transaction. */
export async function enterByCode(
  tx: Tx,
  { found: { roomId, code, batch }, userId }: { found: CodedRoom; userId: number },
): Promise<number> {
  const entryId = await enterCompeRoom(tx, { roomId, userId });
  if (batch) await spendBatchCode(tx, { code, roomId, entryId });
  return entryId;
}
