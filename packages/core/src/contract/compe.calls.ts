import { calls } from './call';

/** Arma Tu 11 (product §7). Ids: rules of product #14–#25. */
export const compe = calls({
  /** Joins the oldest open room of an offer, or a named room. */
  registerSala: {
    method: 'POST',
    path: 'compe/compe-ins/register-sala-compe/',
    access: 'player',
    fallback: 'null',
    idempotent: 'byKey',
  },
  /** Joins a private room by its code. */
  registerPrivate: {
    method: 'POST',
    path: 'compe/compe-ins/register-sala-private/',
    access: 'code',
    fallback: 'null',
    idempotent: 'byKey',
  },
  /** Makes the lineup of an entry (a) for a jornada (b) when there is none. */
  generateLineup: {
    method: 'POST',
    path: 'compe/compe-lienup/generate-lineup-compe/{a}/{b}/',
    access: 'entryOwner',
    fallback: 'null',
    idempotent: 'byContent',
  },
  /** One entry. */
  retrive: {
    method: 'GET',
    path: 'compe/get/retrive/{id}/',
    access: 'entryOwnerOrMemberAfterLock',
    fallback: 'null',
  },
  /** The lineup of an entry. */
  getLineup: {
    method: 'GET',
    path: 'compe/compe-lienup/get-lineup-compe/{id}/',
    access: 'entryOwnerOrMemberAfterLock',
    fallback: 'null',
  },
  /** The player's running entries. */
  allByUser: { method: 'GET', path: 'compe/list/all-by-user/', access: 'self', fallback: 'emptyPage' },
  /** The player's finished entries, newest first. */
  historyByUser: { method: 'GET', path: 'compe/list/history-by-user/', access: 'self', fallback: 'emptyPage' },
  /** Replaces one player; the id is the lineup entry's. */
  basicUpdate: {
    method: 'PATCH',
    path: 'compe/update/basic-update-compe/{id}/',
    access: 'entryOwner',
    fallback: 'null',
    idempotent: 'byContent',
  },
  /** Changes the formation; it holds only on status 'ok'. */
  updateFormation: {
    method: 'POST',
    path: 'compe/compe-lienup/update-lineup-formation/{id}/',
    access: 'entryOwner',
    fallback: 'null',
    idempotent: 'byContent',
  },
  /** The table of a room, of one jornada or of all so far. */
  ranking: {
    method: 'GET',
    path: 'compe/ranking/ranking-compe-sala/',
    access: 'publicOrMember',
    fallback: 'null',
  },
  /** Winners of the closed events, newest first. */
  championsByEvents: {
    method: 'GET',
    path: 'compe/list-champions/by-events/',
    access: 'player',
    fallback: 'emptyList',
  },
  /** The best eleven of today. */
  playersToday: { method: 'GET', path: 'lineup-compe/list-players/today/', access: 'player', fallback: 'null' },
  /** Joins a casual room; the compe calls serve the entry from then on. */
  joinCasual: {
    method: 'POST',
    path: 'plus/casual/{sala}/join/',
    access: 'player',
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
  /** Takes over the lineup of another entry of the caller; players who do not play are replaced by the best of the pool. */
  copyLineup: {
    method: 'POST',
    path: 'plus/compe/{ins}/copy/',
    access: 'entryOwner',
    fallback: 'null',
    idempotent: 'byContent',
    ours: true,
  },
});
