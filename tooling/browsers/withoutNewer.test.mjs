import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { newerPaths, withoutNewer } from './withoutNewer.mjs';

it('names what an oldest browser lacks: globals, members, statics, and what Intl has', () => {
  expect(newerPaths()).toEqual(
    expect.arrayContaining([
      'requestIdleCallback',
      'Array.prototype.toReversed',
      'URL.canParse',
      'URLSearchParams.prototype.size',
      'Intl.Segmenter',
    ]),
  );
  expect(newerPaths()).not.toContain('Array.prototype.findLast');
  // `Response.json()` alone is young.
  expect(newerPaths()).not.toContain('Response.prototype.json');
});

it('takes it from a page, and leaves what they have', () => {
  const page = createContext({});
  const kinds =
    "[typeof [].toReversed, typeof [].findLast, typeof Promise.withResolvers, typeof Intl.Segmenter].join(' ')";
  expect(runInContext(kinds, page)).toBe('function function function function');
  runInContext(withoutNewer(), page);
  expect(runInContext(kinds, page)).toBe('undefined function undefined undefined');
});
