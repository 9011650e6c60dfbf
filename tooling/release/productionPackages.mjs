import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../scripts/jobs/place.mjs';

/** What `npm start` builds with: a release is built. */
const BUILD_TOOLS = new Set(['tsup', 'typescript']);

const manifestIn = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** What pnpm-workspace.yaml takes out of packages: `package>dependency`. */
const takenOut = new Set(
  [...readFileSync(inRoot('pnpm-workspace.yaml'), 'utf8').matchAll(/^ +'?([^\s']+>[^\s']+?)'?: '-'$/gm)].map(
    ([, pair]) => pair,
  ),
);

/** The folder in which pnpm has put what a package needs: its own in the workspace, else the one that it lies in. */
const besidesOf = (folder) => {
  const at = folder.lastIndexOf('/node_modules/');
  return at < 0 ? join(folder, 'node_modules') : folder.slice(0, at + '/node_modules'.length);
};

/** What a package needs. Optional ones of other kinds of machines are not there; what lies further up is for others. */
function neededBy(folder, { name: of, dependencies = {}, optionalDependencies = {} }) {
  return Object.keys({ ...dependencies, ...optionalDependencies }).flatMap((name) => {
    const path = join(besidesOf(folder), name);
    if (existsSync(join(path, 'package.json'))) return [{ name, folder: realpathSync(path) }];
    if (name in optionalDependencies || takenOut.has(`${of}>${name}`)) return [];
    throw new Error(`${name}, which ${of} needs, is not installed.`);
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
  const { name: of, dependencies } = manifestIn(server);
  const own = Object.fromEntries(
    Object.entries(dependencies).filter(([name, range]) => !range.startsWith('workspace:') && !BUILD_TOOLS.has(name)),
  );
  const placed = new Map();
  const waiting = neededBy(server, { name: of, dependencies: own }).map((each) => ({ ...each, by: '' }));
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
