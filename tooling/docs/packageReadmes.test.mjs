import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot, published } from '../../scripts/jobs/place.mjs';

it.each(published)('links in the README of %s lead somewhere from a registry, too', (name) => {
  const inPackage = (...parts) => inRoot('packages', name, ...parts);
  const { homepage } = JSON.parse(readFileSync(inPackage('package.json'), 'utf8'));
  const sources = `${homepage.split('/tree/')[0]}/blob/main/`;
  const links = [...readFileSync(inPackage('README.md'), 'utf8').matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(
    ([, link]) => link,
  );
  expect(links.length).toBeGreaterThan(0);
  const broken = links.filter((link) => !link.startsWith(sources) || !existsSync(inRoot(link.slice(sources.length))));
  expect(broken).toEqual([]);
});
