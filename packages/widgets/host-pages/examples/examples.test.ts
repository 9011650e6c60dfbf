import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import type { PrediMatch } from '@arma11/core/contract';
import type { HostFacts } from '../rig/hosts';
import { rigOf } from '../rig/rigOf';
import { readyPanel, visit } from '../rig/visitor';
import { exampleSite } from './exampleSite';
import { wordpressSite } from './wordpressSite';

const rig = rigOf();
const folder = fileURLToPath(new URL('../../../../examples', import.meta.url));
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** Those whose server reads the room for the first HTML. */
const prefetching = ['next'];

it.each(names)(
  '%s: the panel of a built project answers, without a word in the console',
  async (name) => {
    const example = await (name === 'wordpress' ? wordpressSite(rig.facts) : exampleSite(name, rig.facts));
    onTestFinished(example.close);
    if (prefetching.includes(name)) await hasRoomWithoutScripts(example.origin);
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

/** The first HTML has the matches of the room, as they look, and a link to our page for whoever runs no scripts. */
async function hasRoomWithoutScripts(origin: string) {
  const clubs = await clubsOf(rig.facts, origin);
  expect(clubs.length).toBeGreaterThan(1);
  const html = await (await fetch(origin)).text();
  for (const club of clubs) expect(html).toContain(club);
  const visitor = await visit({ javaScriptEnabled: false });
  await visitor.page.goto(origin);
  const answer = visitor.page.getByRole('radio').first();
  await answer.waitFor();
  // With its styles: whatever is tapped is 48 px high.
  expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await visitor.page.getByRole('link', { name: 'Ver en Arma Tu 11' }).first().waitFor();
  await visitor.shoot('example-without-scripts');
  expect(visitor.said).toEqual([]);
}

/** Who plays in the room, as a visitor of the partner's page may know. */
async function clubsOf({ ours, key, predi }: HostFacts, origin: string): Promise<string[]> {
  const matches = `${ours}/services/predi-partidos/list/match-sala/${predi}/?pk=${key}`;
  const answer = await fetch(matches, { headers: { origin } });
  return ((await answer.json()) as PrediMatch[]).flatMap(({ match }) => [match.local.name, match.visit.name]);
}
