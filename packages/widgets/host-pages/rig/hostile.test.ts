// Long: twelve pages that mean harm, one after the other.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPlayer, PASSWORD } from '../../../app/e2e/newPlayer';
import { askToken, eavesdrop, overheard, proof, reachedBy, tokensIn } from './eavesdrop';
import { hostHtml } from './hosts';
import { rigOf } from './rigOf';
import { allow, identify, signIn } from './signIn';
import { readyPanel, visit, type Visitor } from './visitor';

// T-EMBED (security §4.5): whatever a page does and hears, no token that it can get reaches the wallet or the profile.

const rig = rigOf();
let people = 0;
/** For what a window of ours would show at once. */
const LURE_MS = 3000;

/** A visitor of a page that listens to everything, with an account of ours. */
async function victim(): Promise<Visitor & { email: string; password: string }> {
  const visitor = await visit();
  await eavesdrop(visitor.page, rig.facts.ours);
  people += 1;
  const { email } = await newPlayer(rig.facts.ours, `victima_${people}`);
  return { ...visitor, email, password: PASSWORD };
}

/** The partner's site under a name that the partner never told us. */
const intruder = () => rig.site.origin.replace('localhost', 'intruso.localhost');
const put = (path: string, html: string) => rig.site.put(path, { html });
const withScript = (script: string) => hostHtml(rig.facts, { head: `<script>${script}</script>` });
const sees = (page: Page) => async () => tokensIn(await overheard(page)).filter((token) => token.startsWith('et_'));

/** What the page of a player who has signed in can do with what it saw. */
async function harmless(page: Page, popup: Page | null): Promise<void> {
  const { ours } = rig.facts;
  const seen = await overheard(page);
  const tokens = tokensIn(seen);
  const scoped = tokens.filter((token) => token.startsWith('et_'));
  // Not blind: what it saw works for what it is for.
  const viewer = await Promise.all(
    scoped.map((token) =>
      fetch(`${ours}/services/plus/embed/viewer/`, {
        headers: { authorization: `Bearer ${token}`, origin: rig.site.origin },
      }),
    ),
  );
  expect(viewer.some(({ status }) => status === 200)).toBe(popup !== null);
  for (const token of tokens) expect(await reachedBy(ours, rig.site.origin, token), token.slice(0, 6)).toEqual([]);
  if (!popup) return;
  const app = await page.context().newPage();
  await app.goto(`${ours}/terminos`);
  const own = tokensIn(await app.evaluate(() => Object.entries(localStorage).flat()));
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((token) => seen.some((text) => text.includes(token)))).toEqual([]);
  const [first] = own.filter((token) => !token.startsWith('et_'));
  expect(await reachedBy(ours, ours, first!)).not.toEqual([]);
}

async function signInAndListen(visitor: Awaited<ReturnType<typeof victim>>, panel: Locator): Promise<Page> {
  const popup = await signIn(panel, visitor);
  await expect.poll(sees(visitor.page), { timeout: 30_000 }).not.toEqual([]);
  return popup;
}

/** Signs the player in by a window that the page opens itself, and says for whom; `allowed` when the window let them allow it. */
async function lureTo(visitor: Awaited<ReturnType<typeof victim>>, claimed: string) {
  const own = proof();
  const { ours, key } = rig.facts;
  const url = `${ours}/embed/entrar?${new URLSearchParams({ key, state: own.state, challenge: own.challenge, origin: claimed })}`;
  const opened = visitor.page.context().waitForEvent('page');
  await visitor.page.evaluate((to) => void window.open(to), url);
  const popup = await opened;
  const [email, button] = [
    popup.getByRole('textbox', { name: 'Email' }),
    popup.getByRole('button', { name: 'Permitir' }),
  ];
  const shown = (what: Locator) =>
    what.waitFor({ timeout: LURE_MS }).then(
      () => true,
      () => false,
    );
  if ((await shown(email.or(button).first())) && (await email.isVisible())) await identify(popup, visitor);
  const allowed = await shown(button);
  if (allowed) await allow(popup);
  await popup.close();
  return { ...own, allowed };
}

