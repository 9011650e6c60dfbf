import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, pnpmPath } from './install.mjs';
import { alone } from './lock.mjs';
import { inRoot, packageNames, projectNode, published, toolEnv } from './place.mjs';
import { run } from './run.mjs';
import { say } from './say.mjs';

const serverFile = (name) => inRoot('packages', 'server', 'dist', name);
const storybook = (...args) =>
  run(inRoot('node_modules', '.bin', 'storybook'), args, { env: toolEnv(), stdio: 'inherit' });

/** Installs what is needed, then builds side by side. */
const ready = (need, ...builds) =>
  alone(async () => {
    await ensureInstalled(need);
    await Promise.all(builds.map(ensureBuilt));
  });

/** Serves the app and the API on one port. The embed, which partners' pages alone load, follows while the game is played. */
async function start(args) {
  const need = { packages: packageNames, tools: false };
  await ready(need, 'app', 'server');
  const served = run(projectNode(), [serverFile('main.js'), ...args], { stdio: 'inherit' });
  // What is started from here on has what the game leaves of the machine.
  setPriority(constants.priority.PRIORITY_LOW);
  const embed = ready(need, 'embed').catch(({ message }) => say(message));
  const code = await served;
  await embed;
  return code;
}

/** The operator's command line. */
async function arma11(args) {
  await ready({ packages: ['core', 'server'], tools: false }, 'server');
  return run(projectNode(), [serverFile('cli.js'), ...args], { stdio: 'inherit' });
}

const forStories = { packages: ['core', 'widgets', 'app'], tools: true };

async function storybookDev(args) {
  await ready(forStories);
  return storybook('dev', '-p', '6006', '--no-open', '--ci', '--no-version-updates', '--disable-telemetry', ...args);
}

async function buildStorybook(args) {
  await ready(forStories);
  return storybook('build', '--quiet', '--disable-telemetry', ...args);
}

/** Packs what production runs into one archive, `artifacts/arma11-<version>-<platform>.tar.gz`, which needs Node alone. */
async function release() {
  await ready({ packages: packageNames, tools: false }, 'app', 'embed', 'server');
  const { writeRelease } = await import('../../tooling/release/writeRelease.mjs');
  const { file, size, unpacked, files, packages, sha256, changed } = await writeRelease();
  const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
  say(
    `${files} files, ${packages.length} packages from npm, ${megabytes(unpacked)} MB unpacked, ${megabytes(size)} MB.`,
  );
  if (changed) say('Files differ from the commit: this release is of no commit.');
  process.stdout.write(`${sha256}  ${file}\n`);
  return 0;
}

/** Asks the registry which known weaknesses the packages of production have, as the lockfile names them: before each release. */
async function audit(args) {
  const pnpm = await pnpmPath();
  const env = toolEnv({ pathFirst: [dirname(pnpm)] });
  return run(pnpm, ['audit', '--prod', ...args], { env, stdio: 'inherit' });
}

/** Measures one thing on a database of its own: `npm run bench -- settle 1000000`. */
async function bench([name = '', entries]) {
  await ready({ packages: ['core', 'server'], tools: true }, 'server');
  const { benchmark } = await import('../../tooling/jobs/benchmark.mjs');
  return benchmark(name, entries);
}

/** Visits four pages with Lighthouse as a phone does; on a calm machine, since load lowers the scores. */
async function lighthouse(args) {
  await ready({ packages: packageNames, tools: true }, 'app', 'embed', 'server');
  const { ensureChromium } = await import('../../tooling/machine/chromium.mjs');
  const env = toolEnv({ env: { CHROMIUM_PATH: await ensureChromium() } });
  return run(projectNode(), [inRoot('tooling', 'lighthouse', 'run.mjs'), ...args], { env, stdio: 'inherit' });
}

/** Compares the stories with their committed pictures: `npm run test:visual`, with `-- --update` after a meant change. */
async function testVisual(args) {
  await ready(forStories);
  const { ensureChromium } = await import('../../tooling/machine/chromium.mjs');
  const { comparePictures } = await import('../../tooling/visual/comparePictures.mjs');
  return comparePictures(args, await ensureChromium());
}

