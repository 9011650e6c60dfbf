import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

// What decides nothing about a build: tests, stories, recordings.
const spared = /\.(test|stories)\.[cm]?[jt]sx?$|\.recorded\.json$/;

const changedAt = (path) => statSync(path).mtimeMs;

/** A file, or a folder with all that is in it: a file that was taken out changes the folder it was in. */
function pathsIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const inside = readdirSync(path, { recursive: true }).map((name) => join(path, name));
  return [path, ...inside.filter((name) => !spared.test(name))];
}

/**
 * Whether every result is there and no source changed after it was made.
 * @param {{ sources: readonly string[], results: readonly string[] }} build paths of files, and of folders as sources
 */
export function isFresh({ sources, results }) {
  if (results.length === 0 || !results.every((path) => existsSync(path))) return false;
  const made = Math.min(...results.map(changedAt));
  return sources.flatMap(pathsIn).every((path) => changedAt(path) <= made);
}
