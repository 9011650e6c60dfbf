import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../scripts/jobs/build.mjs';
import { alone } from '../../scripts/jobs/lock.mjs';
import { inRoot } from '../../scripts/jobs/place.mjs';

const NEEDS_REACT = /^(?:react|react-dom|@tanstack\/react-query|styled-components)(?:\/|$)/;

const importsOf = (code) =>
  [...code.matchAll(/(?:\bfrom |^import |\bimport\(|\brequire\()["']([^"']+)["']/gm)].map(([, path]) => path);

it('a server component may call what the theme says without React', async () => {
  await alone(() => ensureBuilt('widgets'));
  const theme = readFileSync(inRoot('packages', 'widgets', 'dist', 'rsc', 'theme.js'), 'utf8');
  const behind = [...theme.matchAll(/import \{([^}]+)\} from "\.\/([^"]+)"/g)]
    .filter(([, , file]) =>
      readFileSync(inRoot('packages', 'widgets', 'dist', 'rsc', file), 'utf8').startsWith('"use client";'),
    )
    .map(([, names]) => names.trim());
  expect(behind).toEqual(['TextBase', 'ThemeRoot']);
}, 240_000);

it('what reads rooms on a server takes of core what needs no React', async () => {
  await alone(() => ensureBuilt('widgets'));
  const dist = inRoot('packages', 'widgets', 'dist');
  const modules = [
    'prefetch.js',
    'prefetch.cjs',
    ...readdirSync(join(dist, 'prefetch')).map((file) => `prefetch/${file}`),
  ];
  const libraries = modules
    .filter((file) => /\.c?js$/.test(file))
    .flatMap((file) => importsOf(readFileSync(join(dist, file), 'utf8')))
    .filter((path) => !path.startsWith('.'));
  expect([...new Set(libraries)].toSorted()).toEqual(['@arma11/core/client', '@arma11/core/contract']);
}, 240_000);

it('what the built widgets import of core is published', async () => {
  await alone(() => ensureBuilt('widgets'));
  const { exports } = JSON.parse(readFileSync(inRoot('packages', 'core', 'package.json'), 'utf8'));
  const dist = inRoot('packages', 'widgets', 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(c?js|d\.c?ts)$/.test(file),
  );
  const imported = files
    .flatMap((file) => [...readFileSync(join(dist, file), 'utf8').matchAll(/['"](@arma11\/core[^'"]*)['"]/g)])
    .map(([, path]) => path.replace('@arma11/core', '.'));
  expect(new Set(imported)).toContain('.');
  expect([...new Set(imported)].filter((path) => !exports[path])).toEqual([]);
}, 240_000);

it('the entry of core without React has all of the root entry but what needs React', async () => {
  await alone(() => ensureBuilt('core'));
  const namesOf = async (entry) => Object.keys(await import(inRoot('packages', 'core', 'dist', `${entry}.js`)));
  const [all, plain] = await Promise.all(['index', 'client'].map(namesOf));
  expect(plain.filter((name) => !all.includes(name))).toEqual([]);
  expect(all.filter((name) => !plain.includes(name)).sort()).toEqual([
    'ClientProvider',
    'SessionProvider',
    'useClient',
    'useLiveRoom',
    'useMaybeClient',
    'useSession',
  ]);
}, 240_000);

describe.each([
  {
    name: 'core',
    forServers: ['client', 'contract', 'rules'],
    marked: ['client/clientContext.js', 'queries/useLiveRoom.js'],
  },
  {
    name: 'widgets',
    forServers: ['jsx', 'prefetch', 'locales/es', 'locales/en', 'locales/pt-BR'],
    marked: ['RoomCard/RoomCard.js', 'theme/ThemeRoot.js'],
  },
])('the built $name', ({ name, forServers, marked }) => {
  const dist = inRoot('packages', name, 'dist');
  const read = (file) => readFileSync(join(dist, file), 'utf8');
  const isMarked = (file) => read(file).startsWith('"use client";');
  const importsReact = (file) => importsOf(read(file)).some((path) => NEEDS_REACT.test(path));

  /** The libraries that a file imports, directly or through files beside it; what is marked runs elsewhere. */
  function librariesOf(file, seen = new Set()) {
    if (seen.has(file) || isMarked(file)) return [];
    seen.add(file);
    return importsOf(read(file)).flatMap((path) =>
      path.startsWith('.') ? librariesOf(join(dirname(file), path), seen) : [path],
    );
  }

  beforeAll(() => alone(() => ensureBuilt(name)), 240_000);

  it.each(forServers.flatMap((entry) => [`${entry}.js`, `${entry}.cjs`]))(
    'loads no React on a server by %s',
    (file) => {
      expect(librariesOf(file).filter((path) => NEEDS_REACT.test(path))).toEqual([]);
    },
  );

  /** The modules below a folder of the build. */
  const modulesIn = (folder) =>
    readdirSync(join(dist, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js') && !/^(rsc|embed)\//.test(file))
      .toSorted();

  it('has for server components a boundary in place of each module that imports React, and the others as they are', () => {
    const files = modulesIn('.');
    expect(modulesIn('rsc')).toEqual(files);
    const withReact = files.filter(importsReact);
    expect(withReact).toEqual(expect.arrayContaining(marked));
    expect(files.filter((file) => isMarked(join('rsc', file)))).toEqual(withReact);
    expect(files.flatMap((file) => librariesOf(join('rsc', file))).filter((path) => NEEDS_REACT.test(path))).toEqual(
      [],
    );
  });

  it('bears no directive in what other bundlers read: they would warn', () => {
    const common = readdirSync(dist).filter((file) => file.endsWith('.cjs'));
    expect([...common, ...modulesIn('.')].filter(isMarked)).toEqual([]);
  });

  it('leads server components to those files from every entry that needs React', () => {
    const { exports } = JSON.parse(readFileSync(inRoot('packages', name, 'package.json'), 'utf8'));
    const entries = Object.values(exports).filter((entry) => entry.import);
    for (const entry of entries) {
      const file = entry.import.default.replace('./dist/', '');
      const needs = librariesOf(file).some((path) => NEEDS_REACT.test(path));
      expect([file, entry['react-server']]).toEqual([file, needs ? `./dist/rsc/${file}` : undefined]);
    }
  });
});
