import { rmSync, writeFileSync } from 'node:fs';
import { inRoot, toolEnv } from '../door/place.mjs';
import { run } from '../door/run.mjs';
import { say } from '../door/say.mjs';
import { chromiumVersion } from './chromiumVersion.mjs';
import { REFERENCES, TAKEN_WITH } from './pictures.mjs';
import { forgetDifferences, writeReport } from './report.mjs';

/** Of some files only their own pictures are written anew; of all stories those that no story takes any more go, too. */
function beginUpdate(files) {
  if (files.length === 0) rmSync(REFERENCES, { recursive: true, force: true });
  writeFileSync(TAKEN_WITH, `{ "chromium": "${chromiumVersion()}" }\n`);
}

/**
 * Compares every photographed story with its committed pictures; answers the exit code.
 * @param {string[]} args of the command line: `--update` writes them anew; story files, without one all of them
 * @param {string} chromium its path
 */
export async function comparePictures(args, chromium) {
  const files = args.filter((arg) => arg !== '--update');
  // After the files: Vitest takes a file that follows it for its value.
  const update = args.includes('--update') ? ['--update'] : [];
  forgetDifferences();
  if (update.length > 0) beginUpdate(files);
  const env = toolEnv({ env: { CHROMIUM_PATH: chromium } });
  const vitest = inRoot('node_modules', '.bin', 'vitest');
  const code = await run(vitest, ['run', '--project', 'storybook', ...files, ...update], { env, stdio: 'inherit' });
  const report = writeReport();
  if (report) say(`Pictures differ. Before, after and difference of each: ${report}`);
  return code;
}
