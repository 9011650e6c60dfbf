import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildTarget } from '../browsers/supported.mjs';
import { serverComponents } from './serverComponents.mjs';

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));

/** Modules that bundlers get in a smaller form, with the same exports; CommonJS, which servers load, has the first. */
const SMALLER = new Map(
  Object.entries({
    'core/src/domain/dates.ts': 'core/src/domain/datesIntl.ts',
    'widgets/src/RoomCard/JoinSheet.tsx': 'widgets/src/RoomCard/JoinSheetLater.tsx',
  }).map(([from, to]) => [packages + from, packages + to]),
);

/** @returns {import('vite').Plugin} */
const smallerForms = () => ({
  name: 'smaller-forms',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!importer || !id.startsWith('.')) return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    const other = found && SMALLER.get(found.id);
    // What a smaller form itself imports is the first.
    return other && other !== importer ? other : null;
  },
});

/**
 * Writes a package's modules to `dist/`, one file for each: a bundler leaves out what its user does not reach, which it cannot
 * see of styled components that share a file.
 * @param {string} folder of the package
 * @param {Record<string, string>} entries the sources that package.json exports, by the names of their files
 */
export async function buildModules(folder, entries) {
  await build({
    configFile: false,
    root: folder,
    publicDir: false,
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [smallerForms(), serverComponents()],
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
        external: (id) => !id.startsWith('.') && !isAbsolute(id),
        output: { preserveModules: true, preserveModulesRoot: join(folder, 'src'), entryFileNames: '[name].js' },
      },
    },
  });
}
