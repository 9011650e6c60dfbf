import { calls } from './call';

/** Rooms, 'sala' (product §7). */
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
  /** Makes a private room and, unless asked not to, joins it. */
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
  /** A lineup room by its own id, with the caller's `ins_user`. */
  sala: {
    method: 'GET',
    path: 'plus/rooms/compe/{sala}/',
    access: 'publicOrMember',
    fallback: 'null',
    ours: true,
  },
  /** What the owner of a private lineup room may do before its lock: rename, resize, remove a player, cancel. */
  update: {
    method: 'PATCH',
    path: 'plus/rooms/compe/{sala}/',
    access: 'roomOwner',
    fallback: 'errorStatus',
    idempotent: 'byKey',
    ours: true,
  },
  /** The matches that a room is played on, and when each jornada locks (rules R14.1). */
  slate: {
    method: 'GET',
    path: 'plus/rooms/{kind}/{id}/slate/',
    access: 'publicOrMember',
    fallback: 'null',
    ours: true,
  },
  /** The open rooms of casual F6: six players, no coach. */
  casual: { method: 'GET', path: 'plus/casual/rooms/', access: 'player', fallback: 'emptyList', ours: true },
  /** Leaves a room before the lock, with a full refund. */
  leave: {
    method: 'POST',
    path: 'plus/rooms/{kind}/{id}/leave/',
    access: 'member',
    fallback: 'null',
    idempotent: 'byKey',
    ours: true,
  },
  /** What a room would pay with n entries. */
  quote: { method: 'GET', path: 'plus/quote/', access: 'public', fallback: 'null', ours: true },
  /** What a paid room was paid on and what it paid, for anybody to compute again. */
  certificate: {
    method: 'GET',
    path: 'plus/rooms/{id}/certificate/',
    access: 'public',
    fallback: 'null',
    ours: true,
  },
  /** What the players of a room had at its locks, as Merkle roots, and the caller's own leaf of each with the way to its root. */
  commitments: {
    method: 'GET',
    path: 'plus/rooms/{kind}/{id}/commitments/',
    access: 'publicOrMember',
    fallback: 'null',
    ours: true,
  },
  /** The newest sealed days: what locked and what coins moved in each, under one hash with the day before. */
  daySeals: { method: 'GET', path: 'plus/seals/', access: 'public', fallback: 'emptyList', ours: true },
  /** One sealed day with the roots that are in it. */
  daySeal: { method: 'GET', path: 'plus/seals/{day}/', access: 'public', fallback: 'null', ours: true },
  /** The frozen rules of a room, as data and as text. */
  rules: { method: 'GET', path: 'plus/rules/{kind}/{id}/', access: 'publicOrMember', fallback: 'null', ours: true },
});
