import { isDeepStrictEqual } from 'node:util';
import type { FeedSeason, FeedTable } from './feedShape';

/** One row of a file, and where it stands: `line` in CSV, null in JSON; `place` in words. */
export interface Placed<T> {
  value: T;
  file: string;
  line: number | null;
  place: string;
}

/** A row of a JSON document, by the path that leads to it. */
export const placed = <T>(file: string, place: string, value: T): Placed<T> => ({ value, file, line: null, place });

/** What a reader tells of the rows that it read: how many, which it left out, and what it had to assume. */
export type FeedReport = Pick<FeedSeason, 'rowsRead' | 'rejected' | 'duplicates' | 'notes'>;

/** A report with nothing in it. */
export const emptyReport = (): FeedReport => ({ rowsRead: {}, rejected: [], duplicates: [], notes: [] });

const placeOf = ({ file, place }: Placed<unknown>) => `${file}, ${place}`;

/** Leaves one row out, with the reason. */
export function reject(report: FeedReport, table: FeedTable, { file, line, place }: Placed<unknown>, reason: string) {
  report.rejected.push({ table, file, line, reason: `${place}: ${reason}.` });
}

/** The rows for which `problemOf` finds nothing to say; the others are rejected with what it says. */
export function keepValid<T>(
  report: FeedReport,
  table: FeedTable,
  rows: Placed<T>[],
  problemOf: (value: T) => string | null,
): Placed<T>[] {
  return rows.filter((row) => {
    const problem = problemOf(row.value);
    if (problem) reject(report, table, row, problem);
    return !problem;
  });
}

/** One row for each key: a row equal to an earlier one is a duplicate, one that contradicts it is rejected. */
export function keepFirst<T>(
  report: FeedReport,
  table: FeedTable,
  rows: Placed<T>[],
  keyOf: (value: T) => string,
): Placed<T>[] {
  const first = new Map<string, Placed<T>>();
  for (const row of rows) {
    const key = keyOf(row.value);
    const earlier = first.get(key);
    if (!earlier) first.set(key, row);
    else if (isDeepStrictEqual(earlier.value, row.value)) {
      const reason = `${row.place}: it repeats ${placeOf(earlier)}.`;
      report.duplicates.push({ table, file: row.file, line: row.line, reason });
    } else reject(report, table, row, `it contradicts ${placeOf(earlier)}`);
  }
  return [...first.values()];
}
