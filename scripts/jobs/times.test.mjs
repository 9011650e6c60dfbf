import { expect, it } from 'vitest';
import { tableOfTimes } from './times.mjs';

const file = (name, ms) => ({ project: 'unit', file: name, ms });

it('the times of a run name each suite and the slowest files', () => {
  const files = Array.from({ length: 12 }, (_, at) => file(`f${at}.test.ts`, at * 1000));
  const lines = tableOfTimes([
    { title: 'static checks', ms: 90_000, passed: 25, failed: 0 },
    { title: 'rules', ms: 61_500, passed: 4000, failed: 1, files },
  ]).split('\n');
  expect(lines.slice(0, 2)).toEqual(['   90.0 s  static checks (25)', '   61.5 s  rules (4000)']);
  expect(lines).toHaveLength(13);
  expect(lines[3]).toBe('   11.0 s  f11.test.ts (unit)');
});
