import { join, posix } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { importRules } from './contexts.mjs';

const sources = ['core', 'widgets', 'app', 'server'].map((name) => `packages/${name}/src`);
/** Tests and stories, and what is there for them, may know everything. */
const exclude = { path: ['node_modules/', '\\.(test|stories)\\.tsx?$', '/(testing|stories|fixtures)/'] };
const extensions = ['.ts', '.tsx', '.mjs', '.js', '.json'];

/** A folder, but for the server's entry points: each file directly in its `src/` stands for itself. */
const folderOf = (file) => {
  const folder = posix.dirname(file);
  return folder === 'packages/server/src' ? file : folder;
};

/**
 * Reads the imports of the packages, those of types included.
 * @param {string} root The folder that has `packages/`.
 * @param {Record<string, string[]>} names Where the packages' names lead, as in tsconfig.base.json.
 * @returns {Promise<{ breaches: string[], folders: Map<string, Set<string>> }>} What imports against the order, as
 *   sentences; and for each folder which others its files import from.
 */
export async function readGraph(root, names = {}) {
  const alias = Object.fromEntries(Object.entries(names).map(([name, [path]]) => [`${name}$`, join(root, path)]));
  const options = {
    baseDir: root,
    ruleSet: { forbidden: importRules },
    validate: true,
    exclude,
    tsPreCompilationDeps: true,
  };
  const { output } = await cruise(sources, options, { extensions, alias });
  if (typeof output === 'string') throw new Error(output);
  const folders = new Map();
  for (const { source, dependencies } of output.modules.filter((module) => module.source.startsWith('packages/'))) {
    const from = folderOf(source);
    const others = folders.get(from) ?? new Set();
    for (const { resolved } of dependencies)
      if (resolved.startsWith('packages/') && folderOf(resolved) !== from) others.add(folderOf(resolved));
    folders.set(from, others);
  }
  const breaches = output.summary.violations.map(({ rule, from, to }) => `${rule.name}, but ${from} imports ${to}`);
  return { breaches, folders };
}

/**
 * Returns the knots: folders of which each leads to every other through imports (Tarjan's strongly connected components).
 * @param {ReadonlyMap<string, ReadonlySet<string>>} folders
 */
export function knotsOf(folders) {
  const order = new Map();
  const lowest = new Map();
  const open = [];
  const knots = [];
  const visit = (folder) => {
    order.set(folder, order.size);
    lowest.set(folder, order.get(folder));
    open.push(folder);
    for (const next of folders.get(folder) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(folder, Math.min(lowest.get(folder), lowest.get(next)));
    }
    if (lowest.get(folder) !== order.get(folder)) return;
    const knot = open.splice(open.indexOf(folder));
    if (knot.length > 1) knots.push(knot.sort());
  };
  for (const folder of folders.keys()) if (!order.has(folder)) visit(folder);
  return knots;
}
