import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { environmentAhead } from '../../packages/testing/clock/clockOffset.mjs';
import { inRoot } from '../../scripts/jobs/place.mjs';
import { run } from '../../scripts/jobs/run.mjs';
import { say, seconds } from '../../scripts/jobs/say.mjs';

/**
 * A run of Vitest: its projects share the machine's cores.
 * `shortEnv` is what `npm test` alone gives it.
 * @typedef {{ title: string, projects: string[], env?: Record<string, string>, shortEnv?: Record<string, string>, args?: string[], daysAhead?: number }} Suite
 */

/** What can be told by Node alone. */
const onNode = ['unit', 'unit-process', 'server', 'server-pg'];

/** A page waits for its server and comes to rest: a third one works meanwhile. */
const threeAtOnce = '--maxWorkers=3';

/** The same order in every run; another seed is a search for what depends on it. */
const shuffled = ['--sequence.shuffle', '--sequence.seed=1795410411180'];

/**
 * What `npm test` runs, one suite after the other: a server plays the demo season for as long as a suite that clicks
 * runs, and two cores are little for a browser that draws and the server that sends it the sources.
 * @type {Suite[]}
 */
export const quickSuites = [
  {
    title: 'rules and server, in Kiritimati',
    projects: [...onNode, 'quality', 'server-pglite'],
    env: { ARMA11_TEST_ZONE: 'Pacific/Kiritimati' },
    // A quarter of the rounds of what is asked for at once; `test:all` makes all of them.
    shortEnv: { ARMA11_ROUNDS: '25' },
  },
  {
    title: 'stories and pictures',
    projects: ['storybook'],
    // `test:all` has their other looks as well, and axe, which is run over each page of the app below.
    shortEnv: { VITE_PICTURE_LOOKS: 'first' },
    // They wait for their pictures more than for a server: with four the cores stand still for a twentieth of the time.
    args: ['packages/', '.storybook/errors/', '--maxWorkers=4'],
  },
  { title: 'pages in a browser', projects: ['hosts', 'e2e'], env: { ARMA11_PAGES: 'quick' }, args: [threeAtOnce] },
];

/**
 * What `npm run test:all` runs beside it. Zone, day and order of a test and its database differ from those that it has in
 * `npm test`, all at once: what depends on one of them is seen, and a second run of the file says on which.
 * @type {Suite[]}
 */
export const longSuites = [
  {
    title: 'on React 18 and PGlite, in Lima in 400 days, shuffled',
    projects: ['unit', 'unit-process', 'unit-react18', 'server-pglite', 'server-pglite-rest'],
    daysAhead: 400,
    env: { ARMA11_TEST_ZONE: 'America/Lima' },
    args: shuffled,
  },
  // What of them is of an engine is on PGlite in the suite above, the rest every night.
  {
    title: 'the long ones in Kiritimati, shuffled',
    projects: ['server-pg-long', 'unit-script-tag'],
    env: { ARMA11_TEST_ZONE: 'Pacific/Kiritimati' },
    args: shuffled,
  },
  { title: 'documents, sizes and a planted pixel', projects: ['quality-long'] },
  // Each has a whole server in its page: two of them at once are late on two cores.
  { title: 'the demos', projects: ['storybook'], args: ['.storybook/demo/', '--maxWorkers=1'] },
  {
    title: 'pages in 400 days, on both screens',
    projects: ['hosts', 'e2e', 'e2e-long'],
    daysAhead: 400,
    env: { ARMA11_PAGES: 'long' },
    args: [threeAtOnce],
  },
  // Each file drives one browser after the other; what a machine lacks is skipped.
  { title: 'Firefox and WebKit', projects: ['browsers'] },
  { title: 'packages outside', projects: ['tarballs'] },
];

const tallyFile = inRoot('artifacts', 'tally.json');

function readTally() {
  try {
    return JSON.parse(readFileSync(tallyFile, 'utf8'));
  } catch {
    return { projects: {}, files: [], failures: [], failedFiles: 0, unhandledErrors: 1 };
  }
}

/** Tests that passed and failed; a file that does not load, a stray error and a project without tests are failures. */
function count(projects, { projects: counted, failedFiles, unhandledErrors }, code) {
  const sum = { passed: 0, failed: failedFiles + unhandledErrors, skipped: 0 };
  for (const name of projects) {
    const { passed = 0, failed = 0, skipped = 0 } = counted[name] ?? {};
    say(`  ${name}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
    sum.passed += passed;
    sum.failed += passed + failed + skipped === 0 ? 1 : failed;
    sum.skipped += skipped;
  }
  return { ...sum, failed: code !== 0 && sum.failed === 0 ? 1 : sum.failed };
}

/**
 * Runs a suite and returns how many tests passed, failed and were skipped, which failed, and how long it and its files took.
 * @param {Suite} suite
 * @param {NodeJS.ProcessEnv} env
 * @param {{ whole?: boolean }} [options]
 */
export async function runSuite(suite, env, { whole = true } = {}) {
  const { title, projects, args = [], daysAhead = 0 } = suite;
  const own = { ...suite.env, ...(whole ? {} : suite.shortEnv) };
  const start = Date.now();
  mkdirSync(inRoot('artifacts'), { recursive: true });
  rmSync(tallyFile, { force: true });
  const reporters = ['--reporter=default', '--reporter=./tooling/vitest/tallyReporter.mjs'];
  const chosen = projects.flatMap((name) => ['--project', name]);
  const code = await run(inRoot('node_modules', '.bin', 'vitest'), ['run', ...reporters, ...chosen, ...args], {
    env: environmentAhead(daysAhead, { ...env, ...own, ARMA11_TALLY: tallyFile }),
  });
  const tally = readTally();
  say(`${title}: ${seconds(start)}`);
  return {
    title,
    ms: Date.now() - start,
    files: tally.files,
    failures: tally.failures,
    ...count(projects, tally, code),
  };
}
