import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildTarget } from '../browsers/supported.mjs';
import { ignoreUseClient } from '../ignoreUseClient.mjs';
import { scriptTagStack } from './stack.mjs';

const widgets = fileURLToPath(new URL('../../packages/widgets/', import.meta.url));

/** What a chunk is called: the tag's name for a widget, else its module's. Folders carry the version, so files need no hash. */
const kebab = (name) => name.replace(/(?<=[a-z\d])[A-Z]/g, (capital) => `-${capital}`).toLowerCase();
const chunkName = ({ facadeModuleId, name }) => `${kebab(basename(facadeModuleId ?? name).replace(/\.tsx?$/, ''))}.js`;

/** One file for the modules that belong together, named as the entry, which is one of them. */
const grouping = (files) => ({
  // What a module imports goes where it belongs itself.
  includeDependenciesRecursively: false,
  groups: Object.entries(files).map(([name, modules]) => ({ name, test: (id) => modules.has(id) })),
});

/**
 * Bundles one entry of the script tag and what it imports; nothing is written.
 * @param {object} wanted
 * @param {string} wanted.entry
 * @param {string} wanted.name
 * @param {'es' | 'iife'} wanted.format
 * @param {Record<string, string>} [wanted.define]
 * @param {Record<string, ReadonlySet<string>>} [wanted.together] modules that share a file, by its name
 * @returns {Promise<any[]>} the chunks as Rolldown describes them
 */
export async function bundle({ entry, name, format, define = {}, together }) {
  const { plugins, resolve } = scriptTagStack();
  const [built] = /** @type {any[]} */ (
    await build({
      configFile: false,
      root: widgets,
      publicDir: false,
      logLevel: 'warn',
      plugins,
      resolve,
      // Not as the process around it is: tests build the same bytes.
      oxc: { jsx: { runtime: 'automatic', development: false } },
      define: { 'process.env.NODE_ENV': '"production"', ...define },
      build: {
        write: false,
        target: buildTarget,
        lib: { entry: { [name]: entry }, formats: [format], name: 'arma11Loader', fileName: () => `${name}.js` },
        rolldownOptions: {
          ...ignoreUseClient,
          // A constant takes fewer bytes where it is read than its way there: as an export of another file most of all.
          optimization: { inlineConst: { mode: 'all' } },
          checks: { pluginTimings: false },
          preserveEntrySignatures: 'allow-extension',
          output: {
            chunkFileNames: chunkName,
            minify: true,
            comments: false,
            ...(together ? { codeSplitting: grouping(together) } : {}),
          },
        },
      },
    })
  );
  return built.output;
}
