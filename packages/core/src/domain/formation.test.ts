import { describe, expect, it } from 'vitest';
import type { AnyFormation } from '../contract/wire';
import {
  formationLabel,
  formationLines,
  formationRows,
  isAnyFormation,
  isFormation,
  playableFormations,
  slotsOf,
} from './formation';

const table: [AnyFormation, string, number[]][] = [
  ['442', '4-4-2', [0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4]],
  ['433', '4-3-3', [0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4]],
  ['451', '4-5-1', [0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 4]],
  ['541', '5-4-1', [0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 4]],
  ['352', '3-5-2', [0, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 4]],
  ['343', '3-4-3', [0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4]],
  ['221', '2-2-1', [0, 1, 1, 2, 2, 3]],
];

describe('formation', () => {
  it('offers the six formations 4-4-2, 4-3-3, 4-5-1, 5-4-1, 3-5-2, 3-4-3', () => {
    expect(playableFormations.map(formationLabel)).toEqual(['4-4-2', '4-3-3', '4-5-1', '5-4-1', '3-5-2', '3-4-3']);
  });

  it.each(table)('%s reads %s and puts the goalkeeper first and the coach last', (code, label, positions) => {
    expect(formationLabel(code)).toBe(label);
    expect(slotsOf(code)).toEqual(positions.map((position, slot) => ({ slot, position })));
  });

  it.each(table)('%s has the line counts its digits say', (code) => {
    const { defenders, midfielders, forwards, goalkeepers, coaches } = formationLines(code);
    expect(`${defenders}${midfielders}${forwards}`).toBe(code);
    expect(goalkeepers).toBe(1);
    expect(coaches).toBe(code === '221' ? 0 : 1);
  });

  it('draws five rows for an eleven and four for F6, which has no coach', () => {
    expect(formationRows('352')).toEqual([
      { position: 0, slots: [0] },
      { position: 1, slots: [1, 2, 3] },
      { position: 2, slots: [4, 5, 6, 7, 8] },
      { position: 3, slots: [9, 10] },
      { position: 4, slots: [11] },
    ]);
    expect(formationRows('221').map((row) => row.position)).toEqual([0, 1, 2, 3]);
  });

  it.each([
    ['442', true, true],
    ['221', false, true],
    ['901', false, false],
    ['4-4-2', false, false],
    [442, false, false],
    [null, false, false],
    ['toString', false, false],
  ])('%j: choosable %s, known %s', (value, choosable, known) => {
    expect(isFormation(value)).toBe(choosable);
    expect(isAnyFormation(value)).toBe(known);
  });
});
