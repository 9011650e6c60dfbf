import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../scripts/jobs/build.mjs';
import { alone } from '../../scripts/jobs/lock.mjs';
import { inRoot } from '../../scripts/jobs/place.mjs';

const NEEDS_REACT = /^(?:react|react-dom|@tanstack\/react-query|styled-components)(?:\/|$)/;

const importsOf = (code) =>
  [...code.matchAll(/(?:\bfrom |^import |\bimport\(|\brequire\()["']([^"']+)["']/gm)].map(([, path]) => path);

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
  { name: 'core', forServers: ['client', 'contract', 'schemas', 'domain', 'art', 'google'], marked: ['index'] },
  { name: 'widgets', forServers: ['jsx', 'locales/es', 'locales/en', 'locales/pt-BR'], marked: ['elements', 'index'] },
])('the built $name', ({ name, forServers, marked }) => {
  const dist = inRoot('packages', name, 'dist');
  const both = (entry) => [`${entry}.js`, `${entry}.cjs`];
  const read = (file) => readFileSync(join(dist, file), 'utf8');
  const isMarked = (file) => read(file).startsWith('"use client";');

  /** The libraries that a file imports, directly or through files beside it. */
  function librariesOf(file, seen = new Set()) {
    if (seen.has(file)) return [];
    seen.add(file);
    return importsOf(read(file)).flatMap((path) =>
      path.startsWith('.') ? librariesOf(join(dirname(file), path), seen) : [path],
    );
  }

  beforeAll(() => alone(() => ensureBuilt(name)), 240_000);

  it.each(forServers.flatMap(both))('loads no React on a server by %s', (file) => {
    expect(librariesOf(file).filter((path) => NEEDS_REACT.test(path))).toEqual([]);
    expect(isMarked(file)).toBe(false);
  });

  it('is marked for the client in the files that import React, and in no other', () => {
    const files = readdirSync(dist).filter((file) => /\.c?js$/.test(file));
    const withReact = files.filter((file) => importsOf(read(file)).some((path) => NEEDS_REACT.test(path)));
    expect(withReact).toEqual(expect.arrayContaining(marked.flatMap(both)));
    expect(files.filter(isMarked)).toEqual(withReact);
  });
});
