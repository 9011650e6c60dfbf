import { createHash } from 'node:crypto';

/** What the loader loads by itself; the hashes of everything else come in a file of their own. */
const AT_ONCE = ['runtime', 'lineup-editor', 'prediccion-panel', 'room-card', 'wallet-badge', 'quest-bar'];

const nameOf = (file) => file.replace(/\.js$/, '');

/** The code of a file, in which what is loaded on demand goes through the loader (`checkedImports.ts`). */
export const throughLoader = (code) =>
  code.replace(/\bimport\(([`"'])\.\/([\w.-]+)\.js\1\)/g, 'globalThis[Symbol.for(`arma11.loader`)](`$2`)');

/** A file as the loader reads it: its SHA-256 and what it imports, `hash name name`. */
const listed = (code, imports = []) =>
  [createHash('sha256').update(code).digest('base64'), ...imports.map(nameOf)].join(' ');

/**
 * What the loader has to know of the files to check them, and the file with what it need not know at once.
 * @param {Map<string, string>} files by name, as they are served
 * @param {{ fileName: string, imports: string[] }[]} chunks
 */
export function checkedFiles(files, chunks) {
  const needs = new Map(chunks.map(({ fileName, imports }) => [nameOf(fileName), imports.map(nameOf)]));
  const first = new Set(AT_ONCE.flatMap((name) => [name, ...(needs.get(name) ?? [])]));
  const all = chunks.map(({ fileName, imports }) => [nameOf(fileName), listed(files.get(fileName), imports)]);
  const where = (isFirst) => Object.fromEntries(all.filter(([name]) => first.has(name) === isFirst));
  const code = `export default ${JSON.stringify(where(false))}`;
  const later = { fileName: 'integrity.js', code, imports: [], dynamicImports: [], moduleIds: [], modules: {} };
  return { atOnce: { ...where(true), integrity: listed(code) }, later, checked: Object.fromEntries(all) };
}
