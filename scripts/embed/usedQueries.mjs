import { readFileSync } from 'node:fs';
import { membersOf, withMembers } from './membersOf.mjs';

const QUERIES = /[\\/]core[\\/]src[\\/]queries[\\/](\w+Queries)\.ts$/;

const read = (file) => readFileSync(file, 'utf8');
const sourcesOf = (modules) => modules.filter((file) => /packages[\\/].*\.tsx?$/.test(file));

/** A table of reads without those that nothing in `text` names: 'prediQueries.sala'. */
function leftOf(file, code, text) {
  const table = QUERIES.exec(file)?.[1] ?? '';
  const members = membersOf(file, code, table);
  return withMembers(code, members, (name) => new RegExp(`\\b${table}\\.${name}\\b`).test(text));
}

/**
 * The sources of a bundle as far as they count: its tables of reads without what nothing reads.
 * @param {readonly string[]} modules
 */
function countedText(modules) {
  const sources = sourcesOf(modules);
  const text = sources.map(read).join('\n');
  return sources.map((file) => (QUERIES.test(file) ? leftOf(file, read(file), text) : read(file))).join('\n');
}

/**
 * Whether a bundle makes a call: 'predi', 'sala'. Every call is made as `client.predi.sala(…)`.
 * @param {readonly string[]} modules
 */
export function callsIn(modules) {
  const text = countedText(modules);
  return (heading, name) => modules.length === 0 || new RegExp(`\\.${heading}\\.${name}\\b`).test(text);
}

/**
 * Leaves in the tables of reads what the bundle's modules name.
 * @param {readonly string[]} modules
 */
export function usedQueries(modules) {
  const text = sourcesOf(modules).map(read).join('\n');
  return {
    name: 'embed-used-queries',
    enforce: /** @type {const} */ ('pre'),
    transform: (code, id) =>
      modules.length > 0 && QUERIES.test(id) ? { code: leftOf(id, code, text), map: null } : null,
  };
}
