import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embedRoutes } from './embedRoutes';
import type { ServerEnv } from '../../platform/http/env';
import { nodeAppFiles } from '../../platform/http/nodeAppFiles';

const VERSION = '1.4.2-0f1e2d3c';
const SOURCES = {
  'loader.js': '(() => { const version = "1.4.2-0f1e2d3c"; })();\n',
  'runtime.js': 'export const start = () => 11;\n'.repeat(100),
  'PrediccionPanel-1a2b3c4d.js': 'export const panel = 1;\n',
};
const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const folder = mkdtempSync(join(tmpdir(), 'arma11-embed-'));
const built = join(folder, 'embed');
let app: Hono<ServerEnv>;

/** As the whole server mounts it: what it does not answer is the app's. */
const serve = (from: string) =>
  new Hono<ServerEnv>().route('/', embedRoutes(nodeAppFiles(from))).get('*', (c) => c.text('the app'));
const get = async (path: string, headers: Record<string, string> = {}) =>
  app.fetch(new Request(`https://play.example${path}`, { headers }));

beforeAll(() => {
  mkdirSync(built, { recursive: true });
  for (const [name, text] of Object.entries(SOURCES)) writeFileSync(join(built, name), text);
  const files = Object.entries(SOURCES).map(([name, text]) => [name, { integrity: integrityOf(text), gzip: 20 }]);
  writeFileSync(join(built, 'manifest.json'), JSON.stringify({ version: VERSION, files: Object.fromEntries(files) }));
  writeFileSync(join(built, 'unlisted.js'), 'unlisted');
  writeFileSync(join(folder, 'secret.js'), 'secret');
  app = serve(built);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the major line /embed/v1/', () => {
  it.each([
    ['/embed/v1/loader.js', 'text/javascript; charset=utf-8'],
    ['/embed/v1/manifest.json', 'application/json; charset=utf-8'],
  ])('%s is kept for minutes', async (path, type) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=60');
    expect(response.headers.get('content-type')).toBe(type);
  });

  it.each(['/embed/v1/runtime.js', '/embed/v1/PrediccionPanel-1a2b3c4d.js', '/embed/v1/unlisted.js'])(
    '%s is not part of it: it changes with each version',
    async (path) => expect((await get(path)).status).toBe(404),
  );
});

describe('a version of the embed', () => {
  it.each(Object.entries(SOURCES))('has %s, for ever, as its manifest says', async (name, text) => {
    const response = await get(`/embed/${VERSION}/${name}`);
    const body = await response.text();
    expect(body).toBe(text);
    const { files } = await (await get('/embed/v1/manifest.json')).json();
    expect(integrityOf(body)).toBe(files[name].integrity);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each(['1.4.2', 'v2', 'entrar', '1.4.1-..'])(
    'is the one that was built: %s answers 404 and says which one is here, and nobody keeps that',
    async (version) => {
      const response = await get(`/embed/${version}/runtime.js`);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe(
        `This server holds version ${VERSION} of the embed, not ${version}. Load /embed/v1/loader.js.\n`,
      );
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  it.each([
    'unlisted.js',
    'missing.js',
    'manifest.json',
    '..%2fsecret.js',
    '%2e%2e/secret.js',
    '..%2F..%2Fembed/loader.js',
    'x/../../../secret.js',
    '%00.js',
    'constructor',
    '__proto__',
  ])('holds what its manifest names, so not %s', async (name) => {
    const response = await get(`/embed/${VERSION}/${name}`);
    expect(response.status === 404 || (await response.clone().text()) === 'the app').toBe(true);
    expect(await response.text()).not.toMatch(/secret|unlisted|=>/);
  });

  it('is refused when its files are no longer those of the manifest', async () => {
    const changed = join(folder, 'changed');
    mkdirSync(changed);
    writeFileSync(join(changed, 'runtime.js'), `${SOURCES['runtime.js']} `);
    const files = { 'runtime.js': { integrity: integrityOf(SOURCES['runtime.js']) } };
    writeFileSync(join(changed, 'manifest.json'), JSON.stringify({ version: VERSION, files }));
    const response = await serve(changed).fetch(new Request(`https://play.example/embed/${VERSION}/runtime.js`));
    expect([response.status, await response.text()]).toEqual([
      503,
      'The embed was built anew while this server ran. Restart the server.\n',
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('every answer of the embed', () => {
  it('of another build is this one’s, kept by nobody, so that a page read before a release still works after it', async () => {
    const response = await get('/embed/1.4.1-00ff00ff/runtime.js');
    expect([response.status, await response.text()]).toEqual([200, SOURCES['runtime.js']]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect((await get('/embed/1.4.1-00ff00ff/unlisted.js')).status).toBe(404);
  });

  it.each(['/embed/v1/loader.js', `/embed/${VERSION}/runtime.js`, '/embed/0.0.1/runtime.js'])(
    '%s may be read from any site, without credentials, as the type that it says',
    async (path) => {
      const { headers } = await get(path, { origin: 'https://diario.example' });
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it.each([
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ])('travels as %s to who takes it', async (encoding, open) => {
    const response = await get(`/embed/${VERSION}/runtime.js`, { 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(open(Buffer.from(await response.arrayBuffer())).toString()).toBe(SOURCES['runtime.js']);
  });

  it('is 304, still readable from any site, for who holds it', async () => {
    const etag = (await get('/embed/v1/loader.js')).headers.get('etag')!;
    const again = await get('/embed/v1/loader.js', { 'if-none-match': etag });
    expect([again.status, again.headers.get('access-control-allow-origin')]).toEqual([304, '*']);
  });

  it('says what to do while the embed is not built', async () => {
    const response = await serve(join(folder, 'nothing')).fetch(new Request('https://play.example/embed/v1/loader.js'));
    expect([response.status, await response.text()]).toEqual([
      503,
      'The embed is not built on this server: npm start builds it, soon after the game is there.\n',
    ]);
  });

  it.each(['/embed/entrar', '/embed/entrar/', '/embed/', '/embed'])('leaves %s to the app', async (path) => {
    expect(await (await get(path)).text()).toBe('the app');
  });
});
