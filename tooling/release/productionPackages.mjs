import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What `npm start` builds with: a release is built. */
const BUILD_TOOLS = new Set(['tsup', 'typescript']);

const manifestIn = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The folder that Node would load a package from, for a file in `from`; undefined where it is not installed. */
function resolvePackage(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return realpathSync(found);
    if (folder === dirname(folder)) return undefined;
  }
}

/** What a package needs: its optional dependencies only where they are installed, as those of other machines are not. */
function neededBy(folder, { dependencies = {}, optionalDependencies = {} }) {
  return Object.keys({ ...dependencies, ...optionalDependencies }).flatMap((name) => {
    const found = resolvePackage(name, folder);
    if (!found && !(name in optionalDependencies)) throw new Error(`${name}, which ${folder} needs, is not installed.`);
    return found ? [{ name, folder: found }] : [];
  });
}

/** The place in the new tree that a package in `place` would load `name` from, or undefined. */
function visibleFrom(place, name, placed) {
  for (let at = place; ; at = at.slice(0, at.lastIndexOf('node_modules/')).replace(/\/$/, '')) {
    const path = join(at, 'node_modules', name);
    if (placed.has(path)) return path;
    if (at === '') return undefined;
  }
}

/**
 * The packages that the built server loads, with those that they load: where each is installed, and where it lies in a
 * folder without pnpm's links. A second version of a package lies in the one that asks for it.
 * @param {string} server the folder of the server's package
 * @returns {{ name: string, version: string, license: string, folder: string, place: string }[]}
 */
export function productionPackages(server) {
  const { dependencies } = manifestIn(server);
  const own = Object.fromEntries(
    Object.entries(dependencies).filter(([name, range]) => !range.startsWith('workspace:') && !BUILD_TOOLS.has(name)),
  );
  const placed = new Map();
  const waiting = neededBy(server, { dependencies: own }).map((each) => ({ ...each, by: '' }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { name, folder, by } = next;
    const seen = visibleFrom(by, name, placed);
    if (seen && placed.get(seen).folder === folder) continue;
    const place = join(seen ? by : '', 'node_modules', name);
    const manifest = manifestIn(folder);
    placed.set(place, { name, version: manifest.version, license: String(manifest.license), folder, place });
    waiting.push(...neededBy(folder, manifest).map((each) => ({ ...each, by: place })));
  }
  return [...placed.values()].sort((a, b) => (a.place < b.place ? -1 : 1));
}
