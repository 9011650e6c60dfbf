import { spawnSync } from 'node:child_process';
import { ensureChromium } from '../machine/chromium.mjs';
import { reachedFrom } from '../imports/reached.mjs';
import { comparePictures } from '../visual/comparePictures.mjs';
import { takenPictures } from '../visual/pictures.mjs';
import { ensureBuilt } from '../../scripts/jobs/build.mjs';
import { branchBase, changedSince } from '../suite/checkFiles.mjs';
import { refreshedFiles, toldRefreshed } from './refreshedFiles.mjs';
import { inRoot, projectNode, published, root, toolEnv } from '../../scripts/jobs/place.mjs';
import { mustRun } from '../../scripts/jobs/run.mjs';
import { say, seconds } from '../../scripts/jobs/say.mjs';

const node = (title, script, args = [], folder = []) => ({
  title,
  command: projectNode(),
  args: [inRoot(...folder, script), ...args],
  cwd: inRoot(...folder),
});
const vitest = (title, args, env) => ({
  title,
  command: inRoot('node_modules', '.bin', 'vitest'),
  args: ['run', ...args],
  env,
});
const server = ['--project', 'server-pglite-rest'];

/** What is made from the source and committed, in the order in which one is made of the other. */
const generators = [
  vitest('scenarios of the stories', [...server, 'packages/server/src/testing/scenarios', '--update']),
  vitest('refusals of the server', ['--project', 'quality', '.storybook/errors/refusals.test.ts', '--update']),
  node('types of the wire', 'tooling/contract/write.mjs'),
  node('comments of the contract’s fields', 'tooling/openapi/write.mjs'),
  vitest('examples of the OpenAPI document', [...server, 'testing/contract/recordExamples.test.ts'], {
    ARMA11_RECORD: 'openapi',
  }),
  node('icons of the installed app', 'tooling/app/icons.mjs'),
  node('cards of shared links', 'tooling/share/drawCards.mjs'),
  { title: 'what is published', builds: ['widgets', 'embed', 'elements', 'app'] },
  node('reports of the public API', 'tooling/api/report.mjs', [...published, '--update']),
  node('what describes the tags', 'tooling/elements/write.mjs'),
  node('tables of docs/', 'tooling/docs/update.mjs'),
  node('sizes of the script tag', 'embed.sizes.mjs', ['--update'], ['packages', 'widgets']),
  node('sizes of single exports', 'exports.sizes.mjs', ['--update'], ['packages', 'widgets']),
  node('sizes of the app', 'initial.sizes.mjs', ['--update'], ['packages', 'app']),
];

/** @typedef {{ title: string, builds?: string[], command?: string, args?: string[], cwd?: string, env?: object }} Generator */

/** @param {Generator} generator */
async function make({ title, builds, command, args, cwd, env }) {
  const start = Date.now();
  say(`Making ${title} …`);
  for (const name of builds ?? []) await ensureBuilt(name);
  if (command) await mustRun(command, args, { cwd, env: toolEnv({ env }) }, `Not refreshed: ${title}.`);
  say(`✓ ${title} (${seconds(start)})`);
}

const isGenerated =
  /\.(recorded|sizes)\.json$|\.api\.md$|custom-elements\.json$|custom-data\.json$|web-types\.json$|__snapshots__|^docs\/|^visual\/|\/recorded\/|^packages\/app\/(icons\.json|public\/(icons|share)\/)|^tooling\/share\/cards\.json$|\/contract\/wire\.ts$/;

/** What is not committed yet, by `git status`. */
function uncommitted() {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--untracked-files=all'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));
}

/**
 * Makes everything anew that is generated from the source, then the pictures of the stories that the branch touched, and lists
 * what changed by it. Returns the exit code.
 */
export async function refresh() {
  const chromium = await ensureChromium();
  for (const generator of generators) await make(generator);
  const base = branchBase();
  const code = await comparePictures(['--update', '--changed', base], chromium);
  const storyOf = takenPictures();
  const edited = changedSince(base).filter((file) => !isGenerated.test(file));
  const told = toldRefreshed(
    refreshedFiles(
      uncommitted().filter((file) => isGenerated.test(file)),
      { edited, storyOf, reachedFrom },
    ),
  );
  say(told || 'Everything generated was fresh.');
  return code;
}
