import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pnpmPath } from '../../../../scripts/jobs/install.mjs';
import { packedInto } from './packedInto';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** A partner's new project, outside of this repository, with the packed packages installed. */
export interface FreshSite {
  folder: string;
  /** Runs one of its installed programs. Returns all that it wrote. */
  run(program: string, args: string[], env?: Record<string, string>): Promise<string>;
}

/** What a newcomer starts with. */
export interface NewProject {
  /** The folder beside this file that is copied. */
  site: string;
  /** Ours, by the names of their folders. */
  packages: readonly string[];
  /** Others' that the project's own code imports, in the versions of this repository. */
  dependencies?: readonly string[];
  /** Of some of them another version: the name under which this repository has it. */
  instead?: Readonly<Record<string, string>>;
  tools: readonly string[];
}

/** Packs our packages as a release does, and installs them into a copy of the project. */
export async function freshSite(project: NewProject): Promise<FreshSite> {
  const folder = mkdtempSync(join(tmpdir(), 'arma11-tarball-'));
  const pnpm = await pnpmPath();
  const ours = await packedInto(folder, project.packages);
  cpSync(fileURLToPath(new URL(project.site, import.meta.url)), folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest(project, ours)));
  // Widgets ask for core by its version: here that is the tarball, in a release it is the registry's.
  const settings = { overrides: ours, strictDepBuilds: false };
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify(settings));
  await run(pnpm, ['install', '--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile'], { cwd: folder });
  return {
    folder,
    run: async (program, args, env = {}) => {
      const file = join(folder, 'node_modules', '.bin', program);
      const { stdout, stderr } = await run(file, args, {
        cwd: folder,
        env: { ...process.env, NODE_ENV: undefined, ...env },
      });
      return stdout + stderr;
    },
  };
}

/** What a newcomer writes: our packages, their peers, and the tools of this repository in its own versions. */
function manifest({ dependencies = [], instead = {}, tools }: NewProject, ours: Record<string, string>) {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const known: Record<string, string> = { ...own.dependencies, ...own.devDependencies };
  const versions = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, known[instead[name] ?? name]]));
  return {
    name: 'a-partner',
    private: true,
    type: 'module',
    dependencies: { ...ours, ...versions(dependencies) },
    devDependencies: versions(tools),
  };
}
