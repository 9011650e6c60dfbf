import { describe, expect, it } from 'vitest';
import { pressed, sortRows, type Sortable } from './sortRows';

interface Row {
  name: string;
  points: number;
}

const name: Sortable<Row> = { id: 'name', value: (row) => row.name };
const points: Sortable<Row> = { id: 'points', value: (row) => row.points, figure: true };
const rows: readonly Row[] = [
  { name: 'Zárate', points: 10 },
  { name: 'Ñahui', points: 9 },
  { name: 'Nina', points: 10 },
  { name: 'Ángeles', points: -2 },
];
const names = (...order: Parameters<typeof pressed>) =>
  sortRows(rows, [name, points], pressed(...order)).map((row) => row.name);

describe('the rows of a table', () => {
  it('stand as they came until a head is pressed', () => {
    expect(sortRows(rows, [name, points], null)).toBe(rows);
  });

  it('stand by name as one looks them up in Spanish', () => {
    expect(names(name, null)).toEqual(['Ángeles', 'Nina', 'Ñahui', 'Zárate']);
  });

  it('have the largest number first, and equals as they were', () => {
    expect(names(points, null)).toEqual(['Zárate', 'Nina', 'Ñahui', 'Ángeles']);
  });

  it('turn round at the second press on the same head', () => {
    expect(names(points, pressed(points, null))).toEqual(['Ángeles', 'Ñahui', 'Zárate', 'Nina']);
    expect(names(name, pressed(name, null))[0]).toBe('Zárate');
  });

  it('begin anew at a press on another head', () => {
    expect(pressed(points, { by: 'name', down: true })).toEqual({ by: 'points', down: true });
    expect(pressed(name, { by: 'points', down: true })).toEqual({ by: 'name', down: false });
  });
});
