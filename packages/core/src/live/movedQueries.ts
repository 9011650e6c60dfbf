import type { QueryKey } from '@tanstack/react-query';
import type { LiveUpdate } from '../contract';

/** Everything that is shown of a room and moves. */
export const roomQueries = (kind: 'compe' | 'predi', id: number): QueryKey[] =>
  kind === 'compe'
    ? [
        ['plus', 'compeRoom', id],
        ['compe', 'ranking', id],
        ['compe', 'lineup'],
        ['compe', 'entry'],
      ]
    : [
        ['predi', 'sala', id],
        ['predi', 'ranking', id],
        ['predi', 'results', id],
        ['predi', 'matches', id],
      ];

/** What has to be read again after an update: its parts that the update does not carry. */
export function movedQueries({ rankings, rooms }: LiveUpdate): QueryKey[] {
  const places = rankings.flatMap(({ kind, id }): QueryKey[] =>
    kind === 'compe'
      ? [['compe', 'ranking', id]]
      : [
          ['predi', 'ranking', id],
          ['predi', 'results', id],
        ],
  );
  return [...places, ...rooms.flatMap(({ kind, id }) => roomQueries(kind, id))];
}
