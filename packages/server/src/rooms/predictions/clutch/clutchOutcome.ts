import type { ClutchGuess } from '@arma11/core/contract';
import { clutchDistance, closerClutch, type ClutchDistance, type ClutchResult } from '@arma11/core/domain';

/** How a tie was parted: the entries in their final order, and by what. */
export interface ClutchOutcome {
  order: number[];
  by: 'marcador' | 'minuto' | 'reparto';
}

/**
 * Orders tied entries by their guesses (rules R9.3). 'reparto': some are equal in everything and share their prizes;
 * else 'minuto' when the score alone left some equal.
 */
export function clutchOutcome(
  tied: readonly number[],
  guesses: ReadonlyMap<number, ClutchGuess>,
  end: ClutchResult,
): ClutchOutcome {
  const rows = tied
    .map((ins) => ({ ins, ...clutchDistance(guesses.get(ins) ?? null, end) }))
    .sort((a, b) => closerClutch(a, b) || a.ins - b.ins);
  const equal = (same: (a: ClutchDistance, b: ClutchDistance) => boolean) =>
    rows.some((row, index) => index > 0 && same(rows[index - 1]!, row));
  const shared = equal((a, b) => closerClutch(a, b) === 0);
  const byMinute = equal((a, b) => a.score === b.score);
  return { order: rows.map(({ ins }) => ins), by: shared ? 'reparto' : byMinute ? 'minuto' : 'marcador' };
}
