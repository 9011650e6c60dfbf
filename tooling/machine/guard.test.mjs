import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { alive } from './alive.mjs';

const guard = fileURLToPath(new URL('guard.mjs', import.meta.url));

/** A process that starts a long command under a guard and says its id. */
function startGuarded() {
  const command = ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)'];
  const code = `
    const { spawn } = require('node:child_process');
    const args = ${JSON.stringify([guard, '-', 'SIGTERM', process.execPath, ...command])};
    spawn(process.execPath, args, { detached: true, stdio: ['pipe', 'inherit', 'inherit'] });
    setInterval(() => {}, 1000);`;
  return spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
}

it('a guarded command ends when the process that started it is killed', async () => {
  const starter = startGuarded();
  const [line] = await once(starter.stdout, 'data');
  const pid = Number(String(line).trim());
  expect(alive(pid)).toBe(true);
  starter.kill('SIGKILL');
  await vi.waitFor(() => expect(alive(pid)).toBe(false), { timeout: 10_000 });
});

it('a guarded command ends when its input is closed, and its exit code is the guard’s', async () => {
  const command = [process.execPath, '-e', 'setTimeout(() => process.exit(7), 50)'];
  const child = spawn(process.execPath, [guard, '-', 'SIGTERM', ...command], { stdio: ['pipe', 'ignore', 'inherit'] });
  expect(await once(child, 'exit')).toEqual([7, null]);
});
