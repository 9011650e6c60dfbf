/** The width of a bar against the best of all: nothing for points below zero. */
export const barWidth = (points: number, best: number): string =>
  best > 0 ? `${Math.round((Math.max(0, points) / best) * 100)}%` : '0%';
