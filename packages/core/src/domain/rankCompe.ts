import { type Comparator, type RankedRow, competitionRanking, higher } from './ranking';

/** An entry of an Arma Tu 11 or F6 room. */
export interface CompeScore {
  entryId: number;
  points: number;
  /** The points of each slot, in any order. */
  slotPoints: readonly number[];
}

/**
 * Ranks a lineup room: places and money by points alone; those who tie are listed by their best single slot, then the
 * next best and so on, then the lower entry id (rules R7.4).
 */
export function rankCompe(entries: readonly CompeScore[]): RankedRow[] {
  const sorted = entries.map((entry) => ({ ...entry, best: [...entry.slotPoints].sort((a, b) => b - a) }));
  return competitionRanking(
    sorted,
    higher((entry) => entry.points),
    bestSlotFirst,
  );
}

const bestSlotFirst: Comparator<{ best: readonly number[] }> = (a, b) => {
  const differs = a.best.findIndex((points, index) => points !== b.best[index]);
  return differs === -1 ? 0 : (b.best[differs] ?? 0) - (a.best[differs] ?? 0);
};
