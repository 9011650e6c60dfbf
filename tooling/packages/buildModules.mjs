import { isAbsolute, join } from 'node:path';
import { build } from 'vite';
import { buildTarget } from '../browsers/supported.mjs';
import { replacedModules } from '../replacedModules.mjs';
import { workspaceAliases } from '../workspaceAliases.mjs';
import { serverComponents } from './serverComponents.mjs';

/**
 * Writes a package's modules to `dist/`, one file for each: a bundler leaves out what its user does not reach, which it cannot
 * see of styled components that share a file.
 * @param {string} folder of the package
 * @param {object} modules
 * @param {Record<string, string>} modules.entries the sources that package.json exports, by the names of their files
 * @param {Record<string, string>} [modules.smaller] what is there in another form: `replacedModules`
 * @param {string[]} [modules.bundled] entries of the workspace that nobody publishes: their modules are among the package's
 */
export async function buildModules(folder, { entries, smaller = {}, bundled = [] }) {
  await build({
    configFile: false,
    root: folder,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: workspaceAliases().filter(({ find }) => bundled.some((name) => find.test(name))) },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [replacedModules(smaller), serverComponents()],
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      minify: false,
      sourcemap: true,
      target: buildTarget,
      lib: {
        entry: Object.fromEntries(Object.entries(entries).map(([name, source]) => [name, join(folder, source)])),
        formats: ['es'],
      },
      rolldownOptions: {
        external: (id) => !id.startsWith('.') && !isAbsolute(id) && !bundled.includes(id),
        output: { preserveModules: true, preserveModulesRoot: join(folder, 'src'), entryFileNames: '[name].js' },
      },
    },
  });
}
