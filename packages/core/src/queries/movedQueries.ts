import type { QueryKey } from '@tanstack/react-query';
import type { LiveUpdate } from '../contract';
import { compeKeys, prediKeys, salasKeys } from './queryKeys';

/** Everything that is shown of a room and moves. */
export const roomQueries = (kind: 'compe' | 'predi', id: number): QueryKey[] =>
  kind === 'compe'
    ? [salasKeys.sala(id), compeKeys.rankings(id), compeKeys.lineups, compeKeys.entries]
    : [
        prediKeys.sala(id),
        prediKeys.ranking(id),
        prediKeys.resultsOf(id),
        prediKeys.matches(id),
        prediKeys.longTerm(id),
      ];

/** What has to be read again after an update: its parts that the update does not carry. */
export function movedQueries({ rankings, rooms }: LiveUpdate): QueryKey[] {
  const places = rankings.flatMap(({ kind, id }): QueryKey[] =>
    kind === 'compe' ? [compeKeys.rankings(id)] : [prediKeys.ranking(id), prediKeys.resultsOf(id)],
  );
  return [...places, ...rooms.flatMap(({ kind, id }) => roomQueries(kind, id))];
}
