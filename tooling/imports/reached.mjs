import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { inRoot } from '../../scripts/jobs/place.mjs';
import { importsOf } from './importsOf.mjs';

const endings = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

/** A file inside packages/ by what an import names: itself without its extension, or a folder. */
function fileOf(path) {
  const ending = endings.find((end) => existsSync(inRoot('packages', `${path}${end}`)));
  return ending && `${path}${ending}`;
}

/** @type {Map<string, ReturnType<typeof importsOf>>} */
const known = new Map();

/** The imports of a file that run and stay among our files. */
function importsIn(file) {
  if (!known.has(file)) {
    const all = importsOf({ path: file, text: readFileSync(inRoot('packages', file), 'utf8') });
    known.set(
      file,
      all.filter(({ typeOnly }) => !typeOnly),
    );
  }
  return known.get(file);
}

/** Where an import leads inside packages/. */
const pathOf = ({ path, library }) => path ?? /^@arma11\/(testing\/.+)/.exec(library)?.[1];

/** The names that an import takes of where it leads, when of its own file some were taken; undefined for any. */
function taken({ names, isExport }, wanted) {
  if (isExport && !names) return wanted;
  return names?.filter(({ outside }) => !isExport || !wanted || wanted.includes(outside)).map(({ inside }) => inside);
}

/**
 * Returns every file of ours that runs when a file of packages/ does, with what its imports bring. Of an index only what is
 * taken of it counts: who draws a button does not run the whole package.
 * @param {string} file from the repository's folder, as those that are returned
 * @returns {Set<string>}
 */
export function reachedFrom(file) {
  const reached = new Set([file]);
  const seen = new Set();
  const visit = (from, wanted) => {
    const key = `${from} ${wanted ?? '*'}`;
    if (seen.has(key)) return;
    seen.add(key);
    for (const found of importsIn(from)) {
      const names = taken(found, wanted);
      const path = pathOf(found);
      const next = path && names?.length !== 0 && fileOf(path);
      if (!next) continue;
      reached.add(posix.join('packages', next));
      visit(next, names);
    }
  };
  visit(posix.relative('packages', file));
  return reached;
}
