import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { rigOf } from '../rig/rigOf';
import { readyPanel, visit } from '../rig/visitor';
import { exampleSite } from './exampleSite';

const rig = rigOf();
const folder = fileURLToPath(new URL('../../../../examples', import.meta.url));
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it.each(names)(
  '%s: the panel of a built project answers, without a word in the console',
  async (name) => {
    const example = await exampleSite(name, rig.facts);
    onTestFinished(example.close);
    const visitor = await visit();
    await visitor.page.goto(example.origin);
    const hasTags = (await visitor.page.locator('arma11-prediccion-panel').count()) > 0;
    const panel = await readyPanel(visitor.page, hasTags ? 'arma11-prediccion-panel' : 'body');
    const answer = panel.getByRole('radio').first();
    await answer.click();
    expect(await answer.getAttribute('aria-checked')).toBe('true');
    await visitor.shoot(`example-${name}`);
    expect(visitor.said).toEqual([]);
  },
  300_000,
);
