import { expect, it } from 'vitest';
import { referrerOf } from './referrerOf';

it.each([
  ['ref=juan_10', 'juan_10'],
  ['ref=juan_10&from=%2Fplay%3Fref%3Drosa', 'juan_10'],
  ['from=%2Fpredi%2Fins%3Fref%3Drosa', 'rosa'],
  ['from=https%3A%2F%2Fevil.example%2F%3Fref%3Drosa', undefined],
  ['ref=%20', undefined],
  [`ref=${'a'.repeat(61)}`, undefined],
  ['', undefined],
])('the invitation of ?%s is %s', (query, name) => {
  expect(referrerOf(new URLSearchParams(query))).toBe(name);
});
