import { checkEnv, runCheck, staticChecks } from './checks.mjs';
import { ensureChromium } from '../machine/chromium.mjs';
import { withPostgres } from '../machine/postgres.mjs';
import { goOn } from './run.mjs';
import { say, seconds } from './say.mjs';
import { runSuites, suites } from './suites.mjs';
import { forgetDifferences, writeReport } from '../visual/report.mjs';

const start = Date.now();

/** Most of them keep one core busy: with more than two at a time they would wait for each other. */
const LANES_AT_ONCE = 2;

/** Runs the checks of a lane one after the other; answers for each whether it found trouble. */
async function runLane(lane, env) {
  const troubles = [];
  for (const check of lane) {
    goOn();
    const since = Date.now();
    const trouble = await runCheck(check, env);
    troubles.push(trouble !== undefined);
    say(`${trouble ? '✗' : '✓'} ${check.title} (${seconds(since)})${trouble ? `\n${trouble}` : ''}`);
  }
  return troubles;
}

async function runStage(lanes, env) {
  const waiting = [...lanes];
  const troubles = [];
  const work = async () => {
    for (let lane = waiting.shift(); lane; lane = waiting.shift()) troubles.push(...(await runLane(lane, env)));
  };
  await Promise.all(Array.from({ length: LANES_AT_ONCE }, work));
  return troubles;
}

async function runStaticChecks(env) {
  const troubles = [];
  for (const lanes of staticChecks) troubles.push(...(await runStage(lanes, env)));
  const failed = troubles.filter(Boolean).length;
  return { passed: troubles.length - failed, failed };
}

/** Runs every check and test; the last line on standard output is the sum. Answers the exit code. */
export async function testEverything() {
  const CHROMIUM_PATH = await ensureChromium();
  const env = { ...(await checkEnv()), CHROMIUM_PATH };
  const total = await withPostgres(async (TEST_DATABASE_URL) => {
    const sums = [await runStaticChecks(env)];
    forgetDifferences();
    for (const projects of suites) {
      goOn();
      sums.push(await runSuites(projects, { ...env, TEST_DATABASE_URL }));
    }
    const report = writeReport();
    if (report) say(`Pictures of stories differ. Before, after and difference of each: ${report}`);
    const sum = (key) => sums.reduce((all, part) => all + part[key], 0);
    return { passed: sum('passed'), failed: sum('failed') };
  });
  say(`Took ${seconds(start)}.`);
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
  return total.failed > 0 ? 1 : 0;
}
