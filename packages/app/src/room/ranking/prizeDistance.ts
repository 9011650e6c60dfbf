import type { RankingRow } from '@arma11/core/contract';

/** How far the player is from a prize: what is being won, or the points to the last place that pays. */
export interface PrizeDistance {
  prize: number;
  points: number;
}

/** Null when the player is not in the ranking, nothing is paid, or the last paid place is on a page not read yet. */
export function prizeDistance({
  me,
  results,
}: {
  me: RankingRow | null;
  results: readonly RankingRow[];
}): PrizeDistance | null {
  if (!me) return null;
  if (me.prize > 0) return { prize: me.prize, points: 0 };
  const last = results.findLast(({ prize }) => prize > 0);
  if (!last) return null;
  // A tie shares the prize (rules R7.3), so as many points as the last paid place are enough.
  return { prize: 0, points: Math.max(1, last.points - me.points) };
}
