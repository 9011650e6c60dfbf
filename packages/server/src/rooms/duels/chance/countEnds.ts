import { seededRandom, seedFromText } from '@arma11/core/art';
import type { DuelChance } from '@arma11/core/contract';
import type { Random } from './playOut';

/** Runs of a simulation: a chance is then right within three points of a hundred. */
const RUNS = 1000;

/**
 * Ends a head-to-head many times and counts how it came out. The seed makes a repeatable chance: whoever reads it twice reads
 * the same, and a different one only when something has happened.
 */
export function countEnds(seed: string, endGap: (random: Random) => number): DuelChance {
  const random = seededRandom(seedFromText(seed));
  let won = 0;
  let lost = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const gap = endGap(random);
    if (gap > 0) won += 1;
    else if (gap < 0) lost += 1;
  }
  return percents(won, lost);
}

/** Whole percent that add up to 100; nothing that happened in some run is shown as 0, and nothing that did not in all as 100. */
function percents(won: number, lost: number): DuelChance {
  const percent = (count: number) =>
    count === 0 || count === RUNS ? (count * 100) / RUNS : Math.min(99, Math.max(1, Math.round((count * 100) / RUNS)));
  const win = percent(won);
  const lose = Math.min(percent(lost), 100 - win);
  return { win, tie: 100 - win - lose, lose };
}
