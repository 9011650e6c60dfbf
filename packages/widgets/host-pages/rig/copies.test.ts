import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { hostHtml } from './hosts';
import { rigOf } from './rigOf';
import { leftBehind, readyPanel, visit } from './visitor';

const rig = rigOf();
let manifest: { version: string; files: Record<string, { integrity: string }>; checked: Record<string, string> };

beforeAll(async () => {
  manifest = (await (await fetch(`${rig.facts.ours}/embed/v1/manifest.json`)).json()) as typeof manifest;
});

it('two copies of the tag on one page start once', async () => {
  const visitor = await visit();
  const second = `<script src="${rig.facts.ours}/embed/v1/loader.js" data-key="${rig.facts.key}"></script>`;
  await visitor.page.goto(rig.site.put('/twice', { html: hostHtml(rig.facts, { body: second }) }));
  await readyPanel(visitor.page);
  expect((await leftBehind(visitor.page)).globals).toEqual(['Arma11']);
  expect(visitor.said).toEqual([]);
});

it('a second script tag with a prefix of its own lives beside the first', async () => {
  const visitor = await visit();
  const tag = 'diario-prediccion-panel';
  const second = `<script src="${rig.facts.ours}/embed/v1/loader.js" data-key="${rig.facts.key}" data-prefix="diario"></script>`;
  const body = `<${tag} predi="${rig.facts.predi}"></${tag}>${second}`;
  await visitor.page.goto(rig.site.put('/prefix', { html: hostHtml(rig.facts, { body }) }));
  await readyPanel(visitor.page);
  await readyPanel(visitor.page, tag);
  expect(visitor.said).toEqual([]);
});

it('an image named currentScript keeps the loader from trusting it: the fallback link stays', async () => {
  const visitor = await visit();
  const html = hostHtml(rig.facts).replace('<head>', '<head><img name="currentScript" alt="">');
  await visitor.page.goto(rig.site.put('/clobbered', { html }));
  await visitor.page.waitForTimeout(1500);
  expect(await visitor.page.getByRole('link', { name: 'Ver la sala' }).isVisible()).toBe(true);
  expect(await visitor.page.locator('arma11-prediccion-panel').evaluate((host) => host.shadowRoot)).toBeNull();
});

it('the versioned loader starts under its integrity, and one flipped byte keeps it out', async () => {
  const path = `/embed/${manifest.version}/loader.js`;
  const { integrity } = manifest.files['loader.js']!;
  const tag = (src: string) =>
    hostHtml(rig.facts).replace(/<script src="[^"]+"/, `<script src="${src}" integrity="${integrity}" crossorigin`);

  const good = await visit();
  await good.page.goto(rig.site.put('/sri', { html: tag(rig.facts.ours + path) }));
  await readyPanel(good.page);
  expect(good.said).toEqual([]);

  const bad = await visit();
  await bad.page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/.$/s, ' ') + ' ' });
  });
  await bad.page.goto(rig.site.put('/sri-bad', { html: tag(rig.facts.ours + path) }));
  await bad.page.waitForTimeout(1500);
  expect(bad.said.join()).toMatch(/integrity/);
  expect(await bad.page.getByRole('link', { name: 'Ver la sala' }).isVisible()).toBe(true);
});

it('a loader that was kept from before a release goes on with the code of today', async () => {
  const visitor = await visit();
  await visitor.page.route('**/embed/v1/loader.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(manifest.version, '0.0.9-0ld0ld0ld0')
      .replace(manifest.checked['runtime']!, `${'A'.repeat(43)}=`);
    await route.fulfill({ response, body });
  });
  await visitor.page.goto(rig.site.put('/stale', { html: hostHtml(rig.facts) }));
  await readyPanel(visitor.page);
  // The browser's own line on the code that is another than the loader knew.
  expect(visitor.said.filter((line) => !line.includes('integrity'))).toEqual([]);
});

describe('one flipped byte', () => {
  /** Files come with another byte at their end. */
  const flip = (page: Page, files: RegExp) =>
    page.route(files, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()} ` });
    });

  it.each(['runtime', 'prediccion-panel'])('in %s keeps it out: the fallback link stays', async (changed) => {
    const visitor = await visit();
    await flip(visitor.page, new RegExp(`/embed/.*/${changed}\\.js`));
    await visitor.page.goto(rig.site.put('/flipped', { html: hostHtml(rig.facts) }));
    await expect.poll(() => visitor.said.join()).toMatch(/integrity/);
    await visitor.page.waitForTimeout(500);
    const panel = visitor.page.locator('arma11-prediccion-panel');
    expect(await panel.getByRole('link', { name: 'Ver la sala' }).isVisible()).toBe(true);
    expect(await panel.getByRole('button').count()).toBe(0);
  });

  it('in any other file keeps it out, and what imports it: alone, none is refused', async () => {
    const later = Object.keys(manifest.checked).filter((name) => !['runtime', 'prediccion-panel'].includes(name));
    const load = (page: Page, names: string[]) =>
      page.evaluate(async (wanted) => {
        const ours = (globalThis as Record<symbol, unknown>)[Symbol.for('arma11.loader')] as (
          n: string,
        ) => Promise<unknown>;
        const outcomes = await Promise.all(
          wanted.map((name) =>
            ours(name).then(
              () => '',
              () => name,
            ),
          ),
        );
        return outcomes.filter(Boolean);
      }, names);
    const good = await visit();
    await good.page.goto(rig.site.put('/whole', { html: hostHtml(rig.facts) }));
    await readyPanel(good.page);
    expect(await load(good.page, later)).toEqual([]);

    const bad = await visit();
    await flip(bad.page, /\/embed\/[^/]+\/(?!runtime|prediccion-panel|loader|integrity)[\w.-]+\.js/);
    await bad.page.goto(rig.site.put('/flipped-later', { html: hostHtml(rig.facts) }));
    await readyPanel(bad.page);
    expect(await load(bad.page, later)).toEqual(later);
  });
});

it('without the script, or when its code does not come, the link inside the tag stays', async () => {
  const visitor = await visit();
  await visitor.page.route('**/runtime.js', (route) => route.abort());
  await visitor.page.goto(rig.site.put('/cut', { html: hostHtml(rig.facts) }));
  await visitor.page.waitForTimeout(1500);
  expect(await visitor.page.getByRole('link', { name: 'Ver la sala' }).isVisible()).toBe(true);
});
