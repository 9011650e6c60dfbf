import { expect, it } from 'vitest';
import { bundleElements } from './buildElements.mjs';
import { buildEmbed, gzipBytes } from './buildEmbed.mjs';
import { FIRST_WIDGET } from './bundledTogether.mjs';
import { forbiddenIn } from './sizes.mjs';
import { withImports } from './runtimeModules.mjs';

/** What a page may load more at first than by the script tag, in bytes as they travel. */
const MORE = 2_000;

const bytesOf = (names, chunks, codeOf) => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set(names.flatMap((name) => [...withImports(name, byName)]));
  return [...needed].reduce((sum, chunk) => sum + gzipBytes(codeOf(chunk)), 0);
};

it('what a page loads first of @arma11/elements is at most 2 kB more than by the script tag, and none of a strange library', async () => {
  const [elements, { files, graph }] = [await bundleElements(), await buildEmbed()];
  const ours = bytesOf(['index.js', FIRST_WIDGET], elements, ({ code }) => code);
  const tag = bytesOf(['runtime.js', FIRST_WIDGET], graph, ({ fileName }) => files.get(fileName));
  expect(ours).toBeLessThan(tag + MORE);
  expect(forbiddenIn({ graph: elements })).toEqual([]);
}, 120_000);
