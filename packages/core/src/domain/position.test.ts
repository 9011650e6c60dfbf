import { describe, expect, it } from 'vitest';
import type { LineupGroups, Position } from '../contract/wire';
import { groupKeyOf, groupKeys, positionCode, positionName, positions } from './position';

const table: [Position, string, string, keyof LineupGroups][] = [
  [0, 'POR', 'Portero', 'porteros'],
  [1, 'DEF', 'Defensa', 'defensas'],
  [2, 'MED', 'Mediocampista', 'mediocampistas'],
  [3, 'DEL', 'Delantero', 'delanteros'],
  [4, 'ENT', 'Entrenador', 'entrenadores'],
];

describe('position codes', () => {
  it.each(table)('%i is %s, %s, grouped under %s', (position, code, name, group) => {
    expect([positionCode(position), positionName(position), groupKeyOf(position)]).toEqual([code, name, group]);
  });

  it('lists every position and every group once, in pitch order', () => {
    expect(positions).toEqual(table.map(([position]) => position));
    expect(groupKeys).toEqual(table.map(([, , , group]) => group));
  });
});
