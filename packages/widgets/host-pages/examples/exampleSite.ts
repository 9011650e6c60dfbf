import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pnpmPath } from '../../../../scripts/jobs/install.mjs';
import { freePort } from '../../../../tooling/machine/freePort.mjs';
import type { HostFacts } from '../rig/hosts';
import { packedInto } from '../tarball/packedInto';

const run = promisify(execFile);
const examples = fileURLToPath(new URL('../../../../examples/', import.meta.url));
const START_MS = 60_000;

/** A copy of an example that is served as its README says, with our packages as a release packs them. */
export interface ExampleSite {
  origin: string;
  close(): Promise<void>;
}

/** Copies an example, installs, builds and starts it on a free port. */
export async function exampleSite(name: string, { ours, key, predi }: HostFacts): Promise<ExampleSite> {
  const folder = mkdtempSync(join(tmpdir(), 'arma11-example-'));
  const pnpm = await pnpmPath();
  cpSync(join(examples, name), folder, { recursive: true });
  const overrides = await packedInto(folder, ['core', 'widgets', 'elements']);
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify({ overrides, strictDepBuilds: false }));
  const port = await freePort();
  const settings = { URL: ours, KEY: key, PREDI: String(predi) };
  const named = ['VITE', 'NEXT_PUBLIC', 'PUBLIC', 'NG'].flatMap((prefix) =>
    Object.entries(settings).map(([setting, value]) => [`${prefix}_ARMA11_${setting}`, value]),
  );
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    PATH: `${dirname(process.execPath)}:${dirname(pnpm)}:${process.env.PATH}`,
    PORT: String(port),
    // None of them may tell its maker of this run.
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    NG_CLI_ANALYTICS: 'false',
    ...Object.fromEntries(named),
  };
  const options = { cwd: folder, env };
  await run(pnpm, ['install', '--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile'], options);
  await run(pnpm, ['run', 'build'], options);
  const server = spawn(pnpm, ['run', 'start'], { ...options, stdio: 'ignore', detached: true });
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
    throw new Error(`The example ${name} was not there within ${START_MS / 1000} s.`);
  }
}
