import { calls } from './call';

/** Matches (product §7). */
export const partidos = calls({
  /** Matches that a private prediction room may choose: the next 14 days. */
  inPredi: { method: 'GET', path: 'partidos/list/in-predi/', access: 'player', fallback: 'emptyList' },
  /** The matches behind an access code, before joining. */
  byCode: { method: 'GET', path: 'partidos/list-of-predi/code/', access: 'code', fallback: 'emptyList' },
  /** One match, with its goals and cards. */
  match: { method: 'GET', path: 'partidos/get-match/{id}/', access: 'player', fallback: 'null' },
  /** Matches in play and to come, the most important first. */
  nextImportant: { method: 'GET', path: 'partidos/next-important/list/', access: 'player', fallback: 'emptyList' },
  /** Matches by league and jornada. */
  forFantasy: { method: 'GET', path: 'partidos/for-fantasy/list/', access: 'player', fallback: 'emptyPage' },
  /** The matches of the front page, at most five. */
  inBanner: { method: 'GET', path: 'partidos/in-banner-home/list/', access: 'player', fallback: 'emptyList' },
});
