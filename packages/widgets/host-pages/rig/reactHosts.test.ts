import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { rigOf } from './rigOf';
import { leftBehind, readyPanel, visit } from './visitor';

const here = fileURLToPath(new URL('.', import.meta.url));
const rig = rigOf();

/** A partner's React page with the widgets of the built packages, bundled with one React or the other. */
async function bundle(react: 'react' | 'react18', dom: 'react-dom' | 'react-dom18'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${here}reactHost.tsx`],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    target: 'es2022',
    alias: {
      react,
      'react-dom': dom,
      'styled-components': 'styled-components',
      '@tanstack/react-query': '@tanstack/react-query',
    },
    define: {
      'process.env.NODE_ENV': '"development"',
      OURS: JSON.stringify(rig.facts.ours),
      KEY: JSON.stringify(rig.facts.key),
      PREDI: String(rig.facts.predi),
    },
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}

describe.each([
  ['React 18', 'react18', 'react-dom18', '18.'],
  ['React 19', 'react', 'react-dom', '19.'],
] as const)('in a page of %s, in StrictMode', (name, react, dom, version) => {
  it('the five widgets and a tag mount, answer and unmount without a word in the console', async () => {
    const path = `/${react}`;
    rig.site.put(`${path}.js`, { html: await bundle(react, dom), type: 'text/javascript' });
    const html = `<!doctype html><html lang="es"><title>${name}</title><body><div id="app"></div><script src="${path}.js"></script></body></html>`;
    const visitor = await visit();
    await visitor.page.goto(rig.site.put(path, { html }));
    expect(await visitor.page.locator('#version').textContent()).toContain(version);
    const widget = await readyPanel(visitor.page, '#widget');
    const answer = widget.getByRole('radio').first();
    await answer.click();
    expect(await answer.getAttribute('aria-checked')).toBe('true');
    await readyPanel(visitor.page, 'arma11-prediccion-panel');
    await readyPanel(visitor.page, '#isolated');
    await visitor.shoot(path.slice(1));
    await visitor.page.getByRole('button', { name: 'Quitar todo' }).click();
    expect(await visitor.page.locator('#widget').count()).toBe(0);
    expect((await leftBehind(visitor.page)).adopted).toBe(0);
    expect(visitor.said).toEqual([]);
  }, 60_000);
});
