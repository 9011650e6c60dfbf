import { describe, expect, it } from 'vitest';
import { type PrediScore, rankPredi } from './rankPredi';

const entry = (entryId: number, points: number, correct: number, correctAtMax: number, score?: number): PrediScore => ({
  entryId,
  points,
  correct,
  correctAtMax,
  ...(score === undefined ? {} : { clutch: { score, minute: 10 } }),
});
const places = (paidPlaces: number, ...entries: PrediScore[]) =>
  rankPredi(entries, paidPlaces).map(({ entryId, position, tied }) => `${entryId}: ${position}${tied ? '=' : ''}`);

describe('ranking of a prediction room', () => {
  it.each([
    ['points come first', [entry(1, 9, 4, 0), entry(2, 10, 1, 0)], ['2: 1', '1: 2']],
    ['then the number of correct answers', [entry(1, 9, 3, 3), entry(2, 9, 4, 0)], ['2: 1', '1: 2']],
    ['then those at the maximum pts', [entry(1, 9, 3, 0), entry(2, 9, 3, 1)], ['2: 1', '1: 2']],
    ['nothing else parts them', [entry(2, 9, 3, 1), entry(1, 9, 3, 1)], ['1: 1=', '2: 1=']],
  ])('%s', (_, entries, expected) => expect(places(0, ...entries)).toEqual(expected));

  it('parts a tie for a paid place by clutch', () => {
    expect(places(1, entry(1, 9, 3, 1, 4), entry(2, 9, 3, 1, 2), entry(3, 9, 3, 1))).toEqual(['2: 1', '1: 2', '3: 3']);
  });

  it('leaves those whose clutch is the same tied, so that they share', () => {
    expect(places(2, entry(1, 9, 3, 1, 2), entry(2, 9, 3, 1, 2), entry(3, 9, 3, 1, 0))).toEqual([
      '3: 1',
      '1: 2=',
      '2: 2=',
    ]);
  });

  it('does not ask the clutch below the paid places', () => {
    const entries = [entry(1, 9, 3, 1), entry(2, 5, 2, 0, 4), entry(3, 5, 2, 0, 1)];
    expect(places(1, ...entries)).toEqual(['1: 1', '2: 2=', '3: 2=']);
    expect(places(2, ...entries)).toEqual(['1: 1', '3: 2', '2: 3']);
  });

  it('asks the clutch when a tie begins in a paid place and ends below it', () => {
    const entries = [entry(1, 5, 2, 0, 4), entry(2, 5, 2, 0, 1), entry(3, 5, 2, 0, 3)];
    expect(places(1, ...entries)).toEqual(['2: 1', '3: 2', '1: 3']);
  });

  it('never lets the clutch undo points or answers', () => {
    expect(places(3, entry(1, 9, 3, 1), entry(2, 8, 3, 1, 0))).toEqual(['1: 1', '2: 2']);
  });
});
