import { expect, it } from 'vitest';
import { FIXTURE_NOW, fixtureLineup } from '@arma11/testing/fixtures/lineupFixture';
import { nextLook } from './useLineupData';

const minute = 60_000;

it.each([
  ['not while there is no lineup', undefined, 0, false],
  ['at the lock', fixtureLineup(), 0, 3 * minute + 1_000],
  ['every three seconds after the lock until the server says that it is closed', fixtureLineup(), 10 * minute, 3_000],
  ['after twelve hours at most', fixtureLineup(), -30 * 60 * minute, 12 * 60 * minute],
  ['every thirty seconds while points are provisional', fixtureLineup({ closed: true, live: true }), 0, 30_000],
  ['no more once the points are final', fixtureLineup({ closed: true }), 0, false],
] as const)('looks again %s', (_, lineup, later, wait) => {
  expect(nextLook(lineup, FIXTURE_NOW + later)).toBe(wait);
});
