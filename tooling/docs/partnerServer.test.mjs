import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from '../machine/freePort.mjs';
import { fences } from './fences.mjs';

const portOf = (server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port;

/** A server of ours as far as a partner's server sees it. */
async function standIn() {
  const asked = [];
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    asked.push({ path: request.url, ...body });
    const linked = body.user_ref === 'u-1';
    const answer = linked
      ? { token: 'et_1', expires_at: '2026-11-21T18:15:00Z', scopes: [], handle: null }
      : { status: 'error', code: 'SIN_VINCULO', message: '', link_url: 'https://play.example/embed/entrar?link=1' };
    response.writeHead(linked ? 200 : 409, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, asked, url: `http://127.0.0.1:${portOf(server)}` };
}

async function whenUp(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetch(url);
    } catch (error) {
      if (attempt > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

it("the partner's server of docs/auth.md gives its page a token, or the link", async () => {
  const { server, asked, url } = await standIn();
  const folder = mkdtempSync(join(tmpdir(), 'arma11-docs-'));
  const PORT = String(await freePort());
  const [example] = fences().filter(({ info }) => info === 'server');
  writeFileSync(join(folder, 'server.mjs'), example.code);
  const running = execFile(process.execPath, [join(folder, 'server.mjs')], {
    env: { ...process.env, ARMA11_URL: url, ARMA11_SECRET: 'sk_1', PORT },
  });
  try {
    const page = `http://127.0.0.1:${PORT}/arma11-token`;
    expect((await whenUp(page)).status).toBe(401);
    const answer = (user) => fetch(page, { headers: { 'x-demo-user': user } }).then((given) => given.json());
    expect(await answer('u-1')).toEqual({ token: 'et_1', expires_at: '2026-11-21T18:15:00Z' });
    expect(await answer('u-2')).toEqual({ link_url: 'https://play.example/embed/entrar?link=1' });
    expect(asked[0]).toEqual({
      path: '/services/plus/embed/token/',
      secret: 'sk_1',
      user_ref: 'u-1',
      origin: 'https://diario.example',
    });
  } finally {
    running.kill();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}, 30_000);
