import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pnpmPath } from '../../../../scripts/jobs/install.mjs';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const packages = ['core', 'widgets'];

/** A partner's new project, outside of this repository, with the packed packages installed. */
export interface FreshSite {
  folder: string;
  /** Runs one of its installed programs. */
  run(program: string, args: string[], env?: Record<string, string>): Promise<string>;
}

/** Packs the packages as a release does, and installs them into a copy of `site/`. */
export async function freshSite(): Promise<FreshSite> {
  const folder = mkdtempSync(join(tmpdir(), 'arma11-tarball-'));
  const pnpm = await pnpmPath();
  await Promise.all(packages.map((name) => pack(pnpm, name, folder)));
  cpSync(fileURLToPath(new URL('site', import.meta.url)), folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest(folder)));
  // Widgets ask for core by its version: here that is the tarball, in a release it is the registry's.
  const settings = { overrides: tarballs(folder), strictDepBuilds: false };
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify(settings));
  await run(pnpm, ['install', '--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile'], { cwd: folder });
  return {
    folder,
    run: async (program, args, env = {}) => {
      const file = join(folder, 'node_modules', '.bin', program);
      const { stdout } = await run(file, args, { cwd: folder, env: { ...process.env, NODE_ENV: undefined, ...env } });
      return stdout;
    },
  };
}

async function pack(pnpm: string, name: string, folder: string): Promise<void> {
  await run(pnpm, ['pack', '--pack-destination', folder], { cwd: join(root, 'packages', name) });
}

const tarballs = (folder: string) =>
  Object.fromEntries(
    packages.map((name) => {
      const file = readdirSync(folder).find((entry) => entry.startsWith(`arma11-${name}-`));
      return [`@arma11/${name}`, `file:${join(folder, file!)}`];
    }),
  );

/** What a newcomer writes: our packages, their peers, and the tools of this repository in its own versions. */
function manifest(folder: string) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const known = { ...dependencies, ...devDependencies };
  const versions = (...names: string[]) => Object.fromEntries(names.map((name) => [name, known[name]]));
  return {
    name: 'a-partner',
    private: true,
    type: 'module',
    dependencies: {
      ...tarballs(folder),
      ...versions('react', 'react-dom', 'styled-components', '@tanstack/react-query'),
    },
    devDependencies: versions('vite', 'typescript', '@types/react', '@types/react-dom'),
  };
}
