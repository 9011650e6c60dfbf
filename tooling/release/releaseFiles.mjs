import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../scripts/jobs/place.mjs';

/** @typedef {{ from: string, to: string }} ReleaseFile a file of this machine, and where it lies in the release */

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(folder, path)).isFile());

/** Node loads neither types nor TypeScript from a package; its tests, examples and maps are for those who write it. */
const isForDevelopers = (path) =>
  /\.([cm]?ts|map|tsbuildinfo)$|\.test\.[cm]?js$|(^|\/)bench\.js$/.test(path) ||
  /(^|\/)(node_modules|\.github|tests?|__tests__|examples?)\//.test(path);

const cardFonts = JSON.parse(readFileSync(inRoot('packages/server/src/platform/cards/cardFonts.json'), 'utf8'));
/** A typeface comes with a file for each weight and alphabet: the pictures of rooms are written in one or two. */
const isOtherFont = (name, path) =>
  name.startsWith('@fontsource/') &&
  !cardFonts.includes(`${name}/${path}`) &&
  !['package.json', 'LICENSE'].includes(path);

/** What the build leaves beside the site's files: maps, and the graph that its tests read. */
const isOfTheBuild = (path) => path.endsWith('.map') || path.startsWith('.vite/');

/** @returns {ReleaseFile[]} */
const treeOf = (folder, to, leaveOut = isOfTheBuild) =>
  filesIn(folder)
    .filter((path) => !leaveOut(path))
    .map((path) => ({ from: join(folder, path), to: join(to, path) }));

const SERVER_ENTRIES = ['main.js', 'cli.js', 'pgliteWorker.js', 'cardWorker.js'];

/** The built files that the entries load: a bench that developers build beside them, and what it alone loads, stay out. */
function loadedChunks(dist) {
  const loaded = new Set(SERVER_ENTRIES);
  for (const file of loaded) {
    const text = readFileSync(join(dist, file), 'utf8');
    for (const [, name] of text.matchAll(/(?:from|import)\s*\(?["']\.\/([\w-]+\.js)["']/g)) loaded.add(name);
  }
  return [...loaded];
}

/**
 * Every file that a release copies. The folders lie to each other as in the repository, where the server looks for the app.
 * @param {{ name: string, folder: string, place: string }[]} packages as `productionPackages` lists them
 * @returns {ReleaseFile[]}
 */
export function releaseFiles(packages) {
  const dist = inRoot('packages/server/dist');
  const single = (from, to = from) => ({ from: inRoot(from), to });
  return [
    ...loadedChunks(dist).map((name) => ({ from: join(dist, name), to: `server/dist/${name}` })),
    ...treeOf(inRoot('packages/app/dist'), 'app/dist'),
    ...treeOf(inRoot('packages/widgets/dist/embed'), 'widgets/dist/embed'),
    // The example sites of a server with the demo season.
    ...treeOf(inRoot('packages/widgets/host-pages/partners'), 'widgets/host-pages/partners'),
    ...packages.flatMap(({ name, folder, place }) =>
      treeOf(folder, place, (path) => isForDevelopers(path) || isOtherFont(name, path)),
    ),
    ...treeOf(inRoot('tooling/release/root'), ''),
    ...filesIn(inRoot('deploy'))
      .filter((path) => !/\.env$|^tls\//.test(path))
      .map((path) => single(`deploy/${path}`)),
    ...['deploy', 'operate', 'scale', 'security'].map((page) => single(`docs/${page}.md`)),
    single('LICENSE'),
    single('CHANGELOG.md'),
    single('.env.example'),
  ];
}
