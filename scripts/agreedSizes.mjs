import { readFileSync, writeFileSync } from 'node:fs';

/** How much a size may grow before somebody has to say that it is meant. */
const GROWTH = 0.01;

/** @typedef {{ name: string, bytes: number, limit: number }} Size as it travels, of what is named */

/**
 * What is over its limit, and what grew without somebody's word, as sentences.
 * @param {Size[]} sizes
 * @param {Record<string, number>} written the bytes that were agreed to
 * @param {string} script the one that agrees to them anew
 */
export function sizeComplaints(sizes, written, script) {
  const over = sizes
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ name, bytes, limit }) => `${name}: ${bytes} bytes are over the limit of ${limit}.`);
  const grown = sizes
    .filter(({ name, bytes }) => bytes > (written[name] ?? 0) * (1 + GROWTH))
    .map(
      ({ name, bytes }) => `${name}: ${bytes} bytes, ${written[name] ?? 0} were agreed to. Meant? ${script} --update`,
    );
  return [...over, ...grown];
}

/** Bytes as a column of a table. */
export const kB = (bytes) => (bytes / 1000).toFixed(1).padStart(6);

/**
 * Prints the sizes of a build beside what was agreed to, which `--update` writes anew, and what is wrong with them.
 * @param {URL} agreed the file of what was agreed to
 * @param {{ measure: () => Size[], table: (written: Record<string, number>) => string,
 *   complaints: (written: Record<string, number>) => string[] }} build
 */
export function reportSizes(agreed, { measure, table, complaints }) {
  if (process.argv.includes('--update')) {
    const sizes = Object.fromEntries(measure().map(({ name, bytes }) => [name, bytes]));
    writeFileSync(agreed, `${JSON.stringify(sizes, null, 2)}\n`);
  }
  const written = JSON.parse(readFileSync(agreed, 'utf8'));
  process.stdout.write(`${table(written)}\n`);
  const wrong = complaints(written);
  for (const sentence of wrong) process.stderr.write(`${sentence}\n`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
