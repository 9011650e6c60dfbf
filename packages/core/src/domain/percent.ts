/** How much of a whole is done, in percent, clamped to 0–100 and rounded down: 100 means all of it. Of nothing it is 0. */
export function percentOf(done: number, total: number): number {
  if (!(total > 0)) return 0;
  return Math.min(100, Math.max(0, Math.floor((done * 100) / total)));
}
