import { calls } from './call';

/** Rooms, 'sala' (product.md §7). */
export const salas = calls({
  /** Open rooms worth joining: not joined first, then the fullest, then the soonest. */
  topSalas: { method: 'GET', path: 'sala/list/top-2-salas/', access: 'player', fallback: 'emptyList' },
  /** The pool of one position. */
  playersByPosition: {
    method: 'GET',
    path: 'salas/player-sala/list/player-by-position/',
    access: 'publicOrMember',
    fallback: 'emptyList',
  },
  /** Builds the pool of a sala (a) for a jornada (b). */
  generatePlayers: {
    method: 'POST',
    path: 'salas/generate/players-sala/{a}/{b}/',
    access: 'roomOwner',
    fallback: 'null',
    idempotent: 'byContent',
  },
  /** The prizes as they stand. */
  topAward: { method: 'GET', path: 'salas/get/top-award/{id}/', access: 'publicOrMember', fallback: 'null' },
  /** Makes a private room and, unless told otherwise, takes its first seat. */
  createPrivate: {
    method: 'POST',
    path: 'sala/create/private-sala/',
    access: 'player',
    fallback: 'null',
    idempotent: 'keyRequired',
  },
  /** The room's access code, for members. */
  retriveCode: { method: 'GET', path: 'sala/get/retrive-code/{id}/', access: 'member', fallback: 'null' },
  /** Rooms by kind, size, price, league and state. */
  filter: { method: 'GET', path: 'sala/compe/filter/', access: 'player', fallback: 'emptyPage' },
});
