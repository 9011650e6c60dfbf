import { dirname, join } from 'node:path';
import { readFileSync } from 'node:fs';
import { pnpmPath } from '../../scripts/jobs/install.mjs';
import { inRoot, projectNode, published, toolEnv } from '../../scripts/jobs/place.mjs';
import { capture } from '../../scripts/jobs/run.mjs';

const bin = (name) => inRoot('node_modules', '.bin', name);
const inPackage = (name) => inRoot('packages', name);

const nativeCompiler = inRoot('node_modules', 'typescript-native', 'bin', 'tsc');
const typecheck = (folder) => ({
  title: `types of ${folder}`,
  command: projectNode(),
  args: [nativeCompiler, '-p', folder],
  mend: 'give the lines above their types, then: npm run typecheck',
});
const projects = [
  'packages/core',
  'packages/testing',
  'packages/widgets',
  'packages/app',
  'packages/server',
  '.storybook',
  'tooling',
];

const build = (name) => ({
  title: `build ${name}`,
  command: projectNode(),
  args: [inRoot('scripts', 'build.mjs'), name],
  mend: `mend what stopped it, then: node scripts/build.mjs ${name}`,
});

const importLine = (how, specifier) =>
  how === 'import' ? `await import('${specifier}');` : `require('${specifier}');`;

/** Every entry point of a package, imported in a plain Node process: nothing may need a window to be loaded. */
function plainImports(name, how) {
  const manifest = JSON.parse(readFileSync(join(inPackage(name), 'package.json'), 'utf8'));
  const entries = Object.keys(manifest.exports).filter((entry) => !entry.endsWith('.json') && !entry.endsWith('.js'));
  const code = entries.map((entry) => importLine(how, join(manifest.name, entry))).join('\n');
  return {
    title: `every entry of ${name} loads by ${how} in plain Node`,
    command: projectNode(),
    args: [how === 'import' ? '--input-type=module' : '--input-type=commonjs', '-e', code],
    cwd: inPackage(name),
    mend: `move what needs a window into what is called later, then: node scripts/build.mjs ${name}`,
  };
}

const mendManifest = (name) =>
  `mend packages/${name}/package.json or entries.mjs there, then: node scripts/build.mjs ${name}`;

const publicChecks = (name) => [
  {
    title: `publint ${name}`,
    command: bin('publint'),
    args: ['--strict'],
    cwd: inPackage(name),
    mend: mendManifest(name),
  },
  // Subpath exports do not exist for `moduleResolution: node10`, so that mode is left out. Elements are for browsers alone.
  {
    title: `types resolve in ${name}`,
    command: bin('attw'),
    args: ['--pack', '.', '--profile', name === 'elements' ? 'esm-only' : 'node16'],
    cwd: inPackage(name),
    mend: mendManifest(name),
  },
  plainImports(name, 'import'),
  plainImports(name, 'require'),
  {
    title: `api reports of ${name}`,
    command: projectNode(),
    args: [inRoot('tooling', 'api', 'report.mjs'), name],
    mend: 'read what changed, and tell it in a changeset (npm run changeset); then: npm run api:update',
  },
];

/** What a first visit loads is no more than what was agreed to. */
const sizes = (title, name, script) => ({
  title,
  command: projectNode(),
  args: [script],
  cwd: inPackage(name),
  mend: `make it smaller; growth that is meant is agreed to by: node packages/${name}/${script} --update`,
});

/** Syntax and methods of the language in what was built, libraries included; browsers' own, and styles, are found in the sources. */
const readable = (what, folder) => ({
  title: `every supported browser reads ${what}`,
  command: bin('es-check'),
  args: ['checkBrowser', `packages/${folder}/**/*.js`, '--module', '--checkFeatures', '--noCache'],
  mend: 'write what is named as the oldest browser of `browserslist` in package.json knows it, then build again: node scripts/build.mjs app embed',
});

const format = { title: 'format', command: bin('oxfmt'), args: ['--check'], mend: 'npm run format' };
const lint = {
  title: 'lint',
  command: bin('oxlint'),
  args: ['--deny-warnings', 'packages', '.storybook', 'scripts', 'tooling', 'vitest.config.ts'],
  mend: 'follow the rules named in brackets, then: npm run lint',
};
/** Files, exports and dependencies that nobody uses. */
const unused = {
  title: 'nothing unused',
  command: projectNode(),
  args: [inRoot('node_modules', 'knip', 'bin', 'knip.js')],
  mend: 'remove what is named, or its `export`, then: npm run lint',
};
const storybook = {
  title: 'build storybook',
  command: bin('storybook'),
  args: ['build', '--quiet', '--disable-telemetry'],
  mend: 'mend what stopped it, then: npm run build-storybook',
};

/**
 * A command that fails when something is wrong, and what a person does about it: a sentence that ends with a command.
 * @typedef {{ title: string, command: string, args: string[], cwd?: string, mend: string }} Check
 */

/**
 * The checks that are no tests: stages, one after the other, of lanes that may run side by side.
 * @type {Check[][][]}
 */
export const staticChecks = [
  [[format], [lint], [unused], ...projects.map((folder) => [typecheck(folder)])],
  [
    [build('embed'), sizes('sizes of the embed', 'widgets', 'embed.sizes.mjs')],
    [build('server')],
    [build('app'), sizes('what pages of the app load first', 'app', 'initial.sizes.mjs')],
  ],
];

/**
 * The checks that are too long for `npm test`: of the built Storybook and of the packages as others get them, and which
 * browsers read what was built. The embed
 * is built after the package around it, which empties the folder, and what packs a package writes its archive beside it.
 * @type {typeof staticChecks}
 */
export const longChecks = [
  [[storybook], [...published.map(build), build('embed')]],
  [
    ...published.map(publicChecks),
    [
      readable('the app', 'app/dist'),
      readable('the script tag', 'widgets/dist/embed'),
      readable('the packages', '{core,widgets,elements}/dist'),
      sizes('what one export of the widgets adds to a bundle', 'widgets', 'exports.sizes.mjs'),
    ],
  ],
];

/** Checks that are jobs of their own. */
export const named = { lint: [lint, unused], typecheck: projects.map(typecheck) };

/**
 * Format and lint, and the types of the projects in which a file changed and of those that import them.
 * @param {string[]} files
 */
export function changedChecks(files) {
  const first = projects.findIndex((folder) => files.some((file) => file.startsWith(`${folder}/`)));
  return [format, lint, ...(first < 0 ? [] : projects.slice(first).map(typecheck))];
}

/** publint and attw pack with pnpm, so it has to be on PATH. */
export const checkEnv = async () => toolEnv({ pathFirst: [dirname(await pnpmPath())], env: { CI: '1' } });

/**
 * Runs one check; returns what it printed when it failed, and in the last line what mends it.
 * @param {Check} check
 * @param {NodeJS.ProcessEnv} env
 */
export async function runCheck({ command, args, cwd, mend }, env) {
  const { code, text } = await capture(command, args, { cwd: cwd ?? inRoot(), env });
  return code === 0 ? undefined : `${text.trim() || `${command} ended with ${code}.`}\nTo mend it: ${mend}`;
}
