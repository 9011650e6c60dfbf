import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { bundle } from './bundle.mjs';
import { bundledTogether, FIRST_WIDGET } from './bundledTogether.mjs';
import { checkedFiles, throughLoader } from './checkedFiles.mjs';
import { smallest } from './smallest.mjs';
import { embedVersion, integrityOf } from './embedVersion.mjs';

const widgets = new URL('../../packages/widgets/', import.meta.url);
const source = (name) => fileURLToPath(new URL(`src/script-tag/${name}`, widgets));
const packageVersion = JSON.parse(readFileSync(new URL('package.json', widgets), 'utf8')).version;

/** Bytes as they travel. */
export const gzipBytes = (code) => gzipSync(code, { level: 9 }).length;

/** What the file with the libraries begins with. */
export const header = (moduleIds) =>
  moduleIds.some((id) => id.includes('/preact/')) ? '/*! Preact, TanStack Query: MIT */\n' : '';

/**
 * Builds what a script tag loads; nothing is written.
 * @param {{ runtime?: string, loader?: string }} [entries] other entries, for tests
 */
export async function buildEmbed({ runtime = source('runtime.ts'), loader = source('loader.ts') } = {}) {
  const define = { EMBED_VERSION: JSON.stringify(packageVersion) };
  const wanted = { entry: runtime, name: 'runtime', format: /** @type {const} */ ('es'), define };
  const chunks = await Promise.all((await bundledTogether(wanted)).map(served));
  const version = embedVersion(
    packageVersion,
    chunks.map(({ fileName, code }) => [fileName, code]),
  );
  /** @returns {[string, string]} */
  const headed = ({ fileName, moduleIds, code }) => [fileName, header(moduleIds) + code];
  const { atOnce, later, checked } = checkedFiles(new Map(chunks.map(headed)), chunks);
  const [start] = await bundle({
    entry: loader,
    name: 'loader',
    format: 'iife',
    define: { ...define, EMBED_BUILD: JSON.stringify(version), EMBED_FILES: JSON.stringify(atOnce) },
  });
  const [frame] = await bundle({ entry: source('frame.ts'), name: 'frame', format: 'iife' });
  const small = async (chunk) => ({ ...chunk, code: await smallest(chunk.code, { module: false }) });
  const all = [await small(start), await small(frame), ...chunks, later];
  return { version, files: new Map(all.map(headed)), checked, graph: all.map(graphOf) };
}

/** A chunk as it is served, but for its header. */
async function served(chunk) {
  const isAwaited = ['runtime.js', FIRST_WIDGET].includes(chunk.fileName);
  return { ...chunk, code: throughLoader(isAwaited ? await smallest(chunk.code) : chunk.code) };
}

/** What a chunk waits for, and what it is made of: the code of each module before it is minified. */
const graphOf = ({ fileName, imports, dynamicImports, moduleIds, modules }) => ({
  fileName,
  imports,
  dynamicImports,
  moduleIds,
  sources: new Map(Object.entries(modules).map(([id, { code }]) => [id, code ?? ''])),
});

/** The manifest beside the files: their integrity, their bytes as they travel, and what an older loader has to know of them. */
export const manifestOf = ({ version, files, checked }) => ({
  version,
  checked,
  files: Object.fromEntries(
    [...files]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, code]) => [name, { integrity: integrityOf(code), gzip: gzipBytes(code) }]),
  ),
});
