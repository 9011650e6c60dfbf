import { describe, expect, it } from 'vitest';
import type { Condition } from '../contract/wire';
import { conditionMark, conditionName, isUnavailable } from './condition';

const table: [Condition, string, string, boolean][] = [
  [0, '✓', 'Habilitado', false],
  [1, '?', 'Dudoso', false],
  [2, '+', 'Lesionado', true],
  [3, 'x', 'Suspendido', true],
];

describe('condition codes', () => {
  it.each(table)('%i is %s %s, with a warning when chosen: %s', (condition, mark, name, unavailable) => {
    expect([conditionMark(condition), conditionName(condition), isUnavailable(condition)]).toEqual([
      mark,
      name,
      unavailable,
    ]);
  });
});
