import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { inRoot, toolEnv } from '../../scripts/jobs/place.mjs';
import { run } from '../../scripts/jobs/run.mjs';
import { JobError, say } from '../../scripts/jobs/say.mjs';
import { REFERENCES, TAKEN_FILE, isComparable, referenceNames, sayUncompared, takenPictures } from './pictures.mjs';
import { forgetDifferences, sayDifferences } from './report.mjs';

const pathOf = (name) => `${REFERENCES}/${name}.png`;

/** Makes the pictures that were written since then smaller, without changing a pixel of them. */
async function optimise(since) {
  const { losslessCompressPng } = await import('@napi-rs/image');
  const written = referenceNames().map(pathOf).filter((path) => statSync(path).mtimeMs >= since);
  await Promise.all(written.map(async (path) => writeFileSync(path, await losslessCompressPng(readFileSync(path)))));
  say(`${written.length} pictures written.`);
}

/** Removes pictures that no story takes any more; only a run of all stories knows them. */
function removeOrphans() {
  const taken = takenPictures();
  if (taken.size === 0) return;
  const orphans = referenceNames().filter((name) => !taken.has(name));
  for (const name of orphans) rmSync(pathOf(name));
  if (orphans.length > 0) say(`${orphans.length} pictures of no story removed: ${orphans.join(', ')}`);
}

/**
 * Compares every photographed story with its committed pictures; returns the exit code.
 * @param {string[]} args of the command line: `--update` writes those that changed; story files, without one all of them
 * @param {string} chromium its path
 */
export async function comparePictures(args, chromium) {
  const files = args.filter((arg) => arg !== '--update');
  const update = args.includes('--update');
  if (update && !isComparable())
    throw new JobError(
      'Pictures are taken with the packaged Chromium only, on Linux x64 and without CHROMIUM_PATH: from another browser every one of them would change.',
    );
  forgetDifferences();
  mkdirSync(inRoot('artifacts'), { recursive: true });
  rmSync(TAKEN_FILE, { force: true });
  const since = Date.now();
  const env = toolEnv({ env: { CHROMIUM_PATH: chromium, ARMA11_PICTURES_TAKEN: TAKEN_FILE } });
  const vitest = inRoot('node_modules', '.bin', 'vitest');
  // The flag after the files: Vitest takes a file that follows it for its value.
  const vitestArgs = ['run', '--project', 'storybook', ...files, ...(update ? ['--update'] : [])];
  const code = await run(vitest, vitestArgs, { env, stdio: 'inherit' });
  if (update) await optimise(since);
  if (update && code === 0 && files.length === 0) removeOrphans();
  sayDifferences();
  sayUncompared();
  return code;
}
