import { expect, it } from 'vitest';
import { offerOf } from './offerOf';

it.each([
  ['price=50&league=demo', { price: 50, league: 'demo' }],
  ['price=0&league=demo', { price: 0, league: 'demo' }],
  ['price=50', null],
  ['league=demo', null],
  ['price=-5&league=demo', null],
  ['price=5.5&league=demo', null],
  ['price=1e3&league=demo', null],
])('the address ?%s names %o', (query, offer) => {
  expect(offerOf(new URLSearchParams(query))).toEqual(offer);
});
