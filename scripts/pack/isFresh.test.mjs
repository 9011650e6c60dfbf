import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isFresh } from './isFresh.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arma11-fresh-'));
  mkdirSync(join(folder, 'src', 'deep'), { recursive: true });
  mkdirSync(join(folder, 'dist'));
  for (const file of ['src/index.ts', 'src/deep/one.ts', 'src/deep/one.test.ts', 'config.ts']) write(file, 100);
  for (const file of ['dist/index.js', 'dist/index.d.ts']) write(file, 200);
  for (const tree of ['src', 'src/deep']) utimesSync(join(folder, tree), 100, 100);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a file as if it had been that many seconds after 1970. */
function write(file, second) {
  writeFileSync(join(folder, file), '');
  utimesSync(join(folder, file), second, second);
}

const fresh = () =>
  isFresh({
    sources: ['src', 'config.ts', 'absent.ts'].map((file) => join(folder, file)),
    results: ['dist/index.js', 'dist/index.d.ts'].map((file) => join(folder, file)),
  });

it('a build is fresh while nothing changed after it', () => {
  expect(fresh()).toBe(true);
});

it.each([['src/deep/one.ts'], ['config.ts']])('a build is not fresh once %s changed', (file) => {
  write(file, 201);
  expect(fresh()).toBe(false);
});

it('a build is not fresh once a source was taken out', () => {
  rmSync(join(folder, 'src/deep/one.ts'));
  expect(fresh()).toBe(false);
});

it('a test is no source', () => {
  write('src/deep/one.test.ts', 300);
  utimesSync(join(folder, 'src', 'deep'), 100, 100);
  expect(fresh()).toBe(true);
});

it('a build is not fresh when one of its files is missing, or it promises none', () => {
  rmSync(join(folder, 'dist/index.d.ts'));
  expect(fresh()).toBe(false);
  expect(isFresh({ sources: [], results: [] })).toBe(false);
});
