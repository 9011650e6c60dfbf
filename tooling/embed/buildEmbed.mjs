import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { bundle } from './bundle.mjs';
import { runtimeModules, widgetModules } from './runtimeModules.mjs';
import { embedVersion, integrityOf } from './embedVersion.mjs';

const widgets = new URL('../../packages/widgets/', import.meta.url);
const source = (name) => fileURLToPath(new URL(`src/script-tag/${name}`, widgets));
const packageVersion = JSON.parse(readFileSync(new URL('package.json', widgets), 'utf8')).version;

/** The widget that budgets count as a page's first. */
export const FIRST_WIDGET = 'prediccion-panel.js';

/** Bytes as they travel. */
export const gzipBytes = (code) => gzipSync(code, { level: 9 }).length;

/** What the files that every page loads begin with; the folder of the others names their version. */
const header = (version, fileName) =>
  ['loader.js', 'runtime.js'].includes(fileName) ? `/*! Arma Tu 11 ${version}; Preact, TanStack Query: MIT */\n` : '';

/**
 * Builds what a script tag loads; nothing is written.
 * @param {{ runtime?: string, loader?: string }} [entries] other entries, for tests
 */
export async function buildEmbed({ runtime = source('runtime.ts'), loader = source('loader.ts') } = {}) {
  const define = { EMBED_VERSION: JSON.stringify(packageVersion) };
  const wanted = { entry: runtime, name: 'runtime', format: /** @type {const} */ ('es'), define };
  const split = await bundle(wanted);
  const team = 'lineup-editor.js';
  const always = runtimeModules(split, 'runtime.js', { first: FIRST_WIDGET, team, room: 'room-card.js' });
  const together = { runtime: always, LineupEditor: widgetModules(split, 'runtime.js', team, always) };
  const chunks = await bundle({ ...wanted, together });
  const version = embedVersion(
    packageVersion,
    chunks.map(({ fileName, code }) => [fileName, code]),
  );
  const [start] = await bundle({
    entry: loader,
    name: 'loader',
    format: 'iife',
    define: { ...define, EMBED_FOLDER: JSON.stringify(`../${version}/`) },
  });
  const all = [start, ...chunks];
  const files = new Map(all.map(({ fileName, code }) => [fileName, header(version, fileName) + code]));
  return { version, files, graph: all.map(graphOf) };
}

/** What a chunk waits for, and what it is made of: the code of each module before it is minified. */
const graphOf = ({ fileName, imports, dynamicImports, moduleIds, modules }) => ({
  fileName,
  imports,
  dynamicImports,
  moduleIds,
  sources: new Map(Object.entries(modules).map(([id, { code }]) => [id, code ?? ''])),
});

/** The manifest beside the files: their integrity, and their bytes as they travel. */
export const manifestOf = ({ version, files }) => ({
  version,
  files: Object.fromEntries(
    [...files]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, code]) => [name, { integrity: integrityOf(code), gzip: gzipBytes(code) }]),
  ),
});
