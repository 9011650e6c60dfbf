import { spawnSync } from 'node:child_process';
import { ensureChromium } from '../machine/chromium.mjs';
import { withPostgres } from '../machine/postgres.mjs';
import { checkEnv, changedChecks, runCheck } from './checks.mjs';
import { inRoot, root } from './place.mjs';
import { run } from './run.mjs';
import { say, seconds } from './say.mjs';

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

/** Where the branch left `main`; on `main` itself, the last commit. */
function base() {
  const { status, stdout } = git('merge-base', 'HEAD', 'main');
  return status === 0 ? stdout.trim() : 'HEAD';
}

/**
 * Checks and tests what a branch touched, and what imports it: format, lint and types, then the rules, the server and
 * the stories. Returns the exit code.
 * @param {string[]} args the commit to compare with, else where the branch left `main`
 */
export async function testChanged([since = base()]) {
  const start = Date.now();
  const env = { ...(await checkEnv()), CHROMIUM_PATH: await ensureChromium() };
  const changed = git('diff', '--name-only', since).stdout + git('ls-files', '--others', '--exclude-standard').stdout;
  let failed = 0;
  for (const check of changedChecks(changed.split('\n'))) {
    const trouble = await runCheck(check, env);
    if (trouble) say(`✗ ${check.title}\n${trouble}`);
    failed += trouble ? 1 : 0;
  }
  const projects = ['unit', 'unit-process', 'server', 'server-pg', 'storybook'].flatMap((name) => ['--project', name]);
  const args = ['run', '--changed', since, '--passWithNoTests', ...projects];
  const code = await withPostgres((url) =>
    run(inRoot('node_modules', '.bin', 'vitest'), args, { env: { ...env, TEST_DATABASE_URL: url }, stdio: 'inherit' }),
  );
  say(`What changed since ${since.slice(0, 9)}: ${seconds(start)}.`);
  return code || (failed > 0 ? 1 : 0);
}
