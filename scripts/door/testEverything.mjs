import { checkEnv, runCheck, staticChecks } from './checks.mjs';
import { ensureChromium } from './chromium.mjs';
import { withPostgres } from './postgres.mjs';
import { goOn } from './run.mjs';
import { say, seconds } from './say.mjs';
import { runSuites, suites } from './suites.mjs';

const start = Date.now();

async function runStaticChecks(env) {
  let failed = 0;
  for (const check of staticChecks) {
    goOn();
    const since = Date.now();
    const trouble = await runCheck(check, env);
    if (trouble) failed += 1;
    say(`${trouble ? '✗' : '✓'} ${check.title} (${seconds(since)})${trouble ? `\n${trouble}` : ''}`);
  }
  return { passed: staticChecks.length - failed, failed };
}

/** Runs every check and test; the last line on standard output is the sum. Answers the exit code. */
export async function testEverything() {
  const CHROMIUM_PATH = await ensureChromium();
  const env = { ...(await checkEnv()), CHROMIUM_PATH };
  const total = await withPostgres(async (TEST_DATABASE_URL) => {
    const sums = [await runStaticChecks(env)];
    for (const projects of suites) {
      goOn();
      sums.push(await runSuites(projects, { ...env, TEST_DATABASE_URL }));
    }
    const sum = (key) => sums.reduce((all, part) => all + part[key], 0);
    return { passed: sum('passed'), failed: sum('failed') };
  });
  say(`Took ${seconds(start)}.`);
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
  return total.failed > 0 ? 1 : 0;
}
