import { calls } from './call';

/** Lineup rooms, their entries, events and leagues (spec/api.md §3.3). */
export const plusRooms = calls({
  /** The leagues that can be played. */
  leagues: { method: 'GET', path: 'plus/leagues/', access: 'player', fallback: 'emptyList', ours: true },
  /** A lineup room by its own id, with the caller's `ins_user`. */
  compeRoom: {
    method: 'GET',
    path: 'plus/rooms/compe/{sala}/',
    access: 'publicOrMember',
    fallback: 'null',
    ours: true,
  },
  /** Gives the seat back before the lock, with a full refund. */
  leaveRoom: {
    method: 'POST',
    path: 'plus/rooms/{kind}/{id}/leave/',
    access: 'member',
    fallback: 'null',
    idempotent: 'byKey',
    ours: true,
  },
  /** Saves a whole lineup, or nothing. */
  saveLineup: {
    method: 'PUT',
    path: 'plus/compe/{ins}/lineup/',
    access: 'entryOwner',
    fallback: 'null',
    idempotent: 'byContent',
    ours: true,
  },
  /** Fills every slot but the kept ones with the best of the pool. */
  autofill: {
    method: 'POST',
    path: 'plus/compe/{ins}/autofill/',
    access: 'entryOwner',
    fallback: 'null',
    idempotent: 'byContent',
    ours: true,
  },
  /** What a room would pay with n entries. */
  quote: { method: 'GET', path: 'plus/quote/', access: 'public', fallback: 'null', ours: true },
  /** The frozen rules of a room, as data and as text. */
  rules: { method: 'GET', path: 'plus/rules/{kind}/{id}/', access: 'publicOrMember', fallback: 'null', ours: true },
});
