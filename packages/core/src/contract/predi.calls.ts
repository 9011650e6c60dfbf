import { calls } from './call';

/** Predictions (product §7). Ids are rooms' unless said otherwise. */
export const predi = calls({
  /** The entry fees that a private room may ask. */
  prices: { method: 'GET', path: 'predi/prices/list/', access: 'public', fallback: 'emptyList' },
  /** Who runs the room and what they may do; only they see its members. */
  getAdmin: { method: 'GET', path: 'predi/sala/get-admin/{id}/', access: 'member', fallback: 'null' },
  /** The room. */
  sala: { method: 'GET', path: 'predi/sala/get/{id}/', access: 'publicOrMember', fallback: 'null' },
  /** Makes a private room, a draft until its markets are chosen. */
  createPrivate: {
    method: 'POST',
    path: 'predi/sala/create-private/',
    access: 'player',
    fallback: 'null',
    idempotent: 'keyRequired',
  },
  /** Changes, cancels or clears a private room; what players have paid for is frozen. */
  updateData: {
    method: 'PATCH',
    path: 'predi/update/data/{id}/',
    access: 'roomOwner',
    fallback: 'null',
    idempotent: 'byContent',
  },
  /** Every market that may be chosen for a match; the id is the match's. */
  allPredictions: {
    method: 'GET',
    path: 'predi-partidos/match-predi/list/all-predictions/{id}/',
    access: 'player',
    fallback: 'null',
  },
  /** Chooses the matches and markets of a private room. */
  registerPredictions: {
    method: 'POST',
    path: 'predi-partidos/match-predi-select/register/predictions/',
    access: 'roomOwner',
    fallback: 'null',
    idempotent: 'byContent',
  },
  /** The rooms that the caller joined or made and that are not over. `user_ins` is 0 in those they only made. */
  listByUser: { method: 'GET', path: 'predi/sala/list-by_user/', access: 'self', fallback: 'emptyPage' },
  /** The play screen: matches, alternatives and the caller's answers. */
  matchSala: {
    method: 'GET',
    path: 'predi-partidos/list/match-sala/{id}/',
    access: 'publicOrMember',
    fallback: 'emptyList',
  },
  /** The questions about the competition as a whole, with the caller's answers; they are saved as the others are. */
  longTerm: {
    method: 'GET',
    path: 'plus/predi-long-term/{id}/',
    access: 'publicOrMember',
    fallback: 'emptyList',
    ours: true,
  },
  /** The room's selection grouped by market, without answers. */
  matchSelect: {
    method: 'GET',
    path: 'predi-partidos/match-predi-select/list/{id}/',
    access: 'publicOrMember',
    fallback: 'emptyList',
  },
  /** Saves all answers of one room, or none. Success is `status: 'ok'`. */
  saveAnswers: {
    method: 'POST',
    path: 'prediction/answers-user/predi/register/',
    access: 'member',
    fallback: 'null',
    idempotent: 'byContent',
  },
  /** The room behind an access code, and whether it can be joined. */
  salaByCode: { method: 'GET', path: 'predi/sala-get/code/{code}/', access: 'code', fallback: 'null' },
  /** Joins a room. */
  join: { method: 'POST', path: 'predi/ins-predi/ins-user/', access: 'player', fallback: 'null', idempotent: 'byKey' },
  /** Joins an event's room by its code. */
  joinEvent: {
    method: 'POST',
    path: 'predi/ins-predi/event-sala/ins-user/',
    access: 'code',
    fallback: 'null',
    idempotent: 'byKey',
  },
  /** The answers of an entry, with their results. */
  listResults: {
    method: 'GET',
    path: 'prediction/answers-user/list-results/{id}/',
    access: 'memberAfterLock',
    fallback: 'null',
  },
  /** The table of the room. */
  listRanking: {
    method: 'GET',
    path: 'predi/ins-predi/list-ranking/{id}/',
    access: 'publicOrMember',
    fallback: 'null',
  },
  /** The caller's finished rooms with rank and prize, newest first. */
  awardsHistory: {
    method: 'GET',
    path: 'predi/ins-predi/history/predi-awards/',
    access: 'self',
    fallback: 'emptyPage',
  },
  /** The tie-break question: its match, the caller's guess, who is tied. */
  tiebreak: {
    method: 'GET',
    path: 'predi-clutch/match-tiebreak/get/{id}/',
    access: 'member',
    fallback: 'null',
  },
  /** Only the correct answers. */
  listSuccess: {
    method: 'GET',
    path: 'prediction/answer-user/list/success/{id}/',
    access: 'memberAfterLock',
    fallback: 'emptyList',
  },
  /** The prizes as they stand. */
  topAwards: { method: 'GET', path: 'predi/top/awards/{id}/', access: 'publicOrMember', fallback: 'null' },
  /** Public rooms, of a match where one is named; a page where `page` is sent. */
  listPublic: { method: 'GET', path: 'predi/sala/list-public/', access: 'player', fallback: 'emptyList' },
  /** Public rooms, best first. */
  topPublic: { method: 'GET', path: 'predi/sala/list-top-public/', access: 'player', fallback: 'emptyList' },
  /** Makes the alternatives of exact scores that a room does not show yet, so that they can be saved. */
  makeScores: {
    method: 'POST',
    path: 'plus/predi-scores/{predi}/',
    access: 'member',
    fallback: 'null',
    idempotent: 'byContent',
    ours: true,
  },
  /** Guesses the exact score and the minute of the first goal of a room's clutch match, until that match locks. */
  saveClutch: {
    method: 'POST',
    path: 'plus/predi-clutch/{predi}/',
    access: 'member',
    fallback: 'null',
    idempotent: 'byContent',
    ours: true,
  },
});
