import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot, published } from '../../scripts/jobs/place.mjs';
import { apiHash, releasedApi } from './releasedApi.mjs';

const folder = inRoot('.changeset');
const changesets = readdirSync(folder)
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }));

/** The packages that a changeset's head names, each with the size of the change. */
const named = ({ text }) => [
  ...(text.split('---')[1] ?? '').matchAll(/^(['"])@arma11\/(\w+)\1: (patch|minor|major)$/gm),
];

it.each(published)('a change in what %s exports since its last release has a changeset', (name) => {
  if (releasedApi()[name] === apiHash(name)) return;
  const covering = changesets.filter((changeset) => named(changeset).some(([, , about]) => about === name));
  expect(covering.map((changeset) => changeset.name)).not.toEqual([]);
});

it('a changeset names published packages and tells in a sentence what changed', () => {
  for (const changeset of changesets) {
    const about = named(changeset).map(([, , name]) => name);
    expect(about.length, changeset.name).toBeGreaterThan(0);
    expect(published, changeset.name).toEqual(expect.arrayContaining(about));
    expect(changeset.text.split('---')[2].trim(), changeset.name).toMatch(/\.$/);
  }
});
