import type { Match } from '@arma11/core/contract';
import { LIVE_MS, matchesInterval } from '../../page/liveInterval';

const LONGEST_MS = 60 * 60 * 1000;

/** When the coming matches are read again: often while one is played, else when the next one kicks off. */
export function comingInterval(matches: readonly Match[] | undefined, now: number): number | false {
  const live = matchesInterval(matches);
  if (live !== false || !matches) return live;
  const starts = matches.filter(({ estado }) => estado === 'programado').map(({ date }) => Date.parse(date));
  if (starts.length === 0) return false;
  return Math.min(Math.max(Math.min(...starts) - now + 1000, LIVE_MS), LONGEST_MS);
}
