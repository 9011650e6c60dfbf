/**
 * `floor(coins × bps / 10000)`, exact for every safe integer: coins are split first, so that no product passes 2^53.
 * Coins and basis points are integers of zero or more, basis points at most 10000.
 */
export function portionOf(coins: number, bps: number): number {
  const rest = coins % 10_000;
  return ((coins - rest) / 10_000) * bps + Math.floor((rest * bps) / 10_000);
}
