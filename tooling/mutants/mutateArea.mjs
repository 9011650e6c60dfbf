import { globSync } from 'node:fs';
import { inRoot, projectNode, root } from '../../scripts/jobs/place.mjs';
import { run } from '../../scripts/jobs/run.mjs';
import { JobError } from '../../scripts/jobs/say.mjs';
import { areas } from './areas.mjs';

/** The files of an area whose path has one of the words. */
function filesWith({ mutate }, words) {
  const excluded = mutate.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  const files = globSync(
    mutate.filter((pattern) => !pattern.startsWith('!')),
    { cwd: root, exclude: excluded },
  );
  return files.filter((file) => words.some((word) => file.includes(word)));
}

/**
 * Mutates the code of an area with Stryker, in a copy, and tells which mutants no test saw; hours for a whole one.
 * @param {string} name the area
 * @param {string[]} words parts of paths: without one, all its files
 */
export async function mutateArea(name, words) {
  const area = areas[name];
  if (!area) throw new JobError(`Say which area to mutate: ${Object.keys(areas).join(', ')}.`);
  const files = filesWith(area, words);
  if (words.length > 0 && files.length === 0) throw new JobError(`No file of ${name} says '${words.join(' ')}'.`);
  return run(projectNode(), [inRoot('tooling', 'mutants', 'stryker.mjs'), ...files], {
    cwd: root,
    env: { ...process.env, ARMA11_MUTANTS: name },
    stdio: 'inherit',
  });
}
