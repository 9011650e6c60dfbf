import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../../scripts/jobs/place.mjs';
import { linkedHere, manuals } from './manuals';

const folder = inRoot('.storybook', 'docs');
const pages = readdirSync(folder)
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }));
const idOf = (title: string) => `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}--docs`;
const ids = pages.map(({ text }) => idOf(/<Meta title="([^"]+)"/.exec(text)?.[1] ?? ''));

describe('a page of docs/ in Storybook', () => {
  it('is where the links of the others lead', () => {
    expect(Object.values(manuals).filter((id) => !ids.includes(id))).toEqual([]);
    expect(Object.keys(manuals).filter((file) => !existsSync(inRoot('docs', file)))).toEqual([]);
  });

  it('leads to other pages here, and names what is not here by its path', () => {
    const text =
      'See [auth](auth.md#keys), [a](#b), [x](https://x.example), [operate.md](operate.md), [w](../packages/w.md).';
    expect(linkedHere(text)).toBe(
      'See [auth](?path=/docs/embed-sign-in--docs#keys), [a](#b), [x](https://x.example), `docs/operate.md`, `packages/w.md`.',
    );
  });
});

describe.each(pages)('$name', ({ text }) => {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { scripts: Record<string, string> };

  it('names commands that exist', () => {
    const named = [...text.matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name]) => name!);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names files and folders that exist', () => {
    const named = [...text.matchAll(/`((?:\.storybook|packages|docs|scripts)\/[^`*<{]*)`/g)].map(([, path]) => path!);
    expect(named.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
  });

  it('leads to pages that are here', () => {
    const led = [...text.matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id]) => id!);
    const elsewhere = /^(widgets|foundations-tokens|ui)-/;
    expect(led.filter((id) => !ids.includes(id) && !elsewhere.test(id))).toEqual([]);
  });
});
