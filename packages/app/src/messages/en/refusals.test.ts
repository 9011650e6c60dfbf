import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { refusals, sentences } from './refusals';

const sourcesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => readFileSync(resolve(folder, name), 'utf8'))
    .join('\n');

const packages = resolve(import.meta.dirname, '../../../../');
const sources = sourcesOf(resolve(packages, 'server/src')) + sourcesOf(resolve(packages, 'core/src'));

it('translates sentences that server or client still say, and codes that are still refused', () => {
  const missing = (words: Readonly<Record<string, string>>) =>
    Object.keys(words).filter((word) => !sources.includes(`'${word}'`));
  expect(missing(sentences)).toEqual([]);
  expect(missing(refusals)).toEqual([]);
});
