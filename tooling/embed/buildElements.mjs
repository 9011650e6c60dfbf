import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import { bundledTogether } from './bundledTogether.mjs';
import { header } from './buildEmbed.mjs';

const packages = new URL('../../packages/', import.meta.url);
const path = (name) => fileURLToPath(new URL(name, packages));
const source = (name) => path(`widgets/src/npm-elements/${name}`);

/** The entries that have types alone, by their names. */
const TAGS = ['react', 'preact', 'vue', 'svelte'];

/** What every page loads also exports what the widgets share with each other: this file shows what is the partner's. */
const index = {
  fileName: 'index.js',
  code: "export { defineElements } from './runtime.js';\n",
  imports: ['runtime.js'],
  moduleIds: [],
};

/** The entries of types have no code. */
const types = { fileName: 'types.js', code: 'export {};\n', imports: [], moduleIds: [] };

/**
 * Builds the code of `@arma11/elements`, the files of the script tag without its loader; nothing is written.
 * @returns {Promise<{ fileName: string, code: string, imports: string[], moduleIds: string[] }[]>}
 */
export async function bundleElements() {
  const chunks = await bundledTogether({ entry: source('index.ts'), name: 'runtime', format: 'es' });
  const headed = chunks.map(({ fileName, code, imports, moduleIds }) => ({
    fileName,
    code: header(moduleIds) + code,
    imports,
    moduleIds,
  }));
  return [index, ...headed, types];
}

/** Writes the types into `dist`: every declaration of ours inside, so that who reads them needs no other package. */
export const writeElementTypes = () =>
  build({
    config: false,
    silent: true,
    entry: {
      index: source('index.ts'),
      ...Object.fromEntries(TAGS.map((name) => [name, source(`tags/${name}.ts`)])),
    },
    format: 'esm',
    outDir: path('elements/dist'),
    tsconfig: path('widgets/tsconfig.json'),
    dts: { only: true },
  });
