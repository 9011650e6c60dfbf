// @vitest-environment node
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchTransport } from './fetchTransport';
import { axiosTransport } from './request';

let server: Server;
let baseUrl: string;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (request.url === '/services/html/') return void response.writeHead(502).end('<html>');
    response.writeHead(409, { 'Content-Type': 'application/json', 'X-Server-Time': '7' });
    response.end(
      JSON.stringify({ method: request.method, url: request.url, type: request.headers['content-type'], body }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

describe.each([
  ['axios', () => axiosTransport({ baseUrl })],
  ['fetch', () => fetchTransport({ baseUrl })],
])('the transport over %s', (_, make) => {
  it('answers every status, with header names in lower case', async () => {
    const answer = await make()({ method: 'GET', path: 'a/?b=1', headers: {} });
    expect(answer).toMatchObject({ status: 409, headers: { 'x-server-time': '7' }, body: { url: '/services/a/?b=1' } });
  });

  it('sends lists and objects as JSON', async () => {
    const { body } = await make()({ method: 'POST', path: 'x/', headers: {}, body: [{ a: 1 }] });
    expect(body).toMatchObject({
      method: 'POST',
      body: '[{"a":1}]',
      type: expect.stringContaining('application/json'),
    });
  });

  it('sends a form as multipart', async () => {
    const form = new FormData();
    form.set('email', 'demo@arma11.pe');
    const { body } = await make()({ method: 'POST', path: 'x/', headers: {}, body: form });
    expect(body).toMatchObject({ type: expect.stringMatching(/^multipart\/form-data; boundary=/) });
  });

  it('leaves a body that is not JSON as text', async () => {
    expect(await make()({ method: 'GET', path: 'html/', headers: {} })).toMatchObject({ status: 502, body: '<html>' });
  });

  it('rejects when the request is given up', async () => {
    await expect(make()({ method: 'GET', path: 'x/', headers: {}, signal: AbortSignal.abort() })).rejects.toThrow(
      /abort|cancel/i,
    );
  });
});
