import { mostGoals } from './marketCatalogue';
import { scoreOfCode, type MatchScore } from './prediScoring';

const side = mostGoals + 1;

/**
 * Stands for an exact score whose alternative does not exist yet (rules R17.2): a negative number, where ids are
 * positive. The server refuses it: make the alternative with `makeScores` first and save the id that it returns.
 */
export const unmadeScore = ({ local, visit }: MatchScore): number => -(1 + local * side + visit);

/** The score that an `unmadeScore` stands for; null for the id of an alternative. */
export function scoreOfUnmade(alternative: number): MatchScore | null {
  if (alternative >= 0) return null;
  const index = -alternative - 1;
  return { local: Math.floor(index / side), visit: index % side };
}

/**
 * What a score pays that a room does not show yet: as much as the best shown one of its kind, a draw or not
 * (rules R17.2).
 */
export function priceOfScore(shown: readonly { answer: string; pts: number }[], { local, visit }: MatchScore): number {
  const pts = shown.flatMap((each) => {
    const score = scoreOfCode(each.answer);
    return score && (score.local === score.visit) === (local === visit) ? [each.pts] : [];
  });
  return Math.max(0, ...pts);
}
