import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built app and API are served, without a slash at the end. */
    baseUrl: string;
  }
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const startMs = 90_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const healthy = (baseUrl: string) =>
  fetch(`${baseUrl}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function untilHealthy(baseUrl: string, server: ChildProcess, log: string) {
  const end = performance.now() + startMs;
  while (!(await healthy(baseUrl))) {
    if (server.exitCode !== null || performance.now() > end) {
      throw new Error(`The built server did not become healthy at ${baseUrl}:\n${readFileSync(log, 'utf8')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Serves the built app as a newcomer gets it: embedded database in an empty folder, demo season. */
export default async function serveBuild({ provide }: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'arma11-e2e-'));
  mkdirSync(join(root, 'artifacts'), { recursive: true });
  const log = join(root, 'artifacts', 'e2e-server.log');
  const output = openSync(log, 'w');
  const { DATABASE_URL: _, NODE_ENV: __, ...env } = process.env;
  const server = spawn(process.execPath, ['packages/server/dist/main.js'], {
    cwd: root,
    env: { ...env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const stop = async () => {
    if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  };
  const baseUrl = `http://127.0.0.1:${port}`;
  await untilHealthy(baseUrl, server, log).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  provide('baseUrl', baseUrl);
  return stop;
}
