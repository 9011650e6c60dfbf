import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './freePort.mjs';

const SERVER = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url));
const START_MS = 120_000;

const healthy = (url) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Runs `work` with the built server, its demo season in an empty folder.
 * @template T
 * @param {(baseUrl: string) => Promise<T>} work
 */
export async function withDemoServer(work) {
  const folder = mkdtempSync(join(tmpdir(), 'arma11-lighthouse-'));
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _, NODE_ENV: __, ...inherited } = process.env;
  const env = { ...inherited, PORT: String(port), DATA_DIR: folder };
  const server = spawn(process.execPath, [SERVER], { env, stdio: 'ignore' });
  try {
    const end = performance.now() + START_MS;
    while (!(await healthy(baseUrl))) {
      if (server.exitCode !== null || performance.now() > end) throw new Error('The built server did not start.');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return await work(baseUrl);
  } finally {
    if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}
