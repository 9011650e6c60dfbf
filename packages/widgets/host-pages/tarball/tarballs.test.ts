import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { partnerFacts } from '../rig/partnerFacts';
import { leftBehind } from '../rig/visitor';
import { COMPILERS, compilerOf } from './compilers';
import { freshSite, type FreshSite } from './freshSite';
import { pageTrier, type PageTrier } from './pageTrier';

let fresh: FreshSite;
let pages: PageTrier;

const project = {
  site: 'site',
  packages: ['core', 'widgets'],
  dependencies: ['react', 'react-dom', 'styled-components', '@tanstack/react-query'],
  tools: ['vite', '@types/react', '@types/react-dom', ...Object.values(COMPILERS)],
};

const { 6: ours, ...others } = COMPILERS;

describe.each([
  ['as installed today', { ours, ...others }, {}],
  ['with the oldest TanStack Query that the peers name', { ours }, { '@tanstack/react-query': 'react-query-5.60' }],
])('packed, %s', (_, compilers, instead) => {
  beforeAll(async () => {
    const [made, facts] = await Promise.all([freshSite({ ...project, instead }), partnerFacts(inject('ours'))]);
    fresh = made;
    pages = pageTrier(made, facts);
  }, 120_000);
  afterAll(async () => {
    await pages.close();
    rmSync(fresh.folder, { recursive: true, force: true });
  });

  it.each(Object.values(compilers))(
    'the types of the packages compile in a strict project by %s, themselves among them',
    async (compiler) => {
      expect(await fresh.run(compilerOf(compiler), ['-p', '.'])).toBe('');
    },
    60_000,
  );

  it('a new React project shows a panel and its hook, without a word in the console', async () => {
    const visitor = await pages.tried('react', '#app');
    expect(await visitor.page.locator('#hook').textContent()).toMatch(/cambios$/);
    expect(visitor.said).toEqual([]);
  }, 60_000);

  it('a plain page shows a panel by its tag, without a word in the console', async () => {
    const visitor = await pages.tried('plain', 'arma11-prediccion-panel');
    expect((await leftBehind(visitor.page)).adopted).toBe(0);
    expect(visitor.said).toEqual([]);
  }, 60_000);
});
