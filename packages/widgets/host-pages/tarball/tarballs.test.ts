import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { HostFacts } from '../rig/hosts';
import { openHostSite, type HostSite } from '../rig/hostServer';
import { partnerFacts } from '../rig/partnerFacts';
import { leftBehind, readyPanel, visit } from '../rig/visitor';
import { freshSite, type FreshSite } from './freshSite';

let fresh: FreshSite;
let facts: HostFacts;
const sites: HostSite[] = [];

beforeAll(async () => {
  [fresh, facts] = await Promise.all([freshSite(), partnerFacts(inject('ours'))]);
}, 120_000);
afterAll(async () => {
  await Promise.all(sites.map((site) => site.close()));
  rmSync(fresh.folder, { recursive: true, force: true });
});

const types: Record<string, string> = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css' };

/** Builds one page of the fresh site for production and serves it on an origin of its own. */
async function built(page: string): Promise<HostSite> {
  const env = { VITE_OURS: facts.ours, VITE_KEY: facts.key, VITE_PREDI: String(facts.predi) };
  await fresh.run('vite', ['build', page, '--logLevel', 'error'], env);
  const site = await openHostSite();
  sites.push(site);
  const folder = join(fresh.folder, page, 'dist');
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    const type = types[path.split('.').at(-1)!]!;
    site.put(path.slice(folder.length).replace('/index.html', '/'), { html: readFileSync(path, 'utf8'), type });
  }
  return site;
}

/** Opens a built page, answers a question in its panel, and shows what the page said and kept. */
async function tried(page: string, panel: string) {
  const visitor = await visit();
  await visitor.page.goto((await built(page)).origin);
  const shown = await readyPanel(visitor.page, panel);
  const answer = shown.getByRole('radio').first();
  await answer.click();
  expect(await answer.getAttribute('aria-checked')).toBe('true');
  await visitor.shoot(`tarball-${page}`);
  return visitor;
}

it('the types of the packages compile in a strict project', async () => {
  expect(await fresh.run('tsc', ['-p', '.'])).toBe('');
}, 60_000);

it('a new React project shows a panel and its hook, without a word in the console', async () => {
  const visitor = await tried('react', '#app');
  expect(await visitor.page.locator('#hook').textContent()).toMatch(/cambios$/);
  expect(visitor.said).toEqual([]);
}, 60_000);

it('a plain page shows a panel by its tag, without a word in the console', async () => {
  const visitor = await tried('plain', 'arma11-prediccion-panel');
  expect((await leftBehind(visitor.page)).adopted).toBe(0);
  expect(visitor.said).toEqual([]);
}, 60_000);
