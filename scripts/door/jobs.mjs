import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { alone } from './lock.mjs';
import { inRoot, packageNames, projectNode, toolEnv } from './place.mjs';
import { run } from './run.mjs';

const serverFile = (name) => inRoot('packages', 'server', 'dist', name);
const storybook = (...args) =>
  run(inRoot('node_modules', '.bin', 'storybook'), args, { env: toolEnv(), stdio: 'inherit' });

const ready = (need, ...builds) =>
  alone(async () => {
    await ensureInstalled(need);
    for (const name of builds) await ensureBuilt(name);
  });

/** Serves the app and the API on one port. */
async function start(args) {
  await ready({ packages: packageNames, tools: false }, 'app', 'server');
  return run(projectNode(), [serverFile('main.js'), ...args], { stdio: 'inherit' });
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

/** Measures settlement or the reading of rankings on a PostgreSQL of its own: `npm run bench -- settle 1000000`. */
async function bench([name = '', entries = '100000']) {
  await ready({ packages: ['core', 'server'], tools: false }, 'server');
  const { benchmark } = await import('./benchmark.mjs');
  return benchmark(name, entries);
}

/** Records the worlds of the stories anew: the test that compares them writes them instead. */
async function recordWorlds(args) {
  await ready({ packages: packageNames, tools: true });
  const worlds = ['run', '--project', 'server-pglite', 'packages/server/src/testing/worlds', '--update'];
  return run(inRoot('node_modules', '.bin', 'vitest'), [...worlds, ...args], { env: toolEnv(), stdio: 'inherit' });
}

async function test() {
  await ready({ packages: packageNames, tools: true });
  const { testEverything } = await import('./testEverything.mjs');
  return testEverything();
}

/** Every job of `npm run`, by its name; each answers the exit code. */
export const jobs = {
  start,
  test,
  arma11,
  storybook: storybookDev,
  'build-storybook': buildStorybook,
  'worlds:record': recordWorlds,
  bench,
};
