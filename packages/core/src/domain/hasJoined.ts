import type { PrediRoom, RoomOffer } from '../contract/wire';

/** Whether the player is already in the room: the entry id is positive (product §3; 0 means not joined). */
export const hasJoined = (room: Pick<RoomOffer, 'ins_user'> | Pick<PrediRoom, 'user_ins'>): boolean =>
  ('ins_user' in room ? room.ins_user : room.user_ins) > 0;
