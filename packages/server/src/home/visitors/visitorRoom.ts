import type { VisitorRoom } from '@arma11/core/back-office';
import { isPublic } from '@arma11/core/domain';
import { roomMoney } from '../../rooms/view/roomMoney';
import type { RoomWithSeat } from '../../rooms/view/roomView';

/** Nobody has this id: whoever asks has not signed in. */
export const NOBODY = 0;

/** Whether a room is one that can be tried without an account: public, and entered without a code. */
export const isForGuests = (room: RoomWithSeat): boolean =>
  isPublic(room) && room.cod_access === null && !room.code_only;

/** A room as somebody who has not signed in sees it. Whether they may is decided before. */
export const visitorRoom = (room: RoomWithSeat): VisitorRoom => ({
  kind: room.kind,
  id: room.id,
  name: room.name,
  league_name: room.league_name,
  league_unique: room.league_unique,
  league_logo: room.league_logo,
  jornada_name: room.jornada_name,
  estado: room.estado,
  amount_ins: room.amount_ins,
  pozo: roomMoney(room).pozo,
  num_players: room.taken,
  max_players: room.max_players,
  lock_at: room.lock_at,
  trial: isForGuests(room) && room.estado === 'abierta',
});
