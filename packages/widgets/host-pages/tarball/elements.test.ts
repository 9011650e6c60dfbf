import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { partnerFacts } from '../rig/partnerFacts';
import { leftBehind } from '../rig/visitor';
import { COMPILERS, compilerOf } from './compilers';
import { freshSite, type FreshSite } from './freshSite';
import { pageTrier, type PageTrier } from './pageTrier';

let fresh: FreshSite;
let pages: PageTrier;

beforeAll(async () => {
  const project = {
    site: 'elementsSite',
    packages: ['elements'],
    tools: [
      'vite',
      ...Object.values(COMPILERS),
      '@types/react',
      'preact',
      '@sveltejs/vite-plugin-svelte',
      'svelte',
      'svelte-check',
      '@vitejs/plugin-vue',
      'vue',
      'vue-tsc',
    ],
  };
  const [made, facts] = await Promise.all([freshSite(project), partnerFacts(inject('ours'))]);
  fresh = made;
  pages = pageTrier(made, facts);
}, 180_000);
afterAll(async () => {
  await pages.close();
  rmSync(fresh.folder, { recursive: true, force: true });
});

/** What a program wrote that found something wrong. */
const complaint = async (program: string, args: string[]): Promise<string> => {
  try {
    return await fresh.run(program, args);
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
};

it('a plain page shows a panel by its tag with this package alone, without a word in the console', async () => {
  const visitor = await pages.tried('plain', 'arma11-prediccion-panel');
  expect((await leftBehind(visitor.page)).globals).toEqual([]);
  expect(visitor.said).toEqual([]);
}, 60_000);

it.each(['preact', 'vue', 'svelte'])(
  'a page made with %s shows a panel and hears what it tells',
  async (framework) => {
    const visitor = await pages.tried(framework, 'arma11-prediccion-panel');
    await expect.poll(() => visitor.page.locator('#heard').textContent()).toBe('true');
    expect(visitor.said).toEqual([]);
  },
  60_000,
);

it.each(Object.entries(COMPILERS))(
  'React and Preact know the tags, and what is wrong on one, by TypeScript %s',
  async (_, compiler) => {
    expect(await fresh.run(compilerOf(compiler), ['-p', '.'])).toBe('');
  },
  60_000,
);

it('strict templates of Vue know the tags, and what is wrong on one', async () => {
  const found = await complaint('vue-tsc', ['-p', '.']);
  expect(found).toMatch(/Wrong\.vue\(.*"second"/);
  expect(found).toMatch(/Wrong\.vue\(.*arma11-room-cart/);
  expect(found).not.toContain('Right.vue');
}, 60_000);

it('Svelte knows the tags, and what is wrong on one', async () => {
  const found = await complaint('svelte-check', ['--tsconfig', 'tsconfig.json', '--output', 'machine']);
  expect(found).toMatch(/Wrong\.svelte.*second/);
  expect(found).not.toContain('Right.svelte');
}, 60_000);
