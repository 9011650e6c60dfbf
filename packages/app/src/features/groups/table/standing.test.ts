import { describe, expect, it } from 'vitest';
import type { GroupRow } from '@arma11/core/back-office';
import { standingOf } from './standing';

/** Rows of 'position points won', the player's own being number 1. */
const table = (...rows: [user: number, position: number, points: number, won?: number][]) =>
  rows.map(([user, position, points, won = 0]) => ({
    position,
    user: { id: user, username: `u${user}`, avatar: '', keyusername: `u${user}`, rango_level: 1 },
    points,
    rooms: 3,
    won,
  }));

const told = (rows: readonly GroupRow[]) => {
  const standing = standingOf(rows, 1);
  return { ...standing, ...('other' in standing && { other: standing.other.user.id }) };
};

describe('how the reader stands in the table of a group', () => {
  it('is what is missing to whoever is next above', () => {
    expect(told(table([2, 1, 90], [3, 2, 60], [1, 3, 53]))).toEqual({ kind: 'behind', other: 3, points: 7 });
  });

  it('is what is missing to the last of those who share the next place', () => {
    expect(told(table([2, 1, 60], [3, 1, 60], [1, 3, 59]))).toEqual({ kind: 'behind', other: 3, points: 1 });
  });

  it('is that rooms won part them, where the points are the same', () => {
    expect(told(table([2, 1, 60, 2], [1, 2, 60, 1]))).toEqual({ kind: 'level', other: 2 });
  });

  it('is with whom the first place is shared', () => {
    expect(told(table([2, 1, 60], [1, 1, 60], [3, 3, 4]))).toEqual({ kind: 'shared', other: 2, position: 1 });
  });

  it('is how far the first is ahead', () => {
    expect(told(table([1, 1, 60], [2, 2, 56]))).toEqual({ kind: 'ahead', other: 2, points: 4 });
  });

  it('is alone at the top where nobody else has played', () => {
    expect(told(table([1, 1, 60]))).toEqual({ kind: 'alone' });
  });

  it('is out of it before the first room', () => {
    expect(told(table([2, 1, 60]))).toEqual({ kind: 'out' });
    expect(standingOf([], undefined)).toEqual({ kind: 'out' });
  });
});
