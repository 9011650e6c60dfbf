import { describe, expect, it } from 'vitest';
import { finishedMatch, drawnMatch, openMatch } from '@arma11/testing/fixtures/prediFixture';
import { isMatchClosed, lockEvents } from './matchClock';

const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);

describe('a match', () => {
  it.each([
    ['before its lock', false, '20:24:59', false],
    ['at its lock', false, '20:25:00', true],
    ['when the server closed it early', true, '18:00:00', true],
  ])('%s takes answers, or not', (_, close_predi, time, closed) => {
    expect(isMatchClosed({ close_predi, lock_at: '2026-11-21T20:25:00Z' }, at(time))).toBe(closed);
  });
});

describe('the warnings of a room', () => {
  const textsAt = (now: string) =>
    lockEvents([openMatch, drawnMatch, finishedMatch], at(now)).map(({ match, minutes }) => [match.id, minutes]);

  it('come at 15, 5 and 1 minutes and at the lock, soonest first, and never for a closed match', () => {
    expect(textsAt('18:00:00')).toEqual([
      [55, 15],
      [55, 5],
      [55, 1],
      [55, 0],
      [56, 15],
      [56, 5],
      [56, 1],
      [56, 0],
    ]);
  });

  it('leave out the ones that have passed', () => {
    expect(textsAt('20:20:00').slice(0, 2)).toEqual([
      [55, 1],
      [55, 0],
    ]);
  });
});
