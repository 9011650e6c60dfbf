import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pnpmPath } from '../../../../scripts/jobs/install.mjs';
import type { HostFacts } from '../rig/hosts';
import { startedSite, type ExampleSite } from './startedSite';

const run = promisify(execFile);
const server = fileURLToPath(new URL('wordpress', import.meta.url));
const plugin = fileURLToPath(new URL('../../../../examples/wordpress', import.meta.url));

/** Starts a WordPress with the plugin of the example and three pages, without a PHP on this machine. */
export async function wordpressSite({ ours, key, predi }: HostFacts): Promise<ExampleSite> {
  const folder = mkdtempSync(join(tmpdir(), 'arma11-wordpress-'));
  for (const part of [server, plugin]) cpSync(part, folder, { recursive: true });
  const install = ['install', '--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile'];
  await run(await pnpmPath(), install, { cwd: folder, env: { ...process.env, NODE_ENV: undefined } });
  return startedSite(folder, process.execPath, ['wordpressServer.mjs'], {
    ...process.env,
    ARMA11_URL: ours,
    ARMA11_KEY: key,
    ARMA11_PREDI: String(predi),
  });
}
