import { performance } from 'node:perf_hooks';

/**
 * Returns by how many whole days an instant is ahead of the machine's clock, which no shift of `Date` moves.
 * @param {number} instant
 */
export function daysAhead(instant) {
  const days = Math.round((instant - performance.timeOrigin - performance.now()) / 86_400_000);
  return days === 0 ? 0 : days;
}
