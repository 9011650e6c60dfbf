import { expect, it } from 'vitest';
import { condensed } from './condensed.mjs';

const long = (field) =>
  ['// @public', 'export const sheet: {', ...Array.from({ length: 400 }, () => `    ${field}: 1;`), '};'].join('\n');
const report = (...blocks) => ['## API Report File', ...blocks].join('\n\n');

it('leaves what can be read as it is', () => {
  const short = report('// @public\nexport type A = 1;', '// @public\nexport type B = 2;');
  expect(condensed(short)).toBe(short);
});

it('gives of a very long declaration the first line, the length and a hash that changes with any line of it', () => {
  const after = '// @public\nexport type B = 2;';
  const text = condensed(report(long('a'), after));
  expect(text.split('\n')).toHaveLength(8);
  expect(text).toMatch(/export const sheet: \{\n {4}\/\/ … 402 lines in all, sha256 [0-9a-f]{16}\n/);
  expect(text.endsWith(after)).toBe(true);
  expect(condensed(report(long('b'), after))).not.toBe(text);
});

it('keeps the list of all calls whole', () => {
  const calls = report(long('a').replace('sheet', 'contract'));
  expect(condensed(calls)).toBe(calls);
});
