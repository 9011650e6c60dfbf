import { describe, expect, it } from 'vitest';
import { importsOf } from './importsOf.mjs';
import {
  benches,
  exceptions,
  folderOrder,
  httpObjects,
  onlyIn,
  moduleRules,
  serverDomains,
} from './allowedImports.mjs';
import { sourceFiles } from './sourceFiles.mjs';

const all = sourceFiles();
const shipped = all.filter(({ kind }) => kind === 'source').map((file) => ({ ...file, imports: importsOf(file) }));

const leadsTo = ({ path, library }) => path ?? library;
const within = (destination, prefix) =>
  destination === prefix || destination.startsWith(prefix.endsWith(':') ? prefix : `${prefix}/`);
const moduleName = (path) => path.replace(/(\/index)?(\.tsx?)?$/, '');
const packageOf = (path) => path.split('/')[0];

/** Imports of the shipped files that break a rule, as sentences. */
const breaches = (breaks) =>
  shipped.flatMap((file) =>
    file.imports
      .filter((imported) => breaks(file, imported))
      .map((imported) => `${file.path} imports ${imported.specifier}`),
  );

/** Places in the shipped files that match, as file and line. */
const places = (pattern, spared) =>
  shipped
    .filter(({ path }) => !spared.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          pattern.test(line) && !/^\s*(\*|\/[/*])/.test(line) ? [`${path}:${index + 1}`] : [],
        ),
    );

describe('the folders of the packages', () => {
  it('finds the files it is about', () => {
    expect(shipped.length).toBeGreaterThan(100);
    expect(shipped.flatMap(({ imports }) => imports).length).toBeGreaterThan(300);
  });

  it('every file is in a folder of the table', () => {
    const homeless = shipped.filter(({ path }) => !moduleRules.some(({ folder }) => path.startsWith(folder)));
    expect(homeless.map(({ path }) => path)).toEqual([]);
  });

  it('a folder imports only what the table allows it', () => {
    const isException = (path, to) =>
      exceptions.some(({ from, to: allowed }) => path.startsWith(from) && to === allowed);
    const breaks = ({ path }, imported) => {
      const rule = moduleRules.find(({ folder }) => path.startsWith(folder));
      const to = leadsTo(imported);
      const allowed = [...rule.imports, ...(imported.typeOnly ? (rule.types ?? []) : [])];
      return !allowed.some((prefix) => within(to, prefix)) && !isException(path, to);
    };
    expect(breaches(breaks)).toEqual([]);
  });

  it.each(Object.entries(folderOrder))('a folder of %s imports only folders below it', (name, order) => {
    const folderOf = (path) => new RegExp(`^${name}/src/((?:features/)?[^/]+)/`).exec(path)?.[1];
    const levelOf = (folder) => order.findIndex((folders) => folders.includes(folder.split('/')[0]));
    const breaks = ({ path }, { path: to = '' }) => {
      const [from, into] = [folderOf(path), folderOf(to)];
      return Boolean(from && into) && from !== into && levelOf(into) >= levelOf(from);
    };
    expect(breaches(breaks)).toEqual([]);
  });

  it('one package enters another by its name, never by a path', () => {
    const breaks = ({ path }, { specifier, path: to }) =>
      specifier.startsWith('.') && packageOf(to) !== packageOf(path);
    expect(breaches(breaks)).toEqual([]);
  });

  it('what ships imports neither tests nor stories', () => {
    const kinds = new Map(all.map(({ path, kind }) => [moduleName(path), kind]));
    const breaks = (file, { path = '' }) =>
      !benches.test(file.path) && ['test', 'story'].includes(kinds.get(moduleName(path)));
    expect(breaches(breaks)).toEqual([]);
  });

  it.each(Object.entries(onlyIn))('%s is imported by one file', (library, file) => {
    const importers = shipped.filter(({ imports }) => imports.some((imported) => within(leadsTo(imported), library)));
    expect(importers.map(({ path }) => path)).toEqual([file]);
  });

  it('the contexts of the server know nothing of HTTP', () => {
    const breaks = ({ path }, imported) => serverDomains.test(path) && httpObjects.test(leadsTo(imported));
    expect(breaches(breaks)).toEqual([]);
  });

  it('no file imports itself through others', () => {
    expect(cycles()).toEqual([]);
  });
});

describe('what no file does', () => {
  it('is longer than 200 lines without saying why in its first line', () => {
    const long = shipped.filter(({ text }) => text.split('\n').length > 201 && !/^\/[/*]/.test(text));
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('re-exports everything of another, unless under one name', () => {
    expect(places(/^export \*(?! as \w)/, /^$/)).toEqual([]);
  });

  it('quotes a misspelt path of the wire outside of the contract and the routes of the app', () => {
    const quoted = /(['"`])[^'"`]*(retrive|compe-lienup|galey|galery)[^'"`]*\1/;
    expect(places(quoted, /^core\/src\/contract\/|^app\/src\/routes\.tsx$/)).toEqual([]);
  });

  it('asks the machine for time, chance or storage inside the rules of the game', () => {
    const machine = /Date\.now|new Date\(\)|Math\.random|localStorage|sessionStorage|process\.|globalThis/;
    expect(places(machine, /^(?!core\/src\/(domain|contract|art)\/)/)).toEqual([]);
  });

  it('reads the environment or the clock inside the server, but for its two entry points and their configuration', () => {
    const machine = /Date\.now|new Date\(\)|process\.env/;
    expect(places(machine, /^(?!server\/)|^server\/src\/(main|cli|config)\.ts$/)).toEqual([]);
  });
});

/** Circles of imports that matter when the program runs; each is told once. */
function cycles() {
  const files = new Map(shipped.map((file) => [moduleName(file.path), file]));
  const open = new Set();
  const done = new Set();
  const found = [];
  const visit = (name) => {
    if (open.has(name)) found.push([...open].slice([...open].indexOf(name)).join(' → '));
    if (done.has(name) || open.has(name) || !files.has(name)) return;
    open.add(name);
    for (const { path, typeOnly } of files.get(name).imports) if (path && !typeOnly) visit(moduleName(path));
    open.delete(name);
    done.add(name);
  };
  for (const name of files.keys()) visit(name);
  return found;
}