const vitest = (args, env) =>
  run(inRoot('node_modules', '.bin', 'vitest'), ['run', ...args], { env, stdio: 'inherit' });

/**
 * Records the scenarios of the stories and the examples of the OpenAPI document anew: the test that compares the
 * scenarios writes them instead.
 */
async function recordScenarios(args) {
  await ready({ packages: packageNames, tools: true });
  const server = ['--project', 'server-pglite-rest'];
  const code = await vitest([...server, 'packages/server/src/testing/scenarios', ...args, '--update'], toolEnv());
  if (code !== 0) return code;
  const env = toolEnv({ env: { ARMA11_RECORD: 'openapi' } });
  return vitest([...server, 'packages/server/src/testing/contract/recordExamples.test.ts'], env);
}

const forPackages = { packages: ['core', 'widgets'], tools: true };

/** Writes down anew what the published packages export, and the tables of docs/ that tell it; `npm test` compares both. */
async function updateApi() {
  await ready(forPackages, 'core');
  // Their declarations are made from core's.
  await ready(forPackages, 'widgets', 'elements');
  const code = await run(projectNode(), [inRoot('tooling', 'api', 'report.mjs'), ...published, '--update']);
  return code || run(projectNode(), [inRoot('tooling', 'docs', 'update.mjs')]);
}

/** Changesets' own command line: alone it asks for a change to tell, `version` turns what was told into a version. */
async function changeset(args) {
  await ready(forPackages);
  const code = await run(inRoot('node_modules', '.bin', 'changeset'), args, { env: toolEnv(), stdio: 'inherit' });
  if (code === 0 && args[0] === 'version') (await import('../../tooling/api/releasedApi.mjs')).recordRelease();
  return code;
}

const forTests = { packages: packageNames, tools: true };

/** Every check and test of ten minutes; with `-- --changed` those of the files that the branch changed. */
async function test(args) {
  await ready(forTests);
  if (args.includes('--changed')) {
    const { checkFiles } = await import('../../tooling/suite/checkFiles.mjs');
    return checkFiles([]);
  }
  const { testEverything } = await import('../../tooling/suite/testEverything.mjs');
  return testEverything();
}

/** Installs everything that any job needs, so that the next one starts at once and without a network. */
async function setup() {
  await ready(forTests);
  const { ensureChromium } = await import('../../tooling/machine/chromium.mjs');
  const { withPostgres } = await import('../../tooling/machine/postgres.mjs');
  await ensureChromium();
  await withPostgres(async () => undefined);
  return 0;
}

/** Format, lint, types and tests of the files that are named and of what imports them; without one, of the branch's. */
async function check(files) {
  await ready(forTests);
  const { checkFiles } = await import('../../tooling/suite/checkFiles.mjs');
  return checkFiles(files);
}

/** One kind of check for the whole repository. */
const only = (name) => async () => {
  await ready(forTests);
  const { checkEnv, named, runCheck } = await import('../../tooling/suite/checks.mjs');
  const env = await checkEnv();
  const troubles = [];
  for (const one of named[name]) troubles.push(await runCheck(one, env));
  const found = troubles.filter(Boolean);
  found.forEach(say);
  return found.length > 0 ? 1 : 0;
};

/** Writes every file in the one format. */
async function format() {
  await ready(forTests);
  return run(inRoot('node_modules', '.bin', 'oxfmt'), [], { env: toolEnv(), stdio: 'inherit' });
}

/** Makes anew what is generated from the source and committed. */
async function refreshGenerated() {
  await ready(forTests);
  const { refresh } = await import('../../tooling/jobs/refresh.mjs');
  return refresh();
}

/** `npm test`, then what is too long for it. */
async function testAll() {
  await ready(forTests);
  const { testEverything } = await import('../../tooling/suite/testEverything.mjs');
  return testEverything({ long: true });
}

const chosen = (projects) => projects.flatMap((name) => ['--project', name]);

/** The tests that need neither a browser nor a database, of the files that the words name. */
async function testUnit(args) {
  await ready(forTests);
  return vitest([...chosen(['unit', 'unit-process']), ...args], toolEnv());
}

