import type { RankingRow } from '@arma11/core/contract';

/** As many rows as fit. */
export const MOST_ROWS = 10;

/** The first rows of a ranking; the own one takes the last place where it is further down. */
export function rankingRows(rows: readonly RankingRow[], me: RankingRow | null): RankingRow[] {
  const first = rows.slice(0, MOST_ROWS);
  if (!me || first.some(({ ins }) => ins === me.ins)) return first;
  return [...first.slice(0, MOST_ROWS - 1), me];
}
