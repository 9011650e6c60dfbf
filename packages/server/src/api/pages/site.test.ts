// Long: every address that is not a call, served by one server.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FeedError } from '../../catalogue/feeds/FeedError';
import { crestArt, POSTER_FIGURES, toMarkup } from '@arma11/core/art';
import { createServer, type Server } from '../../createServer';
import { openTestServer, type TestServer } from '../../testing/testServer';
import {
  avatarPath,
  coachPath,
  crestPath,
  galleryPath,
  leaguePath,
  posterPath,
  rangoPath,
  shirtPath,
} from '../../platform/http/mediaPaths';
import { nodeAppFiles } from '../../platform/http/nodeAppFiles';
import { pageIdentity, type PageIdentity } from './pageIdentity';

const SCRIPT = 'export const answer = 42;\n'.repeat(200);
const PAGE =
  '<!doctype html><html><head><link rel="modulepreload" href="/assets/a-12345678.js"><script>early()</script></head>' +
  '<body><div id="root"></div><script type="module" src="/assets/a-12345678.js"></script></body></html>';

let base: TestServer;
let server: Server;
const folder = mkdtempSync(join(tmpdir(), 'arma11-site-'));
beforeAll(async () => {
  mkdirSync(join(folder, 'dist', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'dist', '.env.txt'), 'secret');
  mkdirSync(join(folder, 'dist', '.pages'));
  for (const name of ['landing', 'landing-google', 'landing-demo', 'landing-demo-google', 'login-user', 'play'])
    writeFileSync(join(folder, 'dist', '.pages', `${name}.html`), PAGE.replace('</div>', `drawn as ${name}</div>`));
  const program = "import { parentPort, workerData } from 'node:worker_threads';";
  const post = `parentPort.postMessage(${JSON.stringify(PAGE)}.replace('</div>', \`\${workerData.banners[0].title}</div>\`));`;
  writeFileSync(join(folder, 'dist', '.pages', 'play.mjs'), `${program}\n${post}`);
  writeFileSync(join(folder, 'dist', 'index.html'), PAGE);
  writeFileSync(join(folder, 'dist', 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'dist', 'sw.js'), 'self.skipWaiting;');
  writeFileSync(join(folder, 'dist', 'app.webmanifest'), '{}');
  writeFileSync(join(folder, 'dist', 'assets', 'a-12345678.js'), SCRIPT);
  base = await openTestServer([]);
  server = createServer(base.deps, {
    groups: [],
    files: nodeAppFiles(join(folder, 'dist')),
    health: { version: '1.2.3' },
    operator: {
      token: 'the-token',
      run: async (name, args) => {
        if (name === 'wrong') throw Object.assign(new Error('Say --league.'), { name: 'CommandError' });
        if (name === 'file') throw new FeedError('clubes.csv', 'line 2', '0xF1 is not UTF-8.');
        if (name === 'broken') throw new Error('inner words');
        return { name, args };
      },
    },
  });
});
afterAll(async () => {
  await base.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  server.fetch(new Request(`http://arma11.test${path}`, { headers }));

describe('the app’s page', () => {
  it.each([
    '/',
    '/login-user',
    '/play/billetera',
    '/compe/sala/7/ranking',
    '/predi/sala/3',
    '/users/profile/rosa_10/',
    '/operador/salas/7',
    '/partners/console',
    '/partners/console/7/webhooks',
  ])('answers %s with the page', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<div id="root">');
  });

  it('answers an unknown route with the page and 404, so that the app can say so', async () => {
    const response = await get('/nada/aqui');
    expect([response.status, (await response.text()).includes('id="root"')]).toEqual([404, true]);
  });

  it.each([
    ['/', 'landing'],
    ['/login-user/', 'login-user'],
    ['/play', 'play'],
    ['/play/quest', null],
    ['/embed/entrar', null],
    ['/nada', null],
  ])('is at %s the one that was prerendered as %s', async (path, name) => {
    const html = await (await get(path)).text();
    expect(/drawn as ([\w-]+)/.exec(html)?.[1] ?? null).toBe(name);
    expect(html).toContain('id="root"');
  });

  it('is at the home drawn with the banners, in a thread of its own, once there are some', async () => {
    const shown = { image: '/media/poster/1.svg', alt: '', link: '/compe', action: 'Ver', color_bg: '#000000' };
    await base.db.fresh
      .insertInto('banner')
      .values({ ...shown, color_text: '#ffffff', title: 'Noche grande', ordinal: 1 })
      .execute();
    const own = createServer(base.deps, { groups: [], files: nodeAppFiles(join(folder, 'dist')) });
    const home = async () => (await own.fetch(new Request('http://arma11.test/play'))).text();
    expect(await home()).toContain('drawn as play');
    await expect.poll(home).toContain('Noche grande</div>');
    expect(await (await own.fetch(new Request('http://arma11.test/play/quest'))).text()).not.toContain('Noche');
    await base.db.fresh.deleteFrom('banner').execute();
  });

  it('knows of Google where it is configured, also when it was prerendered', async () => {
    const identity = pageIdentity({ project: 'p', apiKey: 'k', authDomain: 'a.test', emulator: undefined });
    const configured = createServer(base.deps, { groups: [], files: nodeAppFiles(join(folder, 'dist')), identity });
    const html = await (await configured.fetch(new Request('http://arma11.test/'))).text();
    expect(html).toContain('drawn as landing-google');
  });

  it('offers the account of a demo that is played, and in production none', async () => {
    const demo = { email: 'demo@arma11.test', password: 'everybody"knows' };
    const told = async (production: boolean, path: string) => {
      const deps = { ...base.deps, production };
      const playing = createServer(deps, { groups: [], files: nodeAppFiles(join(folder, 'dist')), demo });
      return (await playing.fetch(new Request(`http://arma11.test${path}`))).text();
    };
    const meta = '<meta name="arma11-demo" content="{&quot;email&quot;:&quot;demo@arma11.test&quot;';
    expect(await told(false, '/')).toContain(meta);
    expect(await told(false, '/')).toContain('drawn as landing-demo');
    expect(await told(false, '/compe/sala/join')).toContain(meta);
    expect(await told(true, '/')).not.toContain('arma11-demo');
    expect(await (await get('/')).text()).not.toContain('arma11-demo');
  });

  it('is no file of the site as it was prerendered', async () => {
    expect((await get('/.pages/play.html')).status).toBe(404);
  });

  it('travels compressed to who takes it', async () => {
    const response = await get('/play', { 'accept-encoding': 'gzip, br' });
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      'gzip',
      'Accept-Encoding',
    ]);
    expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toContain('drawn as play');
    expect((await get('/play')).headers.get('content-encoding')).toBeNull();
  });

  it('lets run and style only what carries the nonce of this answer', async () => {
    const production = createServer(
      { ...base.deps, production: true },
      { groups: [], files: nodeAppFiles(join(folder, 'dist')) },
    );
    const page = () => production.fetch(new Request('http://arma11.test/'));
    const [first, second] = [await page(), await page()];
    const html = await first.text();
    const policy = first.headers.get('content-security-policy')!;
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(nonce).toMatch(/^[A-Za-z0-9_-]{24}$/);
    const tags = html.match(/<(script|link|style)[^>]*>/g)!;
    expect(tags).toHaveLength(5);
    expect(tags.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
    expect(html).toContain(`<meta property="csp-nonce" nonce="${nonce}"`);
    expect(second.headers.get('content-security-policy')).not.toBe(policy);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain('report-to csp; report-uri /csp-reports');
    expect(first.headers.get('reporting-endpoints')).toBe('csp="/csp-reports"');
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(policy).toContain("worker-src 'self'");
    expect(first.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['/embed/entrar', 200, 'unsafe-none'],
    ['/embed/entrar/', 200, 'unsafe-none'],
    ['/embed/entrar/x', 404, 'same-origin-allow-popups'],
    ['/embed/salir', 404, 'same-origin-allow-popups'],
    ['/play', 200, 'same-origin-allow-popups'],
    ['/probar/predi/4', 200, 'same-origin-allow-popups'],
    ['/probar/compe/4', 200, 'same-origin-allow-popups'],
  ])('answers %s with %i and the opener policy %s', async (path, status, policy) => {
    const { status: got, headers } = await get(path);
    expect([got, headers.get('cross-origin-opener-policy')]).toEqual([status, policy]);
  });

  it('lets nobody frame the window in which a player lets a site in, nor keep it', async () => {
    const production = createServer(
      { ...base.deps, production: true },
      { groups: [], files: nodeAppFiles(join(folder, 'dist')) },
    );
    const { headers } = await production.fetch(
      new Request('http://arma11.test/embed/entrar?key=pk_1&state=s&challenge=c&origin=https%3A%2F%2Fdiario.example'),
    );
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('reports outside production what production refuses', async () => {
    const { headers } = await get('/');
    expect(headers.get('content-security-policy')).toBeNull();
    expect(headers.get('content-security-policy-report-only')).toContain("require-trusted-types-for 'script'");
  });

  describe('where Google sign-in is configured', () => {
    const pageOf = async (identity?: PageIdentity) => {
      const files = nodeAppFiles(join(folder, 'dist'));
      const configured = createServer({ ...base.deps, production: true }, { groups: [], files, identity });
      const response = await configured.fetch(new Request('http://arma11.test/'));
      const directives = response.headers.get('content-security-policy')!.split('; ');
      return { html: await response.text(), rule: (name: string) => directives.find((rule) => rule.startsWith(name)) };
    };
    const project = { project: 'arma-tu-11', apiKey: 'una-clave-1', authDomain: 'cuentas.juego.test' };

    it('tells the app which project, and lets the page reach its hosts alone', async () => {
      const { html, rule } = await pageOf(pageIdentity({ ...project, emulator: undefined }));
      const told = /<meta name="arma11-firebase" content="([^"]*)" \/>/.exec(html)![1]!.replaceAll('&quot;', '"');
      expect(JSON.parse(told)).toEqual({
        apiKey: 'una-clave-1',
        authDomain: 'cuentas.juego.test',
        projectId: 'arma-tu-11',
      });
      expect([rule('connect-src'), rule('frame-src'), rule('trusted-types')]).toEqual([
        "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
        'frame-src https://cuentas.juego.test',
        'trusted-types app-html app-worker dompurify arma11-google gapi#gapi goog#html',
      ]);
      expect(rule('script-src')).toMatch(/^script-src 'self' 'nonce-[\w-]+' 'strict-dynamic'$/);
    });

    it('sends the app of a development to its emulator, and to nobody else', async () => {
      const { html, rule } = await pageOf(pageIdentity({ ...project, emulator: '127.0.0.1:9099' }));
      expect(html).toContain('&quot;emulator&quot;:&quot;http://127.0.0.1:9099&quot;');
      expect([rule('connect-src'), rule('frame-src')]).toEqual([
        "connect-src 'self' http://127.0.0.1:9099",
        'frame-src http://127.0.0.1:9099',
      ]);
    });

    it('is the only place: without it the page knows no project and reaches nobody but us', async () => {
      const { html, rule } = await pageOf();
      expect(html).not.toContain('arma11-firebase');
      expect([rule('connect-src'), rule('frame-src'), rule('trusted-types')]).toEqual([
        "connect-src 'self'",
        "frame-src 'none'",
        'trusted-types app-html app-worker dompurify',
      ]);
    });
  });

  it.each(['/partners/', '/partners/club/'])('has no %s where no demo is played', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('says what to do when the app is not built', async () => {
    const bare = createServer(base.deps, { groups: [], files: nodeAppFiles(join(folder, 'nothing')) });
    const response = await bare.fetch(new Request('http://arma11.test/'));
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm start');
  });
});

describe('the app’s files', () => {
  it.each([
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ])('travel as %s to who takes it', async (encoding, open) => {
    const response = await get('/assets/a-12345678.js', { 'accept-encoding': `${encoding}, deflate` });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(bytes.length).toBeLessThan(SCRIPT.length / 10);
    expect(open(bytes).toString()).toBe(SCRIPT);
  });

  it('are kept for ever when their name tells their content, an hour otherwise', async () => {
    const hashed = await get('/assets/a-12345678.js');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers.get('content-type')).toContain('javascript');
    expect(hashed.headers.get('vary')).toBe('Accept-Encoding');
    expect((await get('/icon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it.each(['/sw.js', '/app.webmanifest'])('ask about %s each time: an old one would keep an old app', async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
  });

  it('answer 304 to who holds them', async () => {
    const etag = (await get('/icon.svg')).headers.get('etag')!;
    expect((await get('/icon.svg', { 'if-none-match': etag })).status).toBe(304);
  });

  it.each([
    '/assets/missing.js',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/.env.txt',
    '/assets/%00.js',
    '/%.js',
  ])('do not include %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  });

  it.each(['/index.html', '/INDEX.HTML', '/assets/../index.html'])(
    'are not the page itself: at %s it would have no policy',
    async (path) => {
      const response = await get(path);
      expect([response.status, (await response.text()).includes('id="root"')]).toEqual([404, false]);
    },
  );

  it('leave the API’s unknown paths to the API', async () => {
    const response = await get('/services/nothing/');
    expect([response.status, (await response.json()).code]).toEqual([404, 'NO_EXISTE']);
  });
});

describe('every answer', () => {
  const everyKind = [
    '/',
    '/nada',
    '/assets/a-12345678.js',
    '/assets/missing.js',
    '/icon.svg',
    '/sw.js',
    '/media/avatar/5.svg',
    '/livez',
    '/services/nothing/',
    '/services/openapi.json',
  ];
  it.each(everyKind)(
    'at %s can be framed by nobody, is taken for what it says, and in production asks for TLS',
    async (path) => {
      const files = nodeAppFiles(join(folder, 'dist'));
      const production = createServer({ ...base.deps, production: true }, { groups: [], files });
      const { headers } = await production.fetch(new Request(`http://arma11.test${path}`));
      const policy = headers.get('content-security-policy');
      expect(policy).toMatch(/frame-ancestors 'none'|sandbox/);
      expect(policy).toMatch(/(base-uri 'none'.*object-src|default-src) 'none'/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      expect(headers.get('set-cookie')).toBeNull();
    },
  );
});

describe('/media/', () => {
  const kit = { pattern: 'sash', primary: '#Ff0000', secondary: '#00ff00', trim: '#0000ff' } as const;
  it.each([
    crestPath(kit, 12),
    shirtPath(kit, 10),
    shirtPath(kit, null),
    coachPath(kit, 3),
    avatarPath(5),
    leaguePath(1),
    rangoPath(7),
    ...POSTER_FIGURES.map((figures) => posterPath(4, figures, { left: '#112233', right: '#445566', seam: '#778899' })),
    '/media/banner/112233-445566-778899-4.svg',
    '/media/banner/9.svg',
    galleryPath('card', 1),
    galleryPath('player', 2),
    galleryPath('legend', 3),
    galleryPath('buddy', 4),
    '/media/club/476172c3ba61-7.svg',
  ])('draws %s, for ever and unable to run anything', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]*<\/svg>$/);
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    // Partners' pages show it too, those that isolate themselves included.
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('draws what the name says', async () => {
    const lower = { ...kit, primary: '#ff0000' };
    expect(await (await get(crestPath(kit, 12))).text()).toBe(toMarkup(crestArt(lower, 12)));
  });

  it.each([
    '/media/avatar/01.svg',
    '/media/avatar/x.svg',
    '/media/avatar/-1.svg',
    '/media/avatar/1.png',
    '/media/crest/sash-ff0000-00ff00-0000ff.svg',
    '/media/crest/dots-ff0000-00ff00-0000ff-1.svg',
    '/media/crest/sash-ff0000-00ff00-"><x>-1.svg',
    '/media/',
  ])('does not know %s', async (path) => {
    const response = await get(path);
    expect([response.status, (await response.json()).code]).toEqual([404, 'NO_EXISTE']);
  });
});

describe('the operator’s call', () => {
  const post = (body: unknown, token?: string, to = server) =>
    to.fetch(
      new Request('http://arma11.test/services/ops/command/', {
        method: 'POST',
        headers: token ? { authorization: `Bearer ${token}` } : {},
        body: JSON.stringify(body),
      }),
    );
  it('runs a command for who has the token', async () => {
    const response = await post({ name: 'room list', args: { league: 'demo' } }, 'the-token');
    expect(await response.json()).toEqual({ status: 'ok', result: { name: 'room list', args: { league: 'demo' } } });
  });

  it('tells how far a long command has come', async () => {
    const slow = createServer(base.deps, {
      groups: [],
      operator: { token: 't', run: async (_name, _args, progress) => (progress('1 of 2'), 'done') },
    });
    const lines = (await (await post({ name: 'slow' }, 't', slow)).text()).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([{ progress: '1 of 2' }, { status: 'ok', result: 'done' }]);
  });

  it('is shut without the token, and with a player’s', async () => {
    const { access } = await base.player({ role: 'admin' });
    for (const token of [undefined, 'the-tokem', 'the-tokenx', 'the-toke', access]) {
      expect((await post({ name: 'room list' }, token)).status).toBe(401);
    }
    expect((await post({ name: 'x' }, 'the-token', createServer(base.deps, { groups: [] }))).status).toBe(404);
  });

  it('passes on what the operator got wrong, and hides what broke', async () => {
    const wrong = await post({ name: 'wrong' }, 'the-token');
    expect(await wrong.json()).toEqual({ status: 'error', code: 'COMANDO', message: 'Say --league.' });
    const file = await post({ name: 'file' }, 'the-token');
    const message = 'clubes.csv, line 2: 0xF1 is not UTF-8.';
    expect(await file.json()).toEqual({ status: 'error', code: 'COMANDO', message });
    const broken = createServer(
      { ...base.deps, checkResponses: false },
      { groups: [], operator: { token: 't', run: () => Promise.reject(new Error('inner words')) } },
    );
    const response = await post({ name: 'broken' }, 't', broken);
    expect(await response.json()).toMatchObject({ status: 'error', code: 'ERROR' });
    expect(JSON.stringify(base.logged)).toContain('inner words');
  });
});
