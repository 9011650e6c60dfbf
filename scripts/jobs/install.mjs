import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot, packageNames, toolEnv } from './place.mjs';
import { capture, mustRun } from './run.mjs';
import { JobError, say, seconds } from './say.mjs';

const stampFile = inRoot('node_modules', '.installed.json');
const manifest = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

const lockHash = () => {
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'];
  const manifests = [...packageNames, 'testing'].map((name) => `packages/${name}/package.json`);
  const hash = createHash('sha256');
  for (const file of [...files, ...manifests]) hash.update(readFileSync(inRoot(file))).update('\0');
  return hash.digest('hex');
};

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** What is installed: by the stamp, or, when someone ran pnpm by hand, by what pnpm says it included. */
function installed() {
  const stamp = readJson(stampFile);
  if (stamp && existsSync(inRoot('node_modules', '.modules.yaml'))) return stamp;
  const included = readJson(inRoot('node_modules', '.modules.yaml'))?.included;
  return { hash: '', packages: included ? packageNames : [], tools: Boolean(included?.devDependencies) };
}

/** pnpm is a native binary that npx keeps in its cache; the version is the one package.json pins. */
export async function pnpmPath() {
  const version = manifest.packageManager.split('@')[1];
  const args = ['--yes', `--package=pnpm@${version}`, '-c', 'command -v pnpm'];
  // What is in the cache is used as it is: asking for news of it takes a minute where there is no network.
  const env = { ...process.env, NO_UPDATE_NOTIFIER: '1', npm_config_prefer_offline: 'true' };
  const { code, stdout, text } = await capture('npx', args, { env });
  const path = stdout.trim().split('\n').pop();
  if (code === 0 && path) return path;
  throw new JobError(`${text.trim()}\npnpm ${version} could not be fetched. Is the npm registry reachable?`);
}

/** With the tools comes what tests need of a machine: browser, database, fonts. */
const filters = ({ packages, tools }) => {
  if (tools && packages.length === packageNames.length) return [];
  const scoped = [...packages, ...(tools ? ['testing'] : [])].map((name) => `@arma11/${name}`);
  return [manifest.name, ...scoped].flatMap((name) => ['--filter', name]);
};

/**
 * Installs what a job needs, on top of what is there, from the lockfile. `packages` are the workspace packages it
 * runs or builds; `tools` adds the devDependencies (test runner, Storybook, linters).
 */
export async function ensureInstalled(need) {
  const hash = lockHash();
  const have = installed();
  const enough = need.packages.every((name) => have.packages.includes(name)) && (have.tools || !need.tools);
  if (have.hash === hash && enough) return;
  const packages = packageNames.filter((name) => need.packages.includes(name) || have.packages.includes(name));
  const next = { hash, packages, tools: need.tools || have.tools };
  const start = Date.now();
  say(`Installing ${packages.join(', ')}${next.tools ? ' and the tools' : ''} …`);
  const pnpm = await pnpmPath();
  const args = ['install', '--frozen-lockfile', '--reporter=append-only', ...(next.tools ? [] : ['--prod'])];
  const env = toolEnv({ pathFirst: [dirname(pnpm)], env: { CI: '1' } });
  await mustRun(pnpm, [...args, ...filters(next)], { env }, 'The packages could not be installed.');
  writeFileSync(stampFile, JSON.stringify(next));
  say(`Installed in ${seconds(start)}.`);
}
