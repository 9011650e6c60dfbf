import { expect, it } from 'vitest';
import type { RankingRow } from '@arma11/core/contract';
import { aroundMe } from './aroundMe';

const rows = (count: number, mine: number) =>
  Array.from({ length: count }, (_, index) => ({ position: index + 1, is_me: index + 1 === mine }) as RankingRow);
const shown = (count: number, mine: number, me: RankingRow | null = null) =>
  aroundMe({ results: rows(count, mine), me }).map((row) => (row === 'gap' ? row : row.position));

it.each([
  ['the next four when the player is on the podium', 20, 2, [4, 5, 6, 7]],
  ['no gap when the player is among them', 20, 6, [4, 5, 6, 7]],
  ['no gap when the player follows at once', 20, 8, [4, 5, 6, 7, 8, 9]],
  ['the neighbours behind a gap', 60, 48, [4, 5, 6, 7, 'gap', 47, 48, 49]],
  ['the last place without a neighbour below', 20, 20, [4, 5, 6, 7, 'gap', 19, 20]],
  ['fewer when there are fewer', 4, 1, [4]],
])('shows %s', (_, count, mine, expected) => {
  expect(shown(count, mine)).toEqual(expected);
});

it('shows the player alone when they are on another page', () => {
  expect(shown(50, 0, { position: 80, is_me: true } as RankingRow)).toEqual([4, 5, 6, 7, 'gap', 80]);
});
