import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where a build leaves its graph, as Vite's own manifest: a folder that the server never serves. */
export const GRAPH_FILE = '.vite/graph.json';

/** A module by its path in the project; a library by its package's. */
const named = (id) => {
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '');
  const inPackage = path.lastIndexOf('/node_modules/');
  return inPackage >= 0 ? path.slice(inPackage + 1) : relative(root, path);
};

/**
 * @typedef {object} Graph
 * @property {{ fileName: string, imports: string[], isEntry: boolean, facade: string | null, modules: Record<string, number> }[]} files
 * what is written: what each file waits for, and the modules in it with their length
 * @property {Record<string, string[]>} imports by module
 */

/**
 * What a build is made of: its files with what each waits for and holds, and which module imports which.
 * @param {any} bundle
 * @param {(id: string) => { importedIds: readonly string[] } | null} info
 * @returns {Graph}
 */
export function graphOf(bundle, info) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const files = chunks.map(({ fileName, imports, isEntry, facadeModuleId, modules }) => ({
    fileName,
    imports,
    isEntry,
    facade: facadeModuleId ? named(facadeModuleId) : null,
    modules: Object.fromEntries(Object.entries(modules).map(([id, { renderedLength }]) => [named(id), renderedLength])),
  }));
  const ids = chunks.flatMap(({ modules }) => Object.keys(modules));
  const imports = Object.fromEntries(ids.map((id) => [named(id), (info(id)?.importedIds ?? []).map(named)]));
  return { files, imports };
}

/** A plugin of Vite: writes the graph of a build beside its files, for the check of what pages load first. */
export const moduleGraph = () => ({
  name: 'module-graph',
  apply: /** @type {const} */ ('build'),
  generateBundle(_options, bundle) {
    const graph = graphOf(bundle, (id) => this.getModuleInfo(id));
    this.emitFile({ type: 'asset', fileName: GRAPH_FILE, source: `${JSON.stringify(graph)}\n` });
  },
});
