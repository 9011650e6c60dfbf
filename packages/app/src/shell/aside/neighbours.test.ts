import { expect, it } from 'vitest';
import { groupFixture } from '@arma11/testing/fixtures/groupFixtures';
import { neighbours } from './neighbours';

const { table } = groupFixture();

it.each([
  ['who is between two', 2, [1, 2, 3]],
  ['the first', 1, [1, 2, 3]],
  ['the last', 5, [3, 4, 5]],
])('%s is shown with those next to them', (_, place, shown) => {
  expect(neighbours(table, table[place - 1]!.user.id).map(({ position }) => position)).toEqual(shown);
});

it('who is not in the table sees its top', () => {
  expect(neighbours(table, undefined).map(({ position }) => position)).toEqual([1, 2, 3]);
});

it('a short table is shown whole', () => {
  expect(neighbours(table.slice(0, 2), table[1]!.user.id)).toHaveLength(2);
});
