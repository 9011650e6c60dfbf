import { roomMoney } from './roomMoney';
import { progressOf, type RoomWithSeat } from './roomView';

/** What a room pays, and whether that may still change. */
export function roomAwards(room: RoomWithSeat) {
  const { pozo, awards } = roomMoney(room);
  return {
    amount_ins: room.amount_ins,
    num_players: room.taken,
    pozo,
    commission_bps: room.commission_bps,
    modo_pozo: room.modo_pozo,
    provisional: progressOf(room) === '0',
    awards,
  };
}
