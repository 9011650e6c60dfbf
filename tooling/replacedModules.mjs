import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../packages/', import.meta.url));

/**
 * A plugin of Vite that takes another module of ours in the place of one: the same exports, smaller or loaded later. What the
 * other module itself imports is the first.
 * @param {Record<string, string>} modules by their places below `packages/`
 * @param {{ except?: string }} [options] whoever is in this folder, below `packages/` too, gets the first
 */
export function replacedModules(modules, { except } = {}) {
  const others = new Map(Object.entries(modules).map(([from, to]) => [packages + from, packages + to]));
  for (const file of [...others].flat())
    if (!existsSync(file)) throw new Error(`${file} is not there, and takes part in the build.`);
  return {
    name: 'replaced-modules',
    enforce: /** @type {const} */ ('pre'),
    async resolveId(id, importer) {
      if (!importer || !id.startsWith('.') || (except && importer.startsWith(packages + except))) return null;
      const found = await this.resolve(id, importer, { skipSelf: true });
      const other = found && others.get(found.id);
      return other && other !== importer ? other : null;
    },
  };
}
