import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../../createServer';
import { nodeAppFiles } from '../../platform/http/nodeAppFiles';
import { openTestServer, type TestServer } from '../../testing/testServer';

const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
let base: TestServer;
let server: Server;
beforeAll(async () => {
  base = await openTestServer([]);
  server = createServer(base.deps, { groups: [], reader: nodeAppFiles(folder), publicUrl: 'https://juego.test' });
});
afterAll(() => base.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  server.fetch(new Request(`http://arma11.test${path}`, { headers }));

describe('the reference at /services/docs', () => {
  it('is a page whose every address is of this server, and whose policy lets nothing else in', async () => {
    const page = await get('/services/docs');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:/);
    const addresses = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((address) => !address.startsWith('/') || address.startsWith('//'))).toEqual([]);
    for (const address of addresses.filter((each) => each.startsWith('/services/'))) {
      expect([address, (await get(address)).status]).toEqual([address, 200]);
    }
  });

  it('shows a document that names the server as it was configured', async () => {
    const document = (await (await get('/services/openapi.json')).json()) as { servers: object[] };
    expect(document.servers).toEqual([{ url: 'https://juego.test', description: 'This server.' }]);
  });

  it('sends the reader compressed, once', async () => {
    const path = '/services/docs/swagger-ui-bundle.js';
    const first = await get(path, { 'accept-encoding': 'br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect((await first.arrayBuffer()).byteLength).toBeLessThan(600_000);
    const held = { 'accept-encoding': 'br', 'if-none-match': first.headers.get('etag')! };
    expect((await get(path, held)).status).toBe(304);
  });

  it('serves nothing else of the reader’s package', async () => {
    for (const name of ['package.json', 'swagger-initializer.js', 'index.html', '..%2Fpackage.json']) {
      expect([name, (await get(`/services/docs/${name}`)).status]).toEqual([name, 404]);
    }
  });
});
