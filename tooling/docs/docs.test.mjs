import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { inRoot } from '../../scripts/jobs/place.mjs';
import { compileFences } from './compileFences.mjs';
import { fences } from './fences.mjs';
import { markedPages } from './marked.mjs';
import { sources } from './sources.mjs';

// The compiler and the bundler have work to do.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const blocks = fences();
const of = (language) => blocks.filter((block) => block.language === language);
const kebab = (name) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

let found;
beforeAll(async () => {
  found = await sources();
});

it('the tables that are made from the source are fresh; npm run api:update writes them', async () => {
  const stale = (await markedPages()).filter(({ text, made }) => text !== made);
  expect(stale.map(({ name }) => name)).toEqual([]);
});

describe('the code in the documentation', () => {
  it('is in a language that a test here understands', () => {
    const known = ['ts', 'tsx', 'js', 'html', 'css', 'csp', 'sh', 'json', 'text'];
    expect(blocks.length).toBeGreaterThan(30);
    expect(blocks.filter(({ language }) => !known.includes(language)).map(({ place }) => place)).toEqual([]);
  });

  it('compiles', () => {
    expect(compileFences(blocks)).toEqual([]);
  });

  it('names tags, attributes, script settings and addresses that exist', () => {
    const loader = ['loader.ts', 'runtime.ts'].map((name) =>
      readFileSync(inRoot('packages', 'widgets', 'src', 'script-tag', name), 'utf8'),
    );
    const attributes = new Map(
      found.elements.map(({ tagName, attributes: own }) => [tagName, own.map(({ name }) => name)]),
    );
    const unknown = of('html').flatMap(({ place, code }) => {
      const { document } = new JSDOM(code).window;
      const prefix = document.querySelector('[data-prefix]')?.getAttribute('data-prefix') ?? 'arma11';
      return [...document.querySelectorAll('*')].flatMap((element) => {
        const tag = element.localName.replace(`${prefix}-`, 'arma11-');
        const names = element.getAttributeNames();
        if (element.localName === 'script') {
          const settings = names.filter((name) => name.startsWith('data-')).map((name) => name.slice(5));
          return settings.filter((name) => !loader.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
        }
        // A picture on a page in AMP (docs/frames.md) is AMP's tag, not ours.
        if (!tag.includes('-') || tag === 'amp-img') return [];
        const own = attributes.get(tag);
        return own
          ? names.filter((name) => !own.includes(name)).map((name) => `${place}: ${name}`)
          : [`${place}: ${tag}`];
      });
    });
    expect(unknown).toEqual([]);
  });

  it('styles tokens, parts and states that exist', () => {
    const tokens = Object.keys(found.tokens).map((name) => `--arma11-${kebab(name)}`);
    const partsOf = (tag, key) =>
      found.elements.find(({ tagName }) => tagName === tag)?.[key]?.map(({ name }) => name) ?? [];
    const unknown = of('css').flatMap(({ place, code }) => {
      const properties = [...code.matchAll(/--arma11-[\w-]+/g)]
        .map(([name]) => name)
        .filter((name) => !tokens.includes(name));
      const named = (pattern, key) =>
        [...code.matchAll(pattern)].filter(([, tag, name]) => !partsOf(tag, key).includes(name)).map(([all]) => all);
      const parts = named(/([\w-]+)::part\(([\w-]+)\)/g, 'cssParts');
      const states = named(/([\w-]+)(?::not\()?:state\(([\w-]+)\)/g, 'cssStates');
      return [...properties, ...parts, ...states].map((name) => `${place}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });

  it('runs scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
    const known = (name) => name in scripts || ['start', 'test'].includes(name);
    const named = of('sh').flatMap(({ place, code }) =>
      [...code.matchAll(/^npm (?:run )?([\w:-]+)/gm)].map(([, name]) => ({ place, name })),
    );
    expect(named.filter(({ name }) => name !== 'install' && !known(name))).toEqual([]);
  });

  it('lists getters that the hooks have', () => {
    const api = readFileSync(inRoot('packages', 'widgets', 'api', 'widgets.api.md'), 'utf8');
    const told = [...readFileSync(inRoot('docs', 'react.md'), 'utf8').matchAll(/`(get[A-Z]\w*)\(/g)].map(
      ([, name]) => name,
    );
    expect(told.length).toBeGreaterThan(8);
    expect(told.filter((name) => !new RegExp(`\\b${name}\\b`).test(api))).toEqual([]);
  });

  it('gives the policy under which the pages are tested', async () => {
    const [policy] = of('csp');
    const tested = found.hosts.map(
      ({ page }) => page({ ours: 'https://play.example', key: '', predi: 1 }).headers ?? {},
    );
    for (const directive of policy.code.trim().split('; '))
      expect(tested.some((headers) => headers['content-security-policy']?.includes(directive))).toBe(true);
  });
});
