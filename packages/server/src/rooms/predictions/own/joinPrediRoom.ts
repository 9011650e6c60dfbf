import { isEvent } from '@arma11/core/domain';
import { unknownCode, type CodedRoom } from '../../codes/findByCode';
import { spendBatchCode } from '../../codes/spendBatchCode';
import type { Tx } from '../../../platform/db/database';
import { balancesOf } from '../../../ledger/balances';
import { claimSeat } from '../pool/claimSeat';
import { joinRoom, type Seat } from '../../join/joinRoom';
import { onePrediRoom, visiblePrediRoom } from '../findPrediRooms';

/**
 * Seats a player in a prediction room and spends the code that let them in, if it is one of a batch; a code of an imported
 * pool gives its seat.
 */
export async function joinPrediRoom(
  tx: Tx,
  { userId, roomId, onlyFree = false, coded }: Seat & { coded: CodedRoom | null },
) {
  const room = await visiblePrediRoom(tx, userId, roomId, coded?.roomId);
  const seat = coded?.roomId === room.id ? coded.seat : null;
  if (room.code_only && room.my_entry === 0 && !coded?.batch && seat === null) throw unknownCode();
  const user_ins =
    seat === null
      ? await joinRoom(tx, { roomId: room.id, userId, onlyFree })
      : await claimSeat(tx, { roomId: room.id, userId, entryId: seat });
  if (coded?.batch) await spendBatchCode(tx, { code: coded.code, roomId: room.id, entryId: user_ins });
  const [predi, { saldo }] = [await onePrediRoom(tx, userId, room.id), await balancesOf(tx, userId)];
  return { status: 'ok' as const, user_ins, predi, saldo };
}

/** Seats whoever holds the code of an event room (product #46); any other room's code opens nothing here. */
export async function seatInEvent(
  tx: Tx,
  { predi, coded, ...seat }: Omit<Seat, 'roomId'> & { predi: number | undefined; coded: CodedRoom },
) {
  const room = await visiblePrediRoom(tx, seat.userId, coded.roomId, coded.roomId);
  if (!isEvent(room) || (predi !== undefined && predi !== room.id)) throw unknownCode();
  return joinPrediRoom(tx, { ...seat, roomId: room.id, coded });
}
