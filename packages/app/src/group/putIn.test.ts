import { expect, it } from 'vitest';
import { countsIn, forGroup, groupWanted } from './putIn';

it.each([
  ['both', true, true],
  ['lineups', true, false],
  ['predictions', false, true],
] as const)('in a group that counts %s, lineup rooms count: %s, prediction rooms: %s', (counts, compe, predi) => {
  expect(countsIn(counts, 'compe')).toBe(compe);
  expect(countsIn(counts, 'predi')).toBe(predi);
});

it('an address carries the group that a room is made for, and nothing else that stands there', () => {
  expect(groupWanted(new URLSearchParams(forGroup('/predi/create-predi', 7).split('?')[1]))).toBe(7);
  expect(forGroup('/predi/create-predi', null)).toBe('/predi/create-predi');
  expect(groupWanted(new URLSearchParams('grupo=7x'))).toBeNull();
});
