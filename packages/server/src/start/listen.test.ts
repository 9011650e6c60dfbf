import { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readJson } from '../platform/http/readBody';
import { listen, type Listening } from './listen';

const place = { port: 0, host: '127.0.0.1', trustProxy: ['loopback'] };
const sockets: Socket[] = [];
let open: Listening | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  for (const socket of sockets.splice(0)) socket.destroy();
  await open?.close();
  open = undefined;
});

const serve = async (
  fetch: (request: Request) => Promise<Response>,
  slowest?: Parameters<typeof listen>[2],
  production = false,
) => (open = await listen(fetch, { ...place, production }, slowest));

/** A caller who says this much and then nothing, and what they hear. */
async function caller(words: string) {
  const socket = connect(Number(new URL(open!.address).port), '127.0.0.1');
  sockets.push(socket);
  const heard = { text: '' };
  socket.on('data', (data) => (heard.text += String(data)));
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(words);
  return { socket, heard };
}

const ok = () => Promise.resolve(new Response('ok'));

describe('slow callers', () => {
  it('are cut off when their headers or their request take too long', async () => {
    await serve((request) => request.text().then((text) => new Response(text)), {
      headersTimeout: 200,
      requestTimeout: 400,
      connectionsCheckingInterval: 50,
    });
    const headers = await caller('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    const body = await caller('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhal');
    await Promise.all([once(headers.socket, 'close'), once(body.socket, 'close')]);
    expect(headers.heard.text).toMatch(/^HTTP\/1.1 408/);
  });

  it('do not hold up the others: while 200 of them wait, health checks are answered', async () => {
    await serve(ok);
    const slow = await Promise.all(Array.from({ length: 200 }, () => caller('GET / HTTP/1.1\r\nHost: x\r\n')));
    for (let i = 0; i < 200; i++) expect(await (await fetch(`${open!.address}/healthz`)).text()).toBe('ok');
    expect(slow.filter(({ socket, heard }) => socket.closed || heard.text !== '')).toEqual([]);
  });
});

it('headers over 16 KiB are refused', async () => {
  await serve(ok);
  const ask = (size: number) => fetch(open!.address, { headers: { 'x-long': 'x'.repeat(size) } });
  expect((await ask(15_000)).status).toBe(200);
  expect((await ask(17_000)).status).toBe(431);
});

describe('a request whose end two servers could see in two places', () => {
  it.each([
    ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
    ['two lengths', 'Content-Length: 4\r\nContent-Length: 5'],
    ['a length that is no number', 'Content-Length: 4, 5'],
    ['chunks that are not last', 'Transfer-Encoding: chunked, identity'],
    ['a header broken over lines', 'X-Long: a\r\n b: c\r\nContent-Length : 4'],
  ])('is refused: %s', async (_, headers) => {
    let served = 0;
    await serve(() => (served++, ok()));
    const { heard, socket } = await caller(
      `POST / HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n0\r\n\r\nGET /two HTTP/1.1\r\nHost: x\r\n\r\n`,
    );
    await once(socket, 'close');
    expect(heard.text).toMatch(/^HTTP\/1.1 400/);
    expect(served).toBe(0);
  });
});

it('TRACE, which would tell a page what its request carried, is not answered with it', async () => {
  await serve((request) => Promise.resolve(new Response(request.method)));
  const { heard } = await caller('TRACE / HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer secret\r\n\r\n');
  await expect.poll(() => heard.text).toMatch(/^HTTP\/1.1/);
  expect(heard.text).not.toContain('secret');
});

it('who leaves in the middle of a body is refused, and is no failure of ours', async () => {
  const told: unknown[] = [];
  await serve((request) =>
    readJson(request)
      .catch((error: unknown) => void told.push(error))
      .then(ok),
  );
  const { socket } = await caller('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"a":');
  socket.destroy();
  await expect.poll(() => told).toEqual([expect.objectContaining({ code: 'DATOS_INVALIDOS', status: 400 })]);
});

describe('a kept connection', () => {
  const ask = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
  const answers = ({ text }: { text: string }) => text.split('HTTP/1.1 200').length - 1;

  it('is kept longer than a proxy keeps it: otherwise a request meets its end', async () => {
    await serve(ok);
    const { heard } = await caller(ask);
    await expect.poll(() => heard.text).toMatch(/keep-alive: timeout=75/i);
  });

  it('takes a request after a rest that is longer than headers may take', async () => {
    await serve(ok, { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 });
    const { socket, heard } = await caller(ask);
    await expect.poll(() => answers(heard)).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 600));
    socket.write(ask);
    await expect.poll(() => answers(heard)).toBe(2);
  });
});

describe('a server that stops', () => {
  it('answers what is under way, takes nothing new, and ends kept connections as soon as they are idle', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      void serve(() => new Promise((done) => ((answer = () => done(new Response('at last'))), resolve())));
    });
    while (!open) await new Promise((resolve) => setTimeout(resolve, 5));
    const { heard, socket } = await caller('GET / HTTP/1.1\r\nHost: x\r\nConnection: keep-alive\r\n\r\n');
    await asked;
    const forced = vi.spyOn(Server.prototype, 'closeAllConnections');
    const closed = open.close();
    await expect(fetch(open.address)).rejects.toThrow(/fetch failed/);
    answer();
    await Promise.all([closed, once(socket, 'close')]);
    expect(heard.text).toContain('at last');
    expect(forced).not.toHaveBeenCalled();
    open = undefined;
  });

  it('in production takes one more request over each kept connection and says that it is the last', async () => {
    await serve(ok, undefined, true);
    const ask = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
    const { heard, socket } = await caller(ask);
    await expect.poll(() => heard.text).toMatch(/keep-alive/i);
    const closed = open!.close();
    await expect(fetch(open!.address)).rejects.toThrow(/fetch failed/);
    heard.text = '';
    socket.write(ask);
    await Promise.all([closed, once(socket, 'close')]);
    expect(heard.text).toMatch(/^HTTP\/1.1 200 [^]*connection: close/i);
    open = undefined;
  });
});
