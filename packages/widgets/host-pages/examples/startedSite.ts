import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../../tooling/machine/freePort.mjs';

const START_MS = 60_000;

/** A copy of an example that is served as its README says. */
export interface ExampleSite {
  origin: string;
  close(): Promise<void>;
}

/** Starts the program that serves a folder on the port of PORT, and waits until it does. The folder goes when the site is closed. */
export async function startedSite(
  folder: string,
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<ExampleSite> {
  const port = await freePort();
  const server = spawn(program, args, {
    cwd: folder,
    env: { ...env, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  const exited = once(server, 'exit');
  const origin = `http://localhost:${port}`;
  const close = async () => {
    process.kill(-server.pid!, 'SIGKILL');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  for (const end = Date.now() + START_MS; ; await wait(100)) {
    const isThere = await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return { origin, close };
    if (Date.now() < end) continue;
    await close();
    throw new Error(`No example was at ${origin} within ${START_MS / 1000} s: ${program} ${args.join(' ')}.`);
  }
}
