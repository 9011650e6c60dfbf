import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { partnerFacts } from '../rig/partnerFacts';
import { leftBehind } from '../rig/visitor';
import { freshSite, type FreshSite } from './freshSite';
import { pageTrier, type PageTrier } from './pageTrier';

let fresh: FreshSite;
let pages: PageTrier;

const project = {
  site: 'site',
  packages: ['core', 'widgets'],
  dependencies: ['react', 'react-dom', 'styled-components', '@tanstack/react-query'],
  tools: ['vite', 'typescript', '@types/react', '@types/react-dom'],
};

describe.each([
  ['as installed today', {}],
  ['with the oldest TanStack Query that the peers name', { '@tanstack/react-query': 'react-query-5.60' }],
])('packed, %s', (_, instead) => {
  beforeAll(async () => {
    const [made, facts] = await Promise.all([freshSite({ ...project, instead }), partnerFacts(inject('ours'))]);
    fresh = made;
    pages = pageTrier(made, facts);
  }, 120_000);
  afterAll(async () => {
    await pages.close();
    rmSync(fresh.folder, { recursive: true, force: true });
  });

  it('the types of the packages compile in a strict project', async () => {
    expect(await fresh.run('tsc', ['-p', '.'])).toBe('');
  }, 60_000);

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
