import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { contract, embedCalls, previewCalls, type Call } from '@arma11/core/contract';
import { newPlayer, PASSWORD } from '../../../app/e2e/newPlayer';
import { hostHtml } from './hosts';
import { rigOf } from './rigOf';
import { signIn } from './signIn';
import { leftBehind, readyPanel, visit } from './visitor';

const rig = rigOf();

/** Tokens that the partner's page can see: it owns `fetch`, so it can read every request of ours. */
async function listenToTokens(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const own = globalThis.fetch;
    const tokens: string[] = [];
    Object.defineProperty(document, 'tokens', { value: tokens });
    globalThis.fetch = (input, init) => {
      const authorization = new Headers(init?.headers).get('authorization');
      if (authorization) tokens.push(authorization.replace('Bearer ', ''));
      return own(input, init);
    };
  });
  return () => page.evaluate(() => [...new Set((document as unknown as { tokens: string[] }).tokens)]);
}

describe.each([
  ['a plain page', undefined],
  ['a page with Cross-Origin-Opener-Policy: same-origin', { 'cross-origin-opener-policy': 'same-origin' }],
])('signing in from %s', (_, headers) => {
  it('completes, keeps the draft, and the page sees no token but the embed’s', async () => {
    const visitor = await visit();
    const tokens = await listenToTokens(visitor.page);
    const path = headers ? '/sign-coop' : '/sign-plain';
    await visitor.page.goto(rig.site.put(path, { html: hostHtml(rig.facts), ...(headers ? { headers } : {}) }));
    const panel = await readyPanel(visitor.page);
    const answer = panel.getByRole('radio').first();
    await answer.click();
    await signIn(panel, { email: 'demo@arma11.pe', password: 'jugar2026' });
    await expect.poll(tokens, { timeout: 30_000 }).not.toEqual([]);
    expect(await answer.getAttribute('aria-checked')).toBe('true');
    for (const token of await tokens()) expect(token).toMatch(/^et_[\w-]{43}$/);
    const left = await leftBehind(visitor.page);
    expect(left.cookies).toBe('');
    expect(left.stored.filter((name) => /token/i.test(name))).toEqual([]);
    expect(visitor.said).toEqual([]);
    await visitor.shoot(path.slice(1));
  });
});

it('the embed token is refused for every call outside its scopes, from the partner’s own page', async () => {
  const visitor = await visit();
  const tokens = await listenToTokens(visitor.page);
  await visitor.page.goto(rig.site.put('/sign-refused', { html: hostHtml(rig.facts) }));
  // Who is refused that often has to wait: nobody else's account.
  const { email } = await newPlayer(rig.facts.ours, 'la_curiosa');
  await signIn(await readyPanel(visitor.page), { email, password: PASSWORD });
  await expect.poll(tokens, { timeout: 30_000 }).not.toEqual([]);
  const [token] = await tokens();
  const open = new Set<string>([...Object.keys(embedCalls), ...previewCalls]);
  const refused = Object.entries<Record<string, Call>>(contract).flatMap(([heading, calls]) =>
    Object.entries(calls)
      .filter(([name, { access }]) => access !== 'public' && !open.has(`${heading}.${name}`))
      .map(([name, { method, path }]) => ({ name: `${heading}.${name}`, method, path: path.replace(/\{\w+\}/g, '1') })),
  );
  expect(refused.length).toBeGreaterThan(60);
  const statuses = await visitor.page.evaluate(
    async ({ calls, ours, bearer }) => {
      const ask = async ({ name, method, path }: (typeof calls)[number]) => {
        const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}' };
        const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
        const { status } = await fetch(`${ours}/services/${path}`, { method, headers, ...body });
        return [name, status] as const;
      };
      const answers = [];
      for (const call of calls) answers.push(await ask(call));
      return answers;
    },
    { calls: refused, ours: rig.facts.ours, bearer: token! },
  );
  // Refusals count against the limits of whoever is refused: the last of those that move coins are told to wait.
  expect(statuses.filter(([, status]) => status !== 403 && status !== 429)).toEqual([]);
  expect(statuses.filter(([, status]) => status === 403).length).toBeGreaterThan(statuses.length * 0.9);
}, 120_000);
