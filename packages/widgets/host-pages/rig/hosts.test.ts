import { describe, expect, it } from 'vitest';
import { hosts } from './hosts';
import { rigOf } from './rigOf';
import { leftBehind, looks, readyPanel, visit } from './visitor';

const rig = rigOf();
type Looks = Awaited<ReturnType<typeof looks>>;

async function lookAtPlain(): Promise<Looks> {
  const { page } = await visit();
  await page.goto(rig.site.put('/plain', hosts[0]!.page(rig.facts)));
  return looks(await readyPanel(page));
}

let plain: Promise<Looks> | undefined;
const plainLooks = () => (plain ??= lookAtPlain());

describe.each(hosts.map((host, at) => ({ ...host, path: `/host-${at}` })))('on $name', ({ name, page: make, path }) => {
  it('the snippet shows a panel that takes answers, says nothing in the console and leaves nothing behind', async () => {
    const made = make(rig.facts);
    const url = rig.site.put(path, made);
    const visitor = await visit();
    const { page } = visitor;
    await page.goto(url);
    const panel = await readyPanel(page);
    expect(await looks(panel), `looks on ${name}`).toEqual(await plainLooks());

    const answer = panel.getByRole('radio').first();
    await answer.click();
    expect(await answer.getAttribute('aria-checked')).toBe('true');

    const left = await leftBehind(page);
    await visitor.shoot(path.slice(1));
    expect(left.globals).toEqual(['Arma11']);
    expect(left.adopted).toBe(0);
    expect(left.styles).toBe(made.html.split(/<style|rel="stylesheet"/).length - 1);
    expect(left.bodyChildren).toEqual(['h1', 'p', 'arma11-prediccion-panel', 'p']);
    expect(left.cookies).toBe('');
    expect(left.breaches).toEqual([]);
    expect([...visitor.asked].sort()).toEqual([rig.facts.ours, rig.site.origin].sort());
    expect(visitor.said).toEqual([]);
  });
});

it('in a browser that is too old the link inside the tag stays, and the console is silent', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await page.addInitScript(() => {
    // From before Chrome 97.
    Reflect.deleteProperty(Array.prototype, 'findLast');
    document.addEventListener('arma11-error', (event) => {
      document.documentElement.lang = (event as CustomEvent<{ code: string }>).detail.code;
    });
  });
  await page.goto(rig.site.put('/old', hosts[0]!.page(rig.facts)));
  await page.locator('html[lang=network]').waitFor();
  expect(await page.getByRole('link', { name: 'Ver la sala' }).isVisible()).toBe(true);
  expect(visitor.said).toEqual([]);
});

it('with the line of CSS that keeps its place the page does not move (CLS 0)', async () => {
  const visitor = await visit();
  await visitor.page.goto(rig.site.put('/place', hosts[0]!.page(rig.facts)));
  await readyPanel(visitor.page);
  await visitor.page.waitForTimeout(600);
  expect((await leftBehind(visitor.page)).shift).toBe(0);
});
