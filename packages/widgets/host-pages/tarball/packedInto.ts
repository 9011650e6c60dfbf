import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pnpmPath } from '../../../../scripts/jobs/install.mjs';

const run = promisify(execFile);
const packages = fileURLToPath(new URL('../../../', import.meta.url));

/** Packs packages of ours into a folder, as a release does. Returns where a project finds them, by their names. */
export async function packedInto(folder: string, names: readonly string[]): Promise<Record<string, string>> {
  const pnpm = await pnpmPath();
  await Promise.all(
    names.map((name) => run(pnpm, ['pack', '--pack-destination', folder], { cwd: join(packages, name) })),
  );
  return Object.fromEntries(
    names.map((name) => {
      const file = readdirSync(folder).find((entry) => entry.startsWith(`arma11-${name}-`));
      return [`@arma11/${name}`, `file:${join(folder, file!)}`];
    }),
  );
}
