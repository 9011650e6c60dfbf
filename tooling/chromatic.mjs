// Publishes Storybook to Chromatic where a token is present; everywhere else it is a visible no-op.
import { jobs } from '../scripts/jobs/jobs.mjs';
import { inRoot, toolEnv } from '../scripts/jobs/place.mjs';
import { run, stopAll } from '../scripts/jobs/run.mjs';
import { say } from '../scripts/jobs/say.mjs';

/** Without an answer from the service the tool waits for ever. */
const limit = 15 * 60_000;

async function publish(args) {
  const built = await jobs['build-storybook'](['--stats-json']);
  if (built !== 0) return built;
  const timer = setTimeout(() => {
    say('Chromatic did not finish within 15 minutes.');
    stopAll('SIGKILL');
  }, limit);
  const tool = inRoot('node_modules', '.bin', 'chromatic');
  const code = await run(tool, ['--ci', ...args], { env: toolEnv() });
  clearTimeout(timer);
  return code;
}

if (process.env.CHROMATIC_PROJECT_TOKEN) process.exitCode = await publish(process.argv.slice(2));
else say('chromatic: skipped, CHROMATIC_PROJECT_TOKEN is not set.');
