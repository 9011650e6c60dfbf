import { prediLimits, type MarketKind } from '@arma11/core/contract';

/** Matches of a private room (rules R17.3). */
export const MOST_MATCHES = prediLimits.private.matches;

/** What is asked about each match that is chosen. */
export type Selection = ReadonlyMap<number, readonly MarketKind[]>;

/** Where a match is chosen and no question is named (rules R8.6). */
const FIRST_KIND: MarketKind = '1x2';

/** What a room asks now. */
export const selectionOf = (
  chosen: readonly { match: { id: number }; markets: readonly { kind: MarketKind }[] }[],
): Selection => new Map(chosen.map(({ match, markets }) => [match.id, markets.map(({ kind }) => kind)]));

/** Chooses a match, with the question of who wins, or drops it; beyond the most nothing is added. */
export function toggleMatch(selection: Selection, match: number): Selection {
  const next = new Map(selection);
  if (next.has(match)) next.delete(match);
  else if (next.size < MOST_MATCHES) next.set(match, [FIRST_KIND]);
  return next;
}

/** Whether all of these matches are chosen. */
export const hasAll = (selection: Selection, matches: readonly number[]): boolean =>
  matches.every((match) => selection.has(match));

/** Chooses all of these matches, as many as there is room for, or drops them when all are chosen. */
export function toggleMatches(selection: Selection, matches: readonly number[]): Selection {
  const drop = hasAll(selection, matches);
  return matches.filter((match) => selection.has(match) === drop).reduce(toggleMatch, selection);
}

/** Adds or drops a question; a match without any is no longer chosen. */
export function toggleKind(selection: Selection, match: number, kind: MarketKind): Selection {
  const kinds = selection.get(match) ?? [];
  const left = kinds.includes(kind) ? kinds.filter((each) => each !== kind) : [...kinds, kind];
  const next = new Map(selection);
  if (left.length > 0) next.set(match, left);
  else next.delete(match);
  return next;
}

/** Whether both ask the same, in whatever order. */
export function sameSelection(one: Selection, other: Selection): boolean {
  const text = (selection: Selection) =>
    [...selection]
      .map(([match, kinds]) => `${match}:${[...kinds].sort().join()}`)
      .sort()
      .join(';');
  return text(one) === text(other);
}

/** How many questions are asked in all. */
export const questionsIn = (selection: Selection): number =>
  [...selection.values()].reduce((sum, kinds) => sum + kinds.length, 0);
