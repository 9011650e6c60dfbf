import type { MatchDifficulty } from '../contract';
import type { TableRow } from './leagueTable';

/** A rival who has finished fewer is not judged. */
const MATCHES_TO_JUDGE = 4;
/** What playing at home is worth, in points a match. */
const AT_HOME = 0.25;
const HARD = 1.7;
const MIDDLING = 1.1;

/**
 * How hard a match is for a side, by the points a match of its rival; null while these have finished too few (rules
 * R21.3). `home`: the side plays at home.
 */
export function matchDifficulty(
  rival: Pick<TableRow, 'played' | 'points'> | undefined,
  home: boolean,
): MatchDifficulty | null {
  if (!rival || rival.played < MATCHES_TO_JUDGE) return null;
  const strength = rival.points / rival.played + (home ? -AT_HOME : AT_HOME);
  if (strength >= HARD) return 'alta';
  return strength >= MIDDLING ? 'media' : 'baja';
}