describe('T-EMBED: no token that reaches the wallet or the profile', () => {
  it.each([
    ['that listens to every message', withScriptOf('')],
    [
      'with polluted prototypes',
      withScriptOf(`for (const [name, value] of Object.entries({ token: 'x', handle: 'x', key: 'x', credentials: 'include', origin: '*',
        targetOrigin: '*', toJSON() { document.seen.push(String(Object.values(this))); return { ...this }; } }))
        Object.defineProperty(Object.prototype, name, { value, configurable: true, writable: true });`),
    ],
    [
      'with its own fetch and Promise',
      withScriptOf(`const then = Promise.prototype.then, parse = JSON.parse;
        const keep = (value) => { try { document.seen.push(typeof value === 'string' ? value : JSON.stringify(value) ?? ''); } catch {} };
        Promise.prototype.then = function (done, failed) {
          return then.call(this, typeof done === 'function' ? (value) => { keep(value); return done(value); } : done, failed);
        };
        JSON.parse = (...args) => { keep(args[0]); return parse(...args); };`),
    ],
  ])('for a page %s', async (name, html) => {
    const visitor = await victim();
    await visitor.page.goto(put(`/hostile-${name.replace(/\W/g, '')}`, html()));
    const popup = await signInAndListen(visitor, await readyPanel(visitor.page));
    await harmless(visitor.page, popup);
    const messages = (await overheard(visitor.page)).filter((text) => text.startsWith('message from '));
    expect(messages.filter((text) => text.includes(rig.facts.ours)).length).toBeLessThanOrEqual(1);
  });

  it('for a page that sends our message itself, from the right origin and the wrong window', async () => {
    const visitor = await victim();
    const forge = `setInterval(() => { for (const data of ['arma11:ready', { token: 'et_' + 'a'.repeat(43) }]) {
      postMessage(data, '*'); dispatchEvent(new MessageEvent('message', { origin: '${rig.facts.ours}', source: window, data })); } }, 50);`;
    await visitor.page.goto(put('/hostile-source', withScript(forge)));
    const panel = await readyPanel(visitor.page);
    const popup = await signIn(panel, visitor, async (open) => {
      await open.waitForTimeout(1500);
      const early = (await sees(visitor.page)()).filter((token) => !token.includes('aaaa'));
      expect(early).toEqual([]);
    });
    await expect.poll(async () => (await sees(visitor.page)()).some((token) => !token.includes('aaaa'))).toBe(true);
    await harmless(visitor.page, popup);
  });

  it('for a page that replays the sign-in that it overheard', async () => {
    const visitor = await victim();
    await visitor.page.goto(put('/hostile-replay', hostHtml(rig.facts)));
    const popup = await signInAndListen(visitor, await readyPanel(visitor.page));
    const asked = (await overheard(visitor.page)).filter((text) => text.includes('"verifier"'));
    expect(asked.length).toBeGreaterThan(0);
    const { ours } = rig.facts;
    const again = await askToken(ours, rig.site.origin, JSON.parse(asked.at(-1)!));
    expect(again.text).not.toContain('et_');
    expect(again.status === 200 && !again.text.includes('pendiente')).toBe(false);
    await harmless(visitor.page, popup);
  });

  it('for a page that lays itself over the panel: our window needs a tap of its own', async () => {
    const visitor = await victim();
    const cover = `<div style="position:fixed;inset:0;z-index:2147483647;pointer-events:none;background:#fff">¡Gana un premio!</div>`;
    await visitor.page.goto(put('/hostile-cover', hostHtml(rig.facts, { body: cover })));
    const panel = await readyPanel(visitor.page);
    const popup = await signIn(panel, visitor, async (open) => {
      await open.getByRole('button', { name: 'Permitir' }).waitFor();
      await visitor.page.mouse.dblclick(200, 400);
      await visitor.page.waitForTimeout(1500);
      expect(await sees(visitor.page)()).toEqual([]);
    });
    await expect.poll(sees(visitor.page), { timeout: 30_000 }).not.toEqual([]);
    await harmless(visitor.page, popup);
  });

  it('for a page with two panels', async () => {
    const visitor = await victim();
    const second = `<arma11-prediccion-panel predi="${rig.facts.predi}"></arma11-prediccion-panel>`;
    await visitor.page.goto(put('/hostile-two', hostHtml(rig.facts, { body: second })));
    const popup = await signInAndListen(visitor, await readyPanel(visitor.page));
    await harmless(visitor.page, popup);
  });

  it('for a page that takes the panel out while the player signs in', async () => {
    const visitor = await victim();
    await visitor.page.goto(put('/hostile-removed', hostHtml(rig.facts)));
    const panel = await readyPanel(visitor.page);
    await signIn(panel, visitor, () =>
      visitor.page.evaluate(() => document.querySelector('arma11-prediccion-panel')!.remove()),
    );
    await visitor.page.waitForTimeout(4000);
    const signedIn = (await sees(visitor.page)()).length > 0;
    await harmless(visitor.page, signedIn ? visitor.page : null);
  });

  it.each([
    ['of no partner', () => intruder()],
    ['of the partner itself', () => rig.site.origin],
  ])('for a page that frames a partner’s page, %s', async (name, origin) => {
    const visitor = await victim();
    const path = `/hostile-frame-${name.length}`;
    put('/hostile-inner', hostHtml(rig.facts));
    put('/hostile-middle', '<iframe src="/hostile-inner" width="400" height="800"></iframe>');
    put(path, `<iframe src="${rig.site.origin}/hostile-middle" width="410" height="820"></iframe>`);
    await visitor.page.goto(origin() + path);
    const frame = visitor.page.frameLocator('iframe').frameLocator('iframe');
    const panel = frame.locator('arma11-prediccion-panel').first();
    await panel.getByRole('radiogroup').first().waitFor({ timeout: 20_000 });
    const popup = await signInAndListen(visitor, panel);
    await harmless(visitor.page, popup);
    const outside = await visitor.page
      .mainFrame()
      .evaluate(() => (document as unknown as { seen: string[] }).seen.join());
    expect(tokensIn([outside])).toEqual([]);
  });

  it('for a page of another origin, under its own name and under the partner’s', async () => {
    const visitor = await victim();
    put('/hostile-origin', hostHtml(rig.facts));
    await visitor.page.goto(`${intruder()}/hostile-origin`);
    const { ours, key } = rig.facts;
    for (const claimed of [intruder(), rig.site.origin]) {
      const { state, verifier, allowed } = await lureTo(visitor, claimed);
      expect(allowed, claimed).toBe(claimed === rig.site.origin);
      const { status, text } = await askToken(ours, intruder(), { key, state, verifier });
      expect(status === 200 && !text.includes('pendiente'), text).toBe(false);
      // Whoever has a server says of itself what it likes: what it gets is a token of the widget's, and no more.
      const forged = await askToken(ours, rig.site.origin, { key, state, verifier });
      for (const token of tokensIn([forged.text])) expect(await reachedBy(ours, rig.site.origin, token)).toEqual([]);
    }
    await harmless(visitor.page, null);
  });

  it('for a sandboxed page without an origin', async () => {
    const visitor = await victim();
    const inner = hostHtml(rig.facts).replaceAll('"', '&quot;');
    const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms';
    await visitor.page.goto(put('/hostile-sandbox', `<iframe sandbox="${sandbox}" srcdoc="${inner}"></iframe>`));
    await visitor.page.waitForTimeout(3000);
    const { state, verifier, allowed } = await lureTo(visitor, 'null');
    expect(allowed).toBe(false);
    const { status, text } = await askToken(rig.facts.ours, 'null', { key: rig.facts.key, state, verifier });
    expect(status === 200 && !text.includes('pendiente'), text).toBe(false);
    await harmless(visitor.page, null);
  });
});

function withScriptOf(script: string): () => string {
  return () => withScript(script);
}
