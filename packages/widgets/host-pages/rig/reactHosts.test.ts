import { describe, expect, it } from 'vitest';
import { bundleHost, REACTS } from './bundleHost';
import { rigOf } from './rigOf';
import { leftBehind, readyPanel, visit } from './visitor';

const rig = rigOf();

describe.each(Object.entries(REACTS))('in a page of %s, in StrictMode', (name, copy) => {
  it('the five widgets and a tag mount, answer and unmount without a word in the console', async () => {
    const path = `/${copy.react}`;
    const html = await bundleHost('reactHost.tsx', rig.facts, copy);
    rig.site.put(`${path}.js`, { html, type: 'text/javascript' });
    const page = `<!doctype html><html lang="es"><title>${name}</title><body><div id="app"></div><script src="${path}.js"></script></body></html>`;
    const visitor = await visit();
    await visitor.page.goto(rig.site.put(path, { html: page }));
    expect(await visitor.page.locator('#version').textContent()).toContain(copy.version);
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
