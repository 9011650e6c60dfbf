import { expect, it } from 'vitest';
import { lockWords } from './lockWords';

const LOCK = '2026-06-11T20:00:00Z';

it.each([
  ['2026-06-09T20:00:00Z', 'cierra jue 11 jun 15:00 H', false],
  ['2026-06-11T17:46:00Z', 'cierra en 2 h 14 min', false],
  ['2026-06-11T19:49:00Z', 'cierra en 11 min', true],
  ['2026-06-11T20:00:00Z', 'ya cerró', false],
])('at %s a room that locks at 15:00 in Lima says «%s»', (now, text, urgent) => {
  expect(lockWords(LOCK, Date.parse(now))).toEqual({ text, urgent });
});
