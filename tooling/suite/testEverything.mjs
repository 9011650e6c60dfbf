import { checkEnv, longChecks, runCheck, staticChecks } from './checks.mjs';
import { ensureChromium } from '../machine/chromium.mjs';
import { withPostgres } from '../machine/postgres.mjs';
import { installedPostgres } from '../machine/postgresPrograms.mjs';
import { sayUncompared } from '../visual/pictures.mjs';
import { forgetDifferences, sayDifferences } from '../visual/report.mjs';
import { proveShortly } from '../reliability/reliability.mjs';
import { goOn } from '../../scripts/jobs/run.mjs';
import { say, seconds } from '../../scripts/jobs/say.mjs';
import { longSuites, quickSuites, runSuite } from './suites.mjs';
import { keepTimes, listOfFailures, tableOfTimes } from './times.mjs';

const start = Date.now();

/** Most of them keep one core busy: with more than two at a time they would wait for each other. */
const LANES_AT_ONCE = 2;

/** Runs the checks of a lane one after the other; returns for each its title and what trouble it found. */
async function runLane(lane, env) {
  const results = [];
  for (const check of lane) {
    goOn();
    const since = Date.now();
    const trouble = await runCheck(check, env);
    results.push({ title: check.title, trouble });
    say(`${trouble ? '✗' : '✓'} ${check.title} (${seconds(since)})${trouble ? `\n${trouble}` : ''}`);
  }
  return results;
}

async function runStage(lanes, env) {
  const waiting = [...lanes];
  const results = [];
  const work = async () => {
    for (let lane = waiting.shift(); lane; lane = waiting.shift()) results.push(...(await runLane(lane, env)));
  };
  await Promise.all(Array.from({ length: LANES_AT_ONCE }, work));
  return results;
}

/** Runs stages of checks one after the other and counts them as tests. */
async function runChecks(title, stages, env) {
  const since = Date.now();
  const results = [];
  for (const lanes of stages) results.push(...(await runStage(lanes, env)));
  const failed = results.filter(({ trouble }) => trouble);
  const failures = failed.map((check) => ({ name: check.title, message: check.trouble.split('\n')[0] }));
  const passed = results.length - failed.length;
  return { title, ms: Date.now() - since, passed, failed: failed.length, skipped: 0, failures };
}

async function runSuites(suites, env, options) {
  const parts = [];
  for (const suite of suites) {
    goOn();
    parts.push(await runSuite(suite, env, options));
  }
  return parts;
}

/** The proofs from outside, as few cases as show that they work. */
async function runProofs(title, size, postgres) {
  const since = Date.now();
  const rows = await proveShortly(size, postgres);
  const failures = rows
    .filter(({ violations }) => violations.length > 0)
    .map(({ name, engine, violations }) => ({ name: `${name} on ${engine}`, message: violations[0].split('\n')[0] }));
  const skipped = rows.filter((row) => row.skipped).length;
  const passed = rows.length - skipped - failures.length;
  return { title, ms: Date.now() - since, passed, failed: failures.length, skipped, failures };
}

/** What `npm test` runs: in a `whole` run on the PostgreSQL that this machine has of its own, where it has one. */
function runQuick(env, { whole }) {
  const bin = whole ? installedPostgres() : undefined;
  if (bin) say(`On PostgreSQL of ${bin}:`);
  return withPostgres(
    async (url) => {
      const checks = await runChecks('static checks', staticChecks, env);
      forgetDifferences();
      const suites = await runSuites(quickSuites, { ...env, TEST_DATABASE_URL: url }, { whole });
      return [checks, ...suites, await runProofs('proofs from outside', 'short', url)];
    },
    { bin },
  );
}

/** What is too long for `npm test`, on the PostgreSQL that comes with the project. */
function runLong(env) {
  return withPostgres(async (url) => {
    const checks = await runChecks('long checks', longChecks, env);
    const proofs = await runProofs('the other proofs from outside', 'others', url);
    return [checks, proofs, ...(await runSuites(longSuites, { ...env, TEST_DATABASE_URL: url }))];
  });
}

const sum = (parts, key) => parts.reduce((all, part) => all + part[key], 0);

/** What was counted, alone on the last line of standard output. */
function total(parts) {
  const skipped = sum(parts, 'skipped');
  return `${sum(parts, 'passed')} passed, ${sum(parts, 'failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`;
}

/**
 * Runs every check and test of `npm test`, then with `long` what takes too long for it. Returns the exit code.
 * @param {{ long?: boolean }} [options]
 */
export async function testEverything({ long = false } = {}) {
  const CHROMIUM_PATH = await ensureChromium();
  const env = { ...(await checkEnv()), CHROMIUM_PATH };
  const parts = await runQuick(env, { whole: long });
  if (long) {
    say(`npm test: ${seconds(start)}. What is too long for it:`);
    parts.push(...(await runLong(env)));
  }
  sayDifferences();
  sayUncompared();
  keepTimes(parts);
  say(tableOfTimes(parts));
  say(listOfFailures(parts));
  say(`Took ${seconds(start)}.`);
  process.stdout.write(total(parts));
  return sum(parts, 'failed') > 0 ? 1 : 0;
}
