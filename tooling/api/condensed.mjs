import { createHash } from 'node:crypto';

/** Declarations longer than this are the shapes of zod and of the wire, written out wherever they are used. */
const MOST_LINES = 300;

/** The list of all calls is long and is what a reader looks for. */
const keptWhole = /^export const contract:/m;

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

function condense(block) {
  const lines = block.split('\n');
  if (lines.length <= MOST_LINES || keptWhole.test(block)) return block;
  const start = lines.findIndex((line) => line !== '' && !line.startsWith('//'));
  const head = [...lines.slice(0, start), lines[start].slice(0, 160)];
  return [...head, `    // … ${lines.length - start} lines in all, sha256 ${hashOf(block)}`].join('\n');
}

/**
 * A report in which a very long declaration is its first line, its length and the hash of the whole: a change is seen,
 * and the report can be read. The parts that it is made of stand in the report of `contract`.
 */
export const condensed = (report) =>
  report
    .split(/\n(?=\n\/\/ @|\n\/\/ Warning|\n\/\/ \(No )/)
    .map(condense)
    .join('\n');
