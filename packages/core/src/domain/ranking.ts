/** One line of a ranking. */
export interface RankedRow {
  entryId: number;
  /** Standard competition ranking: 1, 1, 3 (rules R7.3). */
  position: number;
  /** Whether another entry holds the same place, so that they share its money. */
  tied: boolean;
}

/** Orders two entries: below 0 when the first one is ahead, 0 when they tie. */
export type Comparator<E> = (a: E, b: E) => number;

/** Asks the comparators in turn until one decides. */
export const chain =
  <E>(...comparators: Comparator<E>[]): Comparator<E> =>
  (a, b) => {
    for (const compare of comparators) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };

/** Puts the higher value ahead. */
export const higher =
  <E>(value: (entry: E) => number): Comparator<E> =>
  (a, b) =>
    value(b) - value(a);

/**
 * Ranks entries by merit, which decides places and money. Among those who tie, `display` and then the lower entry id
 * only decide who is listed first.
 */
export function competitionRanking<E extends { entryId: number }>(
  entries: readonly E[],
  merit: Comparator<E>,
  display: Comparator<E> = () => 0,
): RankedRow[] {
  const sorted = [...entries].sort(chain(merit, display, (a, b) => a.entryId - b.entryId));
  const rows: RankedRow[] = [];
  sorted.forEach((entry, index) => {
    const above = sorted[index - 1];
    const rowAbove = rows[index - 1];
    const tied = above !== undefined && rowAbove !== undefined && merit(above, entry) === 0;
    if (tied) rowAbove.tied = true;
    rows.push({ entryId: entry.entryId, position: tied ? rowAbove.position : index + 1, tied });
  });
  return rows;
}

/** How many places each entry climbed since the previous ranking, by entry id: 2 is ▲2, below 0 fell, 0 for a newcomer. */
export function rankingMovement(
  previous: readonly Pick<RankedRow, 'entryId' | 'position'>[],
  current: readonly Pick<RankedRow, 'entryId' | 'position'>[],
): Map<number, number> {
  const before = new Map(previous.map(({ entryId, position }) => [entryId, position]));
  return new Map(current.map(({ entryId, position }) => [entryId, (before.get(entryId) ?? position) - position]));
}
