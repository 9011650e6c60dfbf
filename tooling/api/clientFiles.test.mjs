import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../scripts/jobs/build.mjs';
import { alone } from '../../scripts/jobs/lock.mjs';
import { inRoot } from '../../scripts/jobs/place.mjs';

const dist = inRoot('packages', 'core', 'dist');
const forServers = ['contract', 'schemas', 'domain', 'art', 'google'];
const NEEDS_REACT = /^(?:react|react-dom|@tanstack\/react-query|styled-components)(?:\/|$)/;

const read = (file) => readFileSync(join(dist, file), 'utf8');
const isMarked = (file) => read(file).startsWith('"use client";');
const importsOf = (file) =>
  [...read(file).matchAll(/(?:\bfrom |^import |\bimport\(|\brequire\()["']([^"']+)["']/gm)].map(([, path]) => path);

/** The libraries that a file imports, directly or through files beside it. */
function librariesOf(file, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  return importsOf(file).flatMap((path) => (path.startsWith('./') ? librariesOf(path.slice(2), seen) : [path]));
}

describe('the built core', () => {
  beforeAll(() => alone(() => ensureBuilt('core')), 240_000);

  it.each(forServers.flatMap((name) => [`${name}.js`, `${name}.cjs`]))('loads no React on a server by %s', (file) => {
    expect(librariesOf(file).filter((path) => NEEDS_REACT.test(path))).toEqual([]);
  });

  it('is marked for the client in the files that import React, and in no other', () => {
    const files = readdirSync(dist).filter((file) => /\.c?js$/.test(file));
    const withReact = files.filter((file) => importsOf(file).some((path) => NEEDS_REACT.test(path)));
    expect(withReact).toEqual(expect.arrayContaining(['index.js', 'index.cjs']));
    expect(files.filter(isMarked)).toEqual(withReact);
  });
});
