const LEAST_PTS = 2;
const MOST_PTS = 10;

/**
 * What an alternative is worth when the operator gives its chance: 1.5 / p, rounded half up, from 2 to 10 points
 * (rules R8.3). `probability` lies strictly between 0 and 1.
 * @throws RangeError outside of it.
 */
export function ptsFromProbability(probability: number): number {
  if (!(probability > 0 && probability < 1)) {
    throw new RangeError(`A probability lies between 0 and 1, not ${probability}.`);
  }
  return Math.min(MOST_PTS, Math.max(LEAST_PTS, Math.round(1.5 / probability)));
}
