import { readFileSync, writeFileSync } from 'node:fs';

/** How much a size may grow before somebody has to say that it is meant. */
const GROWTH = 0.01;

/** How many of the parts that grew a complaint names. */
const CAUSES = 3;

/**
 * @typedef {object} Size
 * @property {string} name
 * @property {number} bytes as they travel
 * @property {number} limit
 * @property {Record<string, number>} parts before compression: what each package, and each folder of ours, adds
 */

/** @typedef {Record<string, Pick<Size, 'bytes' | 'parts'>>} Agreed by name */

/**
 * Sums modules by the package or by the folder of ours that they come from: `react-dom`, `widgets/RoomCard`.
 * @param {Iterable<readonly [id: string, bytes: number]>} modules
 * @returns {Record<string, number>}
 */
export function partsOf(modules) {
  /** @type {Record<string, number>} */
  const parts = {};
  for (const [id, bytes] of modules) {
    const part = partOf(id);
    parts[part] = (parts[part] ?? 0) + bytes;
  }
  return parts;
}

function partOf(id) {
  const library = /.*[\\/]?node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1];
  const own = /packages[\\/]([^\\/]+)[\\/]src[\\/]([^\\/.]+)/.exec(id);
  return library ?? (own ? `${own[1]}/${own[2]}` : 'bundler');
}

/** The parts that grew most since the agreement, as words. */
function causes({ parts }, before = {}) {
  const grown = Object.entries(parts)
    .map(([part, bytes]) => /** @type {const} */ ([part, bytes - (before[part] ?? 0)]))
    .filter(([, more]) => more > 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, CAUSES);
  const words = grown.map(([part, more]) => `${part} +${more}`).join(', ');
  return words && ` Before compression: ${words}.`;
}

/**
 * What is over its limit, and what grew without somebody's word, as sentences.
 * @param {Size[]} sizes
 * @param {Agreed} written
 * @param {string} script the one that agrees to them anew
 * @param {string} limits where the limits stand: constant and file
 */
export function sizeComplaints(sizes, written, script, limits) {
  const over = sizes
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ name, bytes, limit }) => `${name}: ${bytes} bytes are over the limit of ${limit}. To raise it: ${limits}.`);
  const grown = sizes
    .filter(({ name, bytes }) => bytes > (written[name]?.bytes ?? 0) * (1 + GROWTH))
    .map((size) => {
      const { bytes = 0, parts } = written[size.name] ?? {};
      return `${size.name}: ${size.bytes} bytes, ${bytes} were agreed to.${causes(size, parts)} Meant? ${script} --update`;
    });
  return [...over, ...grown];
}

/** @param {Size[]} sizes @returns {Agreed} */
export const agreedTo = (sizes) => Object.fromEntries(sizes.map(({ name, bytes, parts }) => [name, { bytes, parts }]));

/** Bytes as a column of a table. */
export const kB = (bytes) => (bytes / 1000).toFixed(1).padStart(6);

/**
 * Prints the sizes of a build beside what was agreed to, which `--update` writes anew, and what is wrong with them.
 * @param {URL} agreed the file of what was agreed to
 * @param {{ measure: () => Size[], table: (written: Agreed) => string, complaints: (written: Agreed) => string[] }} build
 */
export function reportSizes(agreed, { measure, table, complaints }) {
  if (process.argv.includes('--update')) {
    writeFileSync(agreed, `${JSON.stringify(agreedTo(measure()), null, 2)}\n`);
  }
  const written = JSON.parse(readFileSync(agreed, 'utf8'));
  process.stdout.write(`${table(written)}\n`);
  const wrong = complaints(written);
  for (const sentence of wrong) process.stderr.write(`${sentence}\n`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
