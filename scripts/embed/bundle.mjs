import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, minify } from 'vite';
import { ignoreUseClient } from '../ignoreUseClient.mjs';
import { workspaceAliases } from '../workspaceAliases.mjs';
import { baked } from './baked.mjs';
import { compiledStyles } from './compiledStyles.mjs';
import { twins } from './twins.mjs';
import { usedIcons } from './usedIcons.mjs';
import { usedQueries } from './usedQueries.mjs';

const widgets = fileURLToPath(new URL('../../packages/widgets/', import.meta.url));

/** What a chunk is called: the tag's name for a widget, else its module's. Folders carry the version, so files need no hash. */
const kebab = (name) => name.replace(/(?<=[a-z\d])[A-Z]/g, (capital) => `-${capital}`).toLowerCase();
const chunkName = ({ facadeModuleId, name }) => `${kebab(basename(facadeModuleId ?? name).replace(/\.tsx?$/, ''))}.js`;

/** Only the entry itself does something when it is loaded; a module of ours that nobody reads leaves. */
const ownSource = /packages[\\/](core|widgets)[\\/]src[\\/]/;

/** Vite leaves the white space of a library build alone, so each chunk is minified here. */
async function minified(chunk, format) {
  const options = {
    module: format === 'es',
    compress: { target: 'es2022' },
    mangle: { toplevel: true },
    codegen: { removeWhitespace: true, legalComments: 'none' },
  };
  const { code, errors } = await minify(chunk.fileName, chunk.code, /** @type {any} */ (options));
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return { ...chunk, code };
}

/** One file for the modules that belong together, named as the entry, which is one of them. */
const grouping = (files) => ({
  // What a module imports goes where it belongs itself.
  includeDependenciesRecursively: false,
  groups: Object.entries(files).map(([name, modules]) => ({ name, test: (id) => modules.has(id) })),
});

/**
 * Bundles one entry of the embed and what it imports; nothing is written.
 * @param {object} wanted
 * @param {string} wanted.entry
 * @param {string} wanted.name
 * @param {'es' | 'iife'} wanted.format
 * @param {Record<string, string>} [wanted.define]
 * @param {Record<string, ReadonlySet<string>>} [wanted.together] modules that share a file, by its name
 * @param {ReadonlySet<string>} [wanted.first] modules that come with the first widget: others bring their icons themselves
 * @param {readonly string[]} [wanted.modules] what it is known to be made of: icons, reads and calls that nothing of this names are left out
 * @returns {Promise<any[]>} the chunks as Rolldown describes them
 */
export async function bundle({ entry, name, format, define = {}, together, first = new Set(), modules = [] }) {
  const [built] = /** @type {any[]} */ (
    await build({
      configFile: false,
      root: widgets,
      publicDir: false,
      logLevel: 'warn',
      plugins: [compiledStyles(), usedIcons(modules, first), usedQueries(modules), twins(), baked(modules)],
      resolve: { alias: workspaceAliases(), dedupe: ['styled-components', '@tanstack/react-query'] },
      // Not as the process around it is: tests build the same bytes.
      oxc: { jsx: { runtime: 'automatic', development: false } },
      define: { 'process.env.NODE_ENV': '"production"', ...define },
      build: {
        write: false,
        minify: false,
        target: 'es2022',
        lib: { entry: { [name]: entry }, formats: [format], name: 'arma11Loader', fileName: () => `${name}.js` },
        rolldownOptions: {
          ...ignoreUseClient,
          checks: { pluginTimings: false },
          preserveEntrySignatures: 'allow-extension',
          treeshake: { moduleSideEffects: (id) => id === entry || !ownSource.test(id) },
          output: {
            chunkFileNames: chunkName,
            ...(together ? { codeSplitting: grouping(together) } : {}),
          },
        },
      },
    })
  );
  return Promise.all(built.output.map((chunk) => minified(chunk, format)));
}