/** The stories of the files that the words name, with their pictures. */
async function testStories(args) {
  await ready(forTests);
  const { ensureChromium } = await import('../../tooling/machine/chromium.mjs');
  const env = toolEnv({ env: { CHROMIUM_PATH: await ensureChromium() } });
  return vitest([...chosen(['storybook']), ...args], env);
}

/** The server's tests on a PostgreSQL of their own, of the files that the words name. */
async function testServer(args) {
  await ready(forTests);
  const { withPostgres } = await import('../../tooling/machine/postgres.mjs');
  return withPostgres((url) =>
    vitest(
      [...chosen(['server', 'server-pg', 'server-pg-long']), ...args],
      toolEnv({ env: { TEST_DATABASE_URL: url } }),
    ),
  );
}

/** The app and the script tag in Firefox, WebKit, and a Chromium as poor as the oldest supported browsers; says which of them the machine lacks. */
async function testBrowsers(args) {
  await ready(forTests, 'app', 'embed', 'server');
  const { firefox, webkit } = await import('../../tooling/machine/otherBrowsers.mjs');
  for (const { missing } of [firefox(), webkit()]) if (missing) say(`${missing}: its tests are skipped.`);
  const { ensureChromium } = await import('../../tooling/machine/chromium.mjs');
  return vitest([...chosen(['browsers']), ...args], toolEnv({ env: { CHROMIUM_PATH: await ensureChromium() } }));
}

/** Each project of examples/, installed with the packed packages, built, and opened in a browser. It asks the registry for their frameworks. */
async function testExamples(args) {
  await ready(forTests, 'app', 'server', 'core');
  // Their declarations are made from core's.
  await ready(forTests, 'widgets', 'elements');
  await ready(forTests, 'embed');
  const { ensureChromium } = await import('../../tooling/machine/chromium.mjs');
  return vitest([...chosen(['examples']), ...args], toolEnv({ env: { CHROMIUM_PATH: await ensureChromium() } }));
}

/** The proofs of docs/security.md at full size, all or those that are named, and their table. */
async function testReliability(words) {
  await ready(forTests, 'app', 'embed', 'server');
  const { ensureChromium } = await import('../../tooling/machine/chromium.mjs');
  process.env.CHROMIUM_PATH = await ensureChromium();
  const { reliability } = await import('../../tooling/reliability/reliability.mjs');
  return reliability(words);
}

/** Breaks a whole site piece by piece while clients write, for as many minutes: `npm run chaos -- 30`. */
async function breakSite(words) {
  await ready(forTests, 'server');
  const { chaos } = await import('../../tooling/chaos/chaos.mjs');
  return chaos(words);
}

/** Plants faults in a copy of the working tree, each to be caught by the test named for it: `npm run faults -- slate`. */
async function faults(words) {
  await ready(forTests);
  const { plantFaults } = await import('../../tooling/plantedFaults/plantFaults.mjs');
  return plantFaults(words);
}

/** Mutates the code of an area, each mutant to be seen by a test: `npm run mutants -- ledger post`; hours for a whole one. */
async function mutants([area = '', ...words]) {
  await ready(forTests);
  const { mutateArea } = await import('../../tooling/mutants/mutateArea.mjs');
  return mutateArea(area, words);
}

/** The app with hot reload, and the API, which starts anew when its sources change. */
async function dev() {
  await ready({ packages: packageNames, tools: false }, 'embed', 'server');
  const { serveSources } = await import('../../tooling/jobs/serveSources.mjs');
  return serveSources();
}

/** Every job of `npm run`, by its name; each answers the exit code. */
export const jobs = {
  setup,
  start,
  dev,
  check,
  typecheck: only('typecheck'),
  lint: only('lint'),
  format,
  refresh: refreshGenerated,
  test,
  'test:all': testAll,
  'test:unit': testUnit,
  'test:stories': testStories,
  'test:server': testServer,
  'test:browsers': testBrowsers,
  'test:examples': testExamples,
  'test:reliability': testReliability,
  chaos: breakSite,
  faults,
  mutants,
  arma11,
  storybook: storybookDev,
  'build-storybook': buildStorybook,
  'test:visual': testVisual,
  'scenarios:record': recordScenarios,
  'api:update': updateApi,
  changeset,
  audit,
  release,
  bench,
  lighthouse,
};
