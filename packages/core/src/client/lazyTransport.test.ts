// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyTransport } from './lazyTransport';

const axios = vi.hoisted(() => ({ sent: [] as string[] }));
vi.mock('./request', () => ({
  axiosTransport:
    () =>
    async ({ path }: { path: string }) => {
      axios.sent.push(path);
      return { status: 200, headers: {}, body: 'axios' };
    },
}));

beforeEach(() => {
  axios.sent = [];
  vi.stubGlobal('fetch', async () => new Response('"fetch"'));
});
afterEach(() => vi.unstubAllGlobals());

const ask = (method: string, path: string) => ({ method, path, headers: {} });

it('reads by fetch until axios is there, which comes after the first answer', async () => {
  const transport = lazyTransport({ baseUrl: '' });
  expect((await transport(ask('GET', 'a/'))).body).toBe('fetch');
  await vi.waitFor(async () => expect((await transport(ask('GET', 'b/'))).body).toBe('axios'));
});

it('writes always go by axios', async () => {
  const transport = lazyTransport({ baseUrl: '' });
  expect((await transport(ask('POST', 'a/'))).body).toBe('axios');
});
