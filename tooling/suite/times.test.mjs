import { expect, it } from 'vitest';
import { listOfFailures, tableOfTimes } from './times.mjs';

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

it('the end of a run names each failed test and check with what it said', () => {
  const failures = [
    { project: 'unit', file: 'points.test.ts', name: 'a goal counts five', message: 'expected 4 to be 5' },
  ];
  const lint = { title: 'static checks', ms: 1, passed: 1, failed: 1, failures: [{ name: 'lint', message: 'no-var' }] };
  expect(listOfFailures([lint, { title: 'rules', ms: 1, passed: 0, failed: 1, failures }])).toBe(
    [
      'What failed:',
      '  static checks › lint: no-var',
      '  rules › unit › points.test.ts › a goal counts five: expected 4 to be 5',
    ].join('\n'),
  );
  expect(listOfFailures([{ title: 'rules', ms: 1, passed: 9, failed: 0 }])).toBe('No test failed.');
});
