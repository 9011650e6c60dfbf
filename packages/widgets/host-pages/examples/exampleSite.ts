import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pnpmPath } from '../../../../scripts/jobs/install.mjs';
import type { HostFacts } from '../rig/hosts';
import { packedInto } from '../tarball/packedInto';
import { startedSite, type ExampleSite } from './startedSite';

const run = promisify(execFile);
const examples = fileURLToPath(new URL('../../../../examples/', import.meta.url));

/** Copies an example, installs, builds and starts it on a free port. */
export async function exampleSite(name: string, { ours, key, predi }: HostFacts): Promise<ExampleSite> {
  const folder = mkdtempSync(join(tmpdir(), 'arma11-example-'));
  const pnpm = await pnpmPath();
  cpSync(join(examples, name), folder, { recursive: true });
  const overrides = await packedInto(folder, ['core', 'widgets', 'elements']);
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify({ overrides, strictDepBuilds: false }));
  const settings = { URL: ours, KEY: key, PREDI: String(predi) };
  const named = ['VITE', 'NEXT_PUBLIC', 'PUBLIC', 'NG'].flatMap((prefix) =>
    Object.entries(settings).map(([setting, value]) => [`${prefix}_ARMA11_${setting}`, value]),
  );
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    PATH: `${dirname(process.execPath)}:${dirname(pnpm)}:${process.env.PATH}`,
    // None of them may tell its maker of this run.
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    NG_CLI_ANALYTICS: 'false',
    ...Object.fromEntries(named),
  };
  const options = { cwd: folder, env };
  await run(pnpm, ['install', '--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile'], options);
  await run(pnpm, ['run', 'build'], options);
  return startedSite(folder, pnpm, ['run', 'start'], env);
}
