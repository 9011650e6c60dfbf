import { calls } from './call';

/** Lineup rooms, their entries, events and leagues (spec/api.md §3.3). */
export const plusRooms = calls({
  /** The leagues that can be played. */
  leagues: { method: 'GET', path: 'plus/leagues/', access: 'player', fallback: 'emptyList', ours: true },
  /** The clubs of a league, by name. */
  leagueTeams: {
    method: 'GET',
    path: 'plus/leagues/{league_unique}/teams/',
    access: 'player',
    fallback: 'emptyList',
    ours: true,
  },
  /** A club with its squad and its matches of the season. */
  leagueTeam: {
    method: 'GET',
    path: 'plus/leagues/{league_unique}/teams/{id_team}/',
    access: 'player',
    fallback: 'null',
    ours: true,
  },
  /** The events: rooms over one or several jornadas under one name. */
  events: { method: 'GET', path: 'plus/events/', access: 'player', fallback: 'emptyList', ours: true },
  /** The table of an event: of one jornada, or of all of them together. */
  eventTable: { method: 'GET', path: 'plus/events/{id}/table/', access: 'player', fallback: 'null', ours: true },
  /** The open rooms of casual F6: six players, no coach. */
  casualRooms: { method: 'GET', path: 'plus/casual/rooms/', access: 'player', fallback: 'emptyList', ours: true },
  /** Takes a seat in a casual room; the compe calls serve the entry from then on. */
  joinCasual: {
    method: 'POST',
    path: 'plus/casual/{sala}/join/',
    access: 'player',
    fallback: 'null',
    idempotent: 'byKey',
    ours: true,
  },
  /** A lineup room by its own id, with the caller's `ins_user`. */
  compeRoom: {
    method: 'GET',
    path: 'plus/rooms/compe/{sala}/',
    access: 'publicOrMember',
    fallback: 'null',
    ours: true,
  },
  /** What the owner of a private lineup room may do before its lock: rename, resize, send somebody off, cancel. */
  updateCompeRoom: {
    method: 'PATCH',
    path: 'plus/rooms/compe/{sala}/',
    access: 'roomOwner',
    fallback: 'errorStatus',
    idempotent: 'byKey',
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
  /** Takes over the lineup of another entry of the caller; whoever does not play is replaced by the best of the pool. */
  copyLineup: {
    method: 'POST',
    path: 'plus/compe/{ins}/copy/',
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
