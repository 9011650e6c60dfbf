import type { Match, PrediResults } from '@arma11/core/contract';

/** One answer with what it earned. */
export type ResultRow = PrediResults['results'][number];

/** The answers of each match, in the order in which the matches first appear. */
export function groupByMatch(rows: readonly ResultRow[]): { match: Match; answers: ResultRow[] }[] {
  const groups = new Map<number, { match: Match; answers: ResultRow[] }>();
  for (const row of rows) {
    const group = groups.get(row.match.id) ?? { match: row.match, answers: [] };
    group.answers.push(row);
    groups.set(row.match.id, group);
  }
  return [...groups.values()];
}
