import { type ClutchDistance, closerClutch } from './clutch';
import { type Comparator, type RankedRow, chain, competitionRanking, higher } from './ranking';

/** An entry of a prediction room. */
export interface PrediScore {
  entryId: number;
  points: number;
  /** Number of correct answers. */
  correct: number;
  /** Number of correct answers worth the room's maximum `pts`. */
  correctAtMax: number;
  /** How close the clutch guess came; absent without one. */
  clutch?: ClutchDistance;
}

/**
 * Ranks a prediction room by points, then correct answers, then correct answers at the room's maximum pts (rules
 * R7.5). Those still tied for one of the `paidPlaces` are separated by their clutch guess; entries still tied share.
 */
export function rankPredi(entries: readonly PrediScore[], paidPlaces = 0): RankedRow[] {
  const places = new Map(competitionRanking(entries, byAnswers).map(({ entryId, position }) => [entryId, position]));
  const byClutch: Comparator<PrediScore> = (a, b) =>
    (places.get(a.entryId) ?? Number.POSITIVE_INFINITY) <= paidPlaces
      ? closerClutch(a.clutch ?? unanswered, b.clutch ?? unanswered)
      : 0;
  return competitionRanking(entries, chain(byAnswers, byClutch));
}

const unanswered: ClutchDistance = { score: Number.POSITIVE_INFINITY, minute: Number.POSITIVE_INFINITY };

const byAnswers = chain<PrediScore>(
  higher((entry) => entry.points),
  higher((entry) => entry.correct),
  higher((entry) => entry.correctAtMax),
);
