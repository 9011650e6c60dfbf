import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, toolEnv } from './place.mjs';
import { mustRun } from './run.mjs';
import { say, seconds } from './say.mjs';

/** How each package is built to run, and what the result depends on. */
const recipes = {
  app: { tool: 'vite', args: ['build', '--logLevel', 'warn'], from: ['core', 'widgets', 'app'] },
  server: { tool: 'tsup', args: ['--silent'], from: ['core', 'server'] },
};

const isSource = (path) => !/\.(test|stories)\.[cm]?[jt]sx?$|\.recorded\.json$/.test(path);
const common = ['tsconfig.base.json', 'pnpm-lock.yaml', 'scripts/workspaceAliases.mjs'];
const perPackage = ['package.json', 'tsconfig.json', 'tsup.config.ts', 'vite.config.ts', 'index.html'];

function sourceFiles(name) {
  const folder = `packages/${name}`;
  const trees = ['src', 'public'].filter((tree) => existsSync(inRoot(folder, tree)));
  const found = trees.flatMap((tree) =>
    readdirSync(inRoot(folder, tree), { recursive: true }).map((path) => join(folder, tree, path)),
  );
  return [...perPackage.map((file) => join(folder, file)).filter((file) => existsSync(inRoot(file))), ...found];
}

function sourceHash(from) {
  const hash = createHash('sha256');
  for (const file of [...common, ...from.flatMap(sourceFiles)].filter(isSource).sort()) {
    if (statSync(inRoot(file)).isFile())
      hash
        .update(`${file}\0`)
        .update(readFileSync(inRoot(file)))
        .update('\0');
  }
  return hash.digest('hex');
}

/** Builds the app or the server unless the last build was made from the same sources. */
export async function ensureBuilt(name) {
  const { tool, args, from } = recipes[name];
  const folder = inRoot('packages', name);
  const stampFile = join(folder, 'dist', '.built-from');
  const hash = sourceHash(from);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return;
  const start = Date.now();
  say(`Building the ${name} …`);
  rmSync(stampFile, { force: true });
  const bin = join(folder, 'node_modules', '.bin', tool);
  await mustRun(bin, args, { cwd: folder, env: toolEnv() }, `The ${name} could not be built.`);
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(stampFile, hash);
  say(`Built in ${seconds(start)}.`);
}
