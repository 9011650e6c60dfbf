import { spawnSync } from 'node:child_process';
import { ensureChromium } from '../machine/chromium.mjs';
import { withPostgres } from '../machine/postgres.mjs';
import { forgetDifferences, sayDifferences } from '../visual/report.mjs';
import { checkEnv, changedChecks, runCheck } from './checks.mjs';
import { inRoot, root } from '../../scripts/jobs/place.mjs';
import { goOn, run } from '../../scripts/jobs/run.mjs';
import { say, seconds } from '../../scripts/jobs/say.mjs';

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

/** Where the branch left `main`; on `main` itself, the last commit. */
export function branchBase() {
  const { status, stdout } = git('merge-base', 'HEAD', 'main');
  return status === 0 ? stdout.trim() : 'HEAD';
}

/** Files that differ from a commit, with new ones. */
export const changedSince = (commit) =>
  (git('diff', '--name-only', commit).stdout + git('ls-files', '--others', '--exclude-standard').stdout)
    .split('\n')
    .filter(Boolean);

/** The suites that know by the imports which of their tests a file concerns. */
const related = ['unit', 'unit-process', 'server', 'server-pg', 'storybook'];

/**
 * Checks files and tests what imports them: format, lint and types, then the rules, the server and the stories. Returns the
 * exit code.
 * @param {string[]} files from the repository's folder; without one those that the branch changed
 */
export async function checkFiles(files) {
  const start = Date.now();
  const env = { ...(await checkEnv()), CHROMIUM_PATH: await ensureChromium() };
  const base = branchBase();
  const named = files.filter((file, at) => !file.startsWith('-') && !files[at - 1]?.startsWith('-t'));
  const found = named.length > 0 ? named : changedSince(base);
  if (found.length === 0) {
    say(
      'Nothing has changed since main: there is nothing to check. Work on a branch (git switch -c <name>), or name files.',
    );
    return 1;
  }
  forgetDifferences();
  let failed = 0;
  for (const check of changedChecks(found)) {
    goOn();
    const since = Date.now();
    const trouble = await runCheck(check, env);
    say(`${trouble ? '✗' : '✓'} ${check.title} (${seconds(since)})${trouble ? `\n${trouble}` : ''}`);
    failed += trouble ? 1 : 0;
  }
  const which = named.length > 0 ? ['related', ...files, '--run'] : ['run', ...files, '--changed', base];
  const args = [...which, '--passWithNoTests', ...related.flatMap((name) => ['--project', name])];
  const code = await withPostgres((url) =>
    run(inRoot('node_modules', '.bin', 'vitest'), args, { env: { ...env, TEST_DATABASE_URL: url }, stdio: 'inherit' }),
  );
  sayDifferences();
  say(`${found.length} files and what imports them: ${seconds(start)}.`);
  return code || (failed > 0 ? 1 : 0);
}
