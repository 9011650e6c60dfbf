import { expect, it } from 'vitest';
import type { RankingRow } from '@arma11/core/contract';
import { prizeDistance } from './prizeDistance';

const row = (points: number, prize: number) => ({ points, prize }) as RankingRow;

it.each([
  ['what is being won', row(80, 50), [row(90, 100), row(80, 50)], { prize: 50, points: 0 }],
  ['the points to the last paid place', row(71, 0), [row(90, 100), row(80, 50), row(71, 0)], { prize: 0, points: 9 }],
  ['nothing in a free room', row(71, 0), [row(90, 0)], null],
  ['nothing for who is not in it', null, [row(90, 100)], null],
])('shows %s', (_, me, results, expected) => {
  expect(prizeDistance({ me, results })).toEqual(expected);
});
