import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, inject, it } from 'vitest';
import { copySeason } from '../demoSeason';

const starts = (dataDir: string) => `
  const { startBuilt } = await import(${JSON.stringify(new URL('../builtServer.ts', import.meta.url).href)});
  const { baseUrl } = await startBuilt('killed', ${JSON.stringify(dataDir)});
  process.stdout.write(baseUrl);
  setInterval(() => {}, 1000);`;

it('a server ends when the process that started it is killed', async () => {
  const code = starts(copySeason(inject('season')));
  const starter = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [baseUrl] = await once(starter.stdout.setEncoding('utf8'), 'data');
  const state = () =>
    fetch(`${baseUrl}/healthz`).then(
      ({ status }) => status,
      () => 'ended',
    );
  expect(await state()).toBe(200);
  starter.kill('SIGKILL');
  await expect.poll(state, { timeout: 30_000 }).toBe('ended');
});
