import { performance } from 'node:perf_hooks';

/**
 * Returns by how many days an instant is ahead of the machine's clock, which no shift of `Date` moves.
 * @param {number} instant
 */
export const daysAhead = (instant) => (instant - performance.timeOrigin - performance.now()) / 86_400_000;
