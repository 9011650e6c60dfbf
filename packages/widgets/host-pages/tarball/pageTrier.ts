import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { HostFacts } from '../rig/hosts';
import { openHostSite, type HostSite } from '../rig/hostServer';
import { readyPanel, visit, type Visitor } from '../rig/visitor';
import type { FreshSite } from './freshSite';

/** Tries pages of a fresh site. */
export interface PageTrier {
  /** Opens a built page, answers a question in its panel, and shows what the page said and kept. */
  tried(page: string, panel: string): Promise<Visitor>;
  close(): Promise<unknown>;
}

const types: Record<string, string> = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css' };

/** Builds pages of a fresh site for production, serves each on an origin of its own, and opens them in a browser. */
export function pageTrier(fresh: FreshSite, facts: HostFacts): PageTrier {
  const sites: HostSite[] = [];

  async function built(page: string): Promise<HostSite> {
    const env = { VITE_OURS: facts.ours, VITE_KEY: facts.key, VITE_PREDI: String(facts.predi) };
    // Nothing of ours makes a bundler warn; of TanStack Query it says that its files begin with "use client".
    expect(await fresh.run('vite', ['build', page, '--logLevel', 'warn'], env)).not.toContain('@arma11');
    const site = await openHostSite();
    sites.push(site);
    const folder = join(fresh.folder, page, 'dist');
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    for (const file of entries.filter((entry) => entry.isFile())) {
      const path = join(file.parentPath, file.name);
      const type = types[path.split('.').at(-1)!]!;
      site.put(path.slice(folder.length).replace('/index.html', '/'), { html: readFileSync(path, 'utf8'), type });
    }
    return site;
  }

  return {
    async tried(page, panel) {
      const visitor = await visit();
      await visitor.page.goto((await built(page)).origin);
      const shown = await readyPanel(visitor.page, panel);
      const answer = shown.getByRole('radio').first();
      await answer.click();
      expect(await answer.getAttribute('aria-checked')).toBe('true');
      await visitor.shoot(`tarball-${page}`);
      return visitor;
    },
    close: () => Promise.all(sites.map((site) => site.close())),
  };
}
