import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../platform/refusal';
import type { ServerEnv } from '../../platform/http/env';
import { nodeAppFiles } from '../../platform/http/nodeAppFiles';
import type { PartnerExample } from '../../demo/partner/partnerExample';
import { partnerRoutes } from './partnerRoutes';

const pages = fileURLToPath(new URL('../../../../widgets/host-pages/partners', import.meta.url));
const KEY = 'pk_0123456789abcdefghijkl';

/** As the whole server mounts it: what it does not answer is refused or the app's. */
function serve(example: PartnerExample | null = { key: KEY, predi: 42 }) {
  const routes = partnerRoutes({ files: nodeAppFiles(pages), example: async () => example });
  const app = new Hono<ServerEnv>().route('/', routes).get('*', (c) => c.text('the app'));
  app.onError((error) => new Response(error.message, { status: error instanceof Refusal ? error.status : 500 }));
  return app;
}
const get = async (path: string, app = serve()) => app.fetch(new Request(`http://localhost:3000${path}`));
const PAGES = ['', 'diario/', 'club/', 'estricta/', 'hostil/'];
const count = (text: string, part: RegExp) => text.match(part)?.length ?? 0;

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

describe('/partners/', () => {
  const LIVE_SCRIPT = `<script src="/embed/v1/loader.js" data-key="${KEY}" async></script>`;
  const LIVE_PANEL =
    '<arma11-prediccion-panel predi="42"><a href="/predi/sala/42">Predice en Arma Tu 11</a></arma11-prediccion-panel>';

  it('runs the snippet itself: one live script and one live panel, in the HTML as served', async () => {
    const html = await (await get('/partners/')).text();
    expect(count(html, /<script/g)).toBe(1);
    expect(count(html, /<arma11-/g)).toBe(1);
    expect(html).toContain(LIVE_SCRIPT);
    expect(html).toContain(LIVE_PANEL);
  });

  it('shows the same text to copy, with the address of this server', async () => {
    const html = await (await get('/partners/')).text();
    const shown = unescaped(/<pre id="snippet"[^>]*>\n?([^<]*)<\/pre>/.exec(html)![1]!);
    const absolute = `${LIVE_SCRIPT}\n${LIVE_PANEL}`
      .replace('src="/', 'src="http://localhost:3000/')
      .replace('href="/', 'href="http://localhost:3000/');
    expect(shown).toBe(absolute);
  });

  it('shows the line of CSS by which docs/embed.md keeps the place of the panel, and every page keeps it so', async () => {
    const html = await (await get('/partners/')).text();
    const line = unescaped(/<pre id="height"[^>]*>\n?([^<]*)<\/pre>/.exec(html)![1]!);
    const docs = readFileSync(new URL('../../../../../docs/embed.md', import.meta.url), 'utf8');
    expect(docs.split('\n')).toContain(line);
    const plain = (css: string) => css.replaceAll(/\s+/g, ' ').replaceAll(';', '');
    for (const sheet of ['index.css', 'diario/diario.css', 'club/club.css', 'estricta/estricta.css'])
      expect(plain(await (await get(`/partners/${sheet}`)).text()), sheet).toContain(plain(line));
  });

  it('leads to every other page', async () => {
    const html = await (await get('/partners/')).text();
    for (const page of PAGES.slice(1)) expect(html).toContain(`href="/partners/${page}"`);
  });

  it('answers its address without the slash', async () => {
    const bare = await get('/partners');
    const page = await get('/partners/club');
    expect([bare.status, bare.headers.get('location')]).toEqual([308, '/partners/']);
    expect([page.status, page.headers.get('location')]).toEqual([308, '/partners/club/']);
  });
});

describe('every page of a partner', () => {
  it.each(PAGES)('«%s» loads the embed once, under the demo partner’s key, and leaves no blank', async (page) => {
    const response = await get(`/partners/${page}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(count(html, /<script/g)).toBe(1);
    expect(html).toContain(`<script src="/embed/v1/loader.js" data-key="${KEY}" async></script>`);
    expect(html).not.toMatch(/\{\{|\}\}|undefined/);
    expect(html).toMatch(/<arma11-prediccion-panel[^>]* predi="42"/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(PAGES)('«%s» asks nobody else for anything, and has what it asks for', async (page) => {
    const html = await (await get(`/partners/${page}`)).text();
    const asked = [...html.matchAll(/<(?:script|img|link)[^>]*\s(?:src|href)="([^"]+)"/g)].map(([, url]) => url!);
    expect(asked.every((url) => /^\/(?!\/)/.test(url))).toBe(true);
    for (const url of asked.filter((each) => each.startsWith('/partners/'))) {
      const { status, headers } = await get(url);
      expect([url, status, headers.get('content-type')]).toEqual([url, 200, expect.stringMatching(/css|svg/)]);
    }
  });

  it('has only tags that are ours, each with a link inside for whoever has no script', async () => {
    for (const page of PAGES) {
      const html = await (await get(`/partners/${page}`)).text();
      const tags = [...html.matchAll(/<(arma11-[a-z-]+)[^>]*>(.*?)<\/\1>/gs)];
      expect(tags.length).toBe(count(html, /<arma11-/g));
      for (const [, tag, inside] of tags) {
        expect(tag).toMatch(/^arma11-(prediccion-panel|room-card|quest-bar)$/);
        expect(inside).toMatch(/^<a [^>]*href="\/[^"]+">[^<]+<\/a>$/);
      }
    }
  });
});

describe('the strict page', () => {
  it('is sent with a policy that lets nothing run or style in line, and nothing make HTML', async () => {
    const { headers } = await get('/partners/estricta/');
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).not.toMatch(/unsafe|nonce|\*/);
  });

  it('is the only one with a policy', async () => {
    const others = await Promise.all(
      PAGES.filter((page) => page !== 'estricta/').map((page) => get(`/partners/${page}`)),
    );
    expect(others.map(({ headers }) => headers.get('content-security-policy'))).toEqual([null, null, null, null]);
  });
});

describe('what is no page', () => {
  it.each([
    '/partners/nada/',
    '/partners/diario/nada.css',
    '/partners/../package.json',
    '/partners/%2e%2e/rig/hosts.ts',
    '/partners/..%2f..%2fpackage.json',
    '/partners/policies.json',
    '/partners/index.html',
    '/partners/diario/index.html',
  ])('%s is not served', async (path) => {
    const response = await get(path);
    const text = await response.text();
    expect(response.status >= 400 || text === 'the app').toBe(true);
    expect(text).not.toMatch(/arma11-|dependencies|import /);
  });

  it('waits, and says so, while no room is open', async () => {
    const response = await get('/partners/', serve(null));
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  });
});
