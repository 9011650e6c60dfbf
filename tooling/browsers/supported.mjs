import { readFileSync } from 'node:fs';

/** `browserslist` of the root package.json: the one place that says what is supported. Each line is `name >= version`. */
const { browserslist: lines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** What builders call a browser of the list, and MDN's data: of Chrome and Firefox also the one for Android, of the same age. */
const NAMES = {
  chrome: { builder: 'chrome', data: ['chrome', 'chrome_android'] },
  edge: { builder: 'edge', data: ['edge'] },
  firefox: { builder: 'firefox', data: ['firefox', 'firefox_android'] },
  safari: { builder: 'safari', data: ['safari'] },
  ios_saf: { builder: 'ios', data: ['safari_ios'] },
};

/**
 * The oldest version of each browser of a list. Read here and not by the library of that name, which `npm start` would have to install.
 * @param {string[]} list
 */
export const oldestOf = (list) =>
  list.map((line) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    if (!NAMES[name])
      throw new Error(
        `Write '${line}' of browserslist in package.json as 'name >= version'; the names: ${Object.keys(NAMES)}.`,
      );
    return { name, version, ...NAMES[name] };
  });

const oldest = oldestOf(lines);

/** What every build is for, as esbuild and Vite take it: `['chrome109', …]`. */
export const buildTarget = oldest.map(({ builder, version }) => builder + version);

/** The oldest version of each browser that is supported, by its name in MDN's data. */
export const oldestVersions = new Map(oldest.flatMap(({ data, version }) => data.map((name) => [name, version])));
