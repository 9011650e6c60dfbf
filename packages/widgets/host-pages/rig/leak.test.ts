import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hosts } from './hosts';
import { rigOf } from './rigOf';
import { readyPanel, visit } from './visitor';

const WARM = 20;
const CYCLES = 120;

const rig = rigOf();

/** What a page that lives long holds once everything unreachable is gone. */
async function held(cdp: CDPSession): Promise<{ nodes: number; listeners: number }> {
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

/** Takes the panel out of the page and puts a new one in, so many times; each is waited for until it is ready. */
const cycle = (page: Page, times: number) =>
  page.evaluate(async (rounds) => {
    const tag = 'arma11-prediccion-panel';
    for (let round = 0; round < rounds; round += 1) {
      const old = document.querySelector(tag)!;
      const fresh = document.createElement(tag);
      fresh.setAttribute('predi', old.getAttribute('predi')!);
      const ready = new Promise<void>((resolve) => {
        const look = () => (fresh.matches(':state(ready)') ? resolve() : setTimeout(look, 5));
        look();
      });
      old.replaceWith(fresh);
      await ready;
    }
    // A read under way holds listeners for as long as it takes.
    await (document.querySelector(tag) as Element & { refresh(): Promise<void> }).refresh();
  }, times);

it('a page that puts the panel in and out again and again keeps no node and no listener of it', async () => {
  const { page, said } = await visit();
  await page.goto(rig.site.put('/leak', hosts[0]!.page(rig.facts)));
  await readyPanel(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cycle(page, WARM);
  const before = await held(cdp);
  await cycle(page, CYCLES);
  const after = await held(cdp);
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(10);
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(2);
  expect(said).toEqual([]);
}, 120_000);
