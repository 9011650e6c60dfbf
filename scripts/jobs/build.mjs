import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, projectNode, toolEnv } from './place.mjs';
import { mustRun } from './run.mjs';
import { JobError, say, seconds } from './say.mjs';

const tool = (name) => (folder) => join(folder, 'node_modules', '.bin', name);
const published = (name) => ({
  package: name,
  command: projectNode,
  args: ['../../tooling/packages/buildPackage.mjs'],
  makes: 'dist/index.js',
  scripts: 'tooling/packages',
});

/**
 * How what runs or is published is built: by which command in which package, which file it makes last, and what the result
 * depends on.
 */
const recipes = {
  core: { ...published('core'), from: ['core'] },
  widgets: { ...published('widgets'), from: ['core', 'widgets'] },
  app: {
    package: 'app',
    command: tool('vite'),
    args: ['build', '--logLevel', 'warn'],
    makes: 'dist/index.html',
    from: ['core', 'widgets', 'app'],
    scripts: 'tooling/app',
  },
  server: {
    package: 'server',
    command: tool('tsup'),
    args: ['--silent'],
    makes: 'dist/main.js',
    from: ['core', 'server'],
  },
  embed: {
    package: 'widgets',
    command: projectNode,
    args: ['embed.build.mjs'],
    makes: 'dist/embed/manifest.json',
    from: ['core', 'widgets'],
    scripts: 'tooling/embed',
  },
  elements: {
    package: 'elements',
    command: projectNode,
    args: ['elements.build.mjs'],
    makes: 'dist/index.d.ts',
    from: ['core', 'widgets', 'elements'],
    scripts: 'tooling/embed',
  },
};

const isSource = (path) => !/\.(test|stories)\.[cm]?[jt]sx?$/.test(path);
const common = [
  'package.json',
  'tsconfig.base.json',
  'pnpm-lock.yaml',
  'tooling/browsers/supported.mjs',
  'tooling/replacedModules.mjs',
  'tooling/workspaceAliases.mjs',
];
const perPackage = [
  'package.json',
  'tsconfig.json',
  'entries.mjs',
  'tsup.config.ts',
  'vite.config.ts',
  'index.html',
  'elements.build.mjs',
  'embed.build.mjs',
];

const filesUnder = (tree) => readdirSync(inRoot(tree), { recursive: true }).map((path) => join(tree, path));

function sourceFiles(name) {
  const folder = `packages/${name}`;
  const trees = ['src', 'public'].map((tree) => join(folder, tree)).filter((tree) => existsSync(inRoot(tree)));
  const single = perPackage.map((file) => join(folder, file)).filter((file) => existsSync(inRoot(file)));
  return [...single, ...trees.flatMap(filesUnder)];
}

function sourceHash({ from, scripts }) {
  const hash = createHash('sha256');
  const files = [...common, ...from.flatMap(sourceFiles), ...(scripts ? filesUnder(scripts) : [])];
  for (const file of files.filter(isSource).sort()) {
    if (statSync(inRoot(file)).isFile())
      hash
        .update(`${file}\0`)
        .update(readFileSync(inRoot(file)))
        .update('\0');
  }
  return hash.digest('hex');
}

/** Builds what a recipe is for, unless its last build is there and was made from the same sources. */
export async function ensureBuilt(name) {
  const recipe = recipes[name];
  const folder = inRoot('packages', recipe.package);
  // Not in the result: that is packed, and emptied by its builder.
  const cache = join(folder, 'node_modules', '.cache');
  const stampFile = join(cache, `built-${name}`);
  const made = join(folder, recipe.makes);
  const hash = sourceHash(recipe);
  if (existsSync(made) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return;
  const start = Date.now();
  say(`Building the ${name} …`);
  // Also what it made last: a server that runs meanwhile takes none of it for whole.
  for (const file of [stampFile, made]) rmSync(file, { force: true });
  const options = { cwd: folder, env: toolEnv() };
  await mustRun(recipe.command(folder), recipe.args, options, `The ${name} could not be built.`);
  if (!existsSync(made)) throw new JobError(`The build of the ${name} made no ${recipe.makes}.`);
  mkdirSync(cache, { recursive: true });
  writeFileSync(stampFile, hash);
  say(`Built the ${name} in ${seconds(start)}.`);
}
