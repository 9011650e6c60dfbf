import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { patterns } from '../packages/app/e2e/routeAddresses';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What stands in an address for an id of the scenarios. */
const AN_ID = '1';

/** Of a story file its title, and the addresses that it opens. */
const files = globSync('packages/app/src/{features,page}/**/*.stories.tsx', { cwd: root }).map((path) => {
  const text = readFileSync(`${root}/${path}`, 'utf8');
  const addresses = [...text.matchAll(/path: (['`])(.+?)\1/g)].map(([, , address]) =>
    address!.replaceAll(/\$\{[^}]+\}/g, AN_ID).replace(/\?.*$/, ''),
  );
  return { path, title: /title: '([^']+)'/.exec(text)?.[1] ?? '', text, addresses };
});

/** A title as the route that it names: '[idSala]' stands for ':idSala'. */
const named = (title: string) => `/${title.replace(/^Pages\//, '').replaceAll(/\[(\w+)\]/g, ':$1')}`;

/** The page at '/' and the page of every other address have no name of their own in the table. */
const nameless = new Set(['/portada', '/desconocida']);

describe('every route has a story of its page', () => {
  const opened = files.flatMap(({ addresses }) => addresses);

  it.each(patterns.map(({ pattern }) => pattern))('%s', (pattern) => {
    const address = new RegExp(`^${pattern.replaceAll(/:\w+/g, AN_ID)}/?$`);
    expect(opened.filter((each) => address.test(each))).not.toEqual([]);
  });
});

it('a story file is named by the route that it opens, and by the part of that page where it shows one', () => {
  const routes = new Set(patterns.map(({ pattern }) => pattern));
  const pageOf = (name: string) => name.replace(/\/[A-Z]\w+$/, '');
  const strange = files
    .map(({ title }) => named(title))
    .filter((name) => !routes.has(pageOf(name)) && !nameless.has(name));
  expect(strange).toEqual([]);
});

it('every page is told in a recorded scenario and photographed', () => {
  const without = files.filter(({ text }) => !/parameters: (\{ \.\.\.)?(onAPage|onTheDesk)/.test(text));
  expect(without.map(({ path }) => path)).toEqual([]);
});
