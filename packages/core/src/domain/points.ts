/** The colour band of a player's points. */
export type PointsBand = 'low' | 'mid' | 'high' | 'top';

/** The colour of the circle around a player's last points. */
export type LastPointsRing = 'low' | 'mid' | 'high';

/**
 * The band of a points value: up to 4, up to 7, up to 10, above 10 (product §9). A fraction belongs to the next band:
 * 4.5 is 'mid'.
 */
export function pointsBand(points: number): PointsBand {
  if (points <= 4) return 'low';
  if (points <= 7) return 'mid';
  return points <= 10 ? 'high' : 'top';
}

/** The ring of a last-points value: below 1, 1–3, above 3 (product §9). */
export function lastPointsRing(lastPoints: number): LastPointsRing {
  if (lastPoints < 1) return 'low';
  return lastPoints <= 3 ? 'mid' : 'high';
}
