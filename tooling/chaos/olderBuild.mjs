import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectNode, root } from '../../scripts/jobs/place.mjs';
import { mustRun } from '../../scripts/jobs/run.mjs';

/**
 * Builds the server of another commit in a copy of its own.
 * @template T
 * @param {string} revision
 * @param {(main: string) => Promise<T>} work is given the program
 * @returns {Promise<T>}
 */
export async function withOlderBuild(revision, work) {
  const folder = mkdtempSync(join(tmpdir(), 'arma11-older-'));
  const copy = join(folder, 'main');
  const inCopy = (command, ...args) => mustRun(command, args, { cwd: copy }, `Version ${revision} could not be built.`);
  try {
    await mustRun('git', ['clone', '-q', '--shared', root, copy], {}, 'The repository could not be copied.');
    await inCopy('git', 'checkout', '-q', revision);
    await inCopy(process.execPath, 'scripts/job.mjs', 'setup');
    await inCopy(projectNode(), 'scripts/build.mjs', 'server');
    return await work(join(copy, 'packages', 'server', 'dist', 'main.js'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
