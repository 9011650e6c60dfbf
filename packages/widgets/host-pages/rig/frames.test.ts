import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FrameLocator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPlayer, PASSWORD } from '../../../app/e2e/newPlayer';
import type { HostFacts } from './hosts';
import { rigOf } from './rigOf';
import { signIn } from './signIn';
import { visit } from './visitor';

const rig = rigOf();

const DOCS = readFileSync(fileURLToPath(new URL('../../../../docs/frames.md', import.meta.url)), 'utf8');
/** The frame and the script as the documentation gives them. */
const [FRAME, LISTEN] = [...DOCS.matchAll(/```html\n([^]*?)```/g)].map(([, code]) => code!);

const documented = (code: string, { ours, key, predi }: HostFacts) =>
  code.replace('https://YOUR-ARMA11-HOST', ours).replace('pk_…', key).replace('predi=7', `predi=${predi}`);

const pageWith = (body: string) =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Diario</title><meta name="viewport" content="width=device-width"></head>
<body><h1>La fecha</h1>${body}<p>Después.</p></body></html>`;

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe');
async function framedPanel(page: Page) {
  const panel = frameOf(page).locator('arma11-prediccion-panel');
  await panel.getByRole('radiogroup').first().waitFor({ timeout: 20_000 });
  return panel;
}

describe('a sandboxed frame', () => {
  it('is as high as its content, signs in by our window, and tells the page what was saved', async () => {
    const visitor = await visit();
    const heard = `<script>addEventListener('message', ({ data }) => (document.title += ' ' + data.type));</script>`;
    const html = pageWith(documented(FRAME!, rig.facts) + LISTEN! + heard);
    await visitor.page.goto(rig.site.put('/frame', { html }));
    const panel = await framedPanel(visitor.page);
    const frame = visitor.page.locator('iframe');
    const scrolls = () => frame.evaluate((element: HTMLIFrameElement) => element.height);
    const inside = () =>
      frameOf(visitor.page)
        .locator('html')
        .evaluate((root: HTMLElement) => String(root.offsetHeight));
    await expect.poll(async () => (await scrolls()) === (await inside())).toBe(true);
    await visitor.shoot('frame');
    await panel.getByRole('radio').first().click();
    const { email } = await newPlayer(rig.facts.ours, 'en_un_marco');
    await signIn(panel, { email, password: PASSWORD });
    await expect.poll(() => visitor.page.title(), { timeout: 30_000 }).toContain('arma11-signed-in');
    await expect.poll(() => visitor.page.title(), { timeout: 30_000 }).toContain('arma11-saved');
    await expect.poll(async () => (await scrolls()) === (await inside())).toBe(true);
    // The documented page writes it down.
    expect(visitor.said).toEqual([expect.stringContaining('log: saved')]);
  });

  it('without scripts shows the link to the room', async () => {
    const visitor = await visit();
    const html = pageWith(documented(FRAME!, rig.facts).replace(/sandbox="[^"]*"/, 'sandbox="allow-popups"'));
    await visitor.page.goto(rig.site.put('/frame-unscripted', { html }));
    const link = frameOf(visitor.page).getByRole('link', { name: 'Ver en Arma Tu 11' });
    expect(await link.getAttribute('href')).toBe(`/predi/sala/${rig.facts.predi}`);
  });
});

it('a page of another origin than the partner’s cannot frame it', async () => {
  const visitor = await visit();
  const html = pageWith(documented(FRAME!, rig.facts));
  const page = rig.site.put('/frame-stolen', { html }).replace('//localhost', '//ajena.localhost');
  await visitor.page.goto(page);
  await expect
    .poll(() => visitor.said.filter((line) => line.includes('frame-ancestors')).length, { timeout: 10_000 })
    .toBeGreaterThan(0);
  expect(await frameOf(visitor.page).locator('arma11-prediccion-panel').count()).toBe(0);
});
