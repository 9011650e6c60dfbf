import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from './place.mjs';
import { run } from './run.mjs';
import { say } from './say.mjs';

/**
 * Vitest's projects in the groups that run one after the other: a server plays the demo season for as long as a group
 * that clicks runs, and takes a share of the machine; pictures wait for every piece of a story.
 */
export const suites = [
  ['unit', 'unit-process', 'unit-react18', 'unit-preact', 'quality', 'server', 'server-pglite', 'server-pg'],
  // Two cores are little for a browser that draws and the server that sends it the sources.
  ['storybook'],
  ['hosts', 'e2e'],
];

const tallyFile = inRoot('artifacts', 'tally.json');

function readTally() {
  try {
    return JSON.parse(readFileSync(tallyFile, 'utf8'));
  } catch {
    return { projects: {}, failedFiles: 0, unhandledErrors: 1 };
  }
}

/** Tests that passed and failed; a file that does not load, a stray error and a project without tests are failures. */
function count(projects, { projects: counted, failedFiles, unhandledErrors }, code) {
  let passed = 0;
  let failed = failedFiles + unhandledErrors;
  for (const name of projects) {
    const { passed: good = 0, failed: bad = 0 } = counted[name] ?? {};
    say(`  ${name}: ${good} passed, ${bad} failed`);
    passed += good;
    failed += good + bad === 0 ? 1 : bad;
  }
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** Runs some of Vitest's projects and answers how many tests passed and failed. */
export async function runSuites(projects, env) {
  mkdirSync(inRoot('artifacts'), { recursive: true });
  rmSync(tallyFile, { force: true });
  const reporters = ['--reporter=default', '--reporter=./scripts/tallyReporter.mjs'];
  const chosen = projects.flatMap((name) => ['--project', name]);
  const code = await run(inRoot('node_modules', '.bin', 'vitest'), ['run', ...reporters, ...chosen], {
    env: { ...env, ARMA11_TALLY: tallyFile },
  });
  return count(projects, readTally(), code);
}
