import { afterEach, describe, expect, it, vi } from 'vitest';
import { contract } from '../contract';
import { embedCalls, previewCalls } from '../contract/embedScopes';
import { createEmbedClient } from './createEmbedClient';
import type { EmbedSession } from './EmbedSession';

const baseUrl = 'https://play.example';
const key = 'pk_2222222222222222222222';
afterEach(() => vi.restoreAllMocks());

/** A session whose token is told; renewing brings the next one. */
function sessionWith(...tokens: (string | null)[]) {
  const renew = vi.fn(async () => {
    tokens.shift();
    return tokens[0] ?? null;
  });
  return { key, baseUrl, token: async () => tokens[0] ?? null, renew } as unknown as EmbedSession & {
    renew: typeof renew;
  };
}

function clientWith(
  session: EmbedSession,
  answer: (url: string, token: string | null) => Response,
  early?: Map<string, Promise<Response>>,
) {
  const sent: { url: string; method: string; headers: Record<string, string>; init: RequestInit }[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    const headers = Object.fromEntries(new Headers(init.headers));
    sent.push({ url: url.replace(`${baseUrl}/services/`, ''), method: init.method ?? 'GET', headers, init });
    return answer(url, headers.authorization ?? null);
  };
  return { client: createEmbedClient({ session, calls: contract, fetch, early }), sent };
}

const ok = (body: unknown = {}) => new Response(JSON.stringify(body), { status: 200 });
const no = (status: number, code = 'NO') => new Response(JSON.stringify({ code, message: 'No.' }), { status });

describe('without a player', () => {
  it('takes the publishable key along in the query, with no header that the browser would ask about', async () => {
    const { client, sent } = clientWith(sessionWith(null), () => ok([]));
    await client.predi.matchSala({ id: 42 });
    await client.salas.playersByPosition({ sala: 1, position: 2 });
    expect(sent.map(({ url }) => url)).toEqual([
      `${contract.predi.matchSala.path.replace('{id}', '42')}?pk=${key}`,
      expect.stringMatching(new RegExp(`\\?.+&pk=${key}$`)),
    ]);
    for (const { headers, init } of sent) {
      expect(headers).toEqual({ accept: 'application/json' });
      expect(init).toMatchObject({ credentials: 'omit', mode: 'cors' });
    }
  });

  it('asks nothing that needs one: every call but the preview and the public is refused here', async () => {
    const { client, sent } = clientWith(sessionWith(null), () => ok({}));
    const refused: string[] = [];
    for (const [heading, rows] of Object.entries(contract)) {
      for (const name of Object.keys(rows)) {
        const call = (client as never)[heading][name] as (input: object) => Promise<unknown>;
        const every = new Proxy({}, { get: (_, field) => (typeof field === 'string' ? '1' : undefined) });
        await call(every).catch((error: { code?: string }) => {
          if (error.code === 'unauthenticated') refused.push(`${heading}.${name}`);
        });
      }
    }
    const open = Object.entries(contract).flatMap(([heading, rows]) =>
      Object.entries(rows).flatMap(([name, { access }]) => (access === 'public' ? [`${heading}.${name}`] : [])),
    );
    const all = Object.entries(contract).flatMap(([heading, rows]) =>
      Object.keys(rows).map((name) => `${heading}.${name}`),
    );
    expect(refused.toSorted()).toEqual(all.filter((route) => ![...open, ...previewCalls].includes(route)).toSorted());
    expect(sent.length).toBeLessThanOrEqual(open.length + previewCalls.length);
    expect(refused).toContain('partners.viewer');
  });

  it('takes the answers that the loader asked for, each once', async () => {
    const url = `${baseUrl}/services/${contract.predi.sala.path.replace('{id}', '42')}?pk=${key}`;
    const early = new Map([[url, Promise.resolve(ok({ id: 42 }))]]);
    const { client, sent } = clientWith(sessionWith(null), () => ok({ id: 43 }), early);
    expect(await client.predi.sala({ id: 42 })).toEqual({ id: 42 });
    expect(sent).toEqual([]);
    expect(await client.predi.sala({ id: 42 })).toEqual({ id: 43 });
    expect(sent).toHaveLength(1);
  });

  it('asks itself where the early answer never came', async () => {
    const url = `${baseUrl}/services/${contract.predi.sala.path.replace('{id}', '42')}?pk=${key}`;
    const lost = Promise.reject(new TypeError('Failed to fetch'));
    lost.catch(() => undefined);
    const { client } = clientWith(sessionWith(null), () => ok({ id: 43 }), new Map([[url, lost]]));
    expect(await client.predi.sala({ id: 42 })).toEqual({ id: 43 });
  });
});

describe('with a player', () => {
  it('sends the token, and no early answer that was meant for nobody', async () => {
    const url = `${baseUrl}/services/${contract.predi.sala.path.replace('{id}', '42')}?pk=${key}`;
    const early = new Map([[url, Promise.resolve(ok({ id: 0 }))]]);
    const { client, sent } = clientWith(sessionWith('et_a'), () => ok({ id: 42 }), early);
    expect(await client.predi.sala({ id: 42 })).toEqual({ id: 42 });
    expect(sent[0]?.headers.authorization).toBe('Bearer et_a');
    expect(sent[0]?.url).not.toContain('pk=');
  });

  it('renews a token that is refused, once, and sends the request again', async () => {
    const session = sessionWith('et_a', 'et_b');
    const { client, sent } = clientWith(session, (_, token) => (token === 'Bearer et_b' ? ok({ id: 42 }) : no(401)));
    expect(await client.predi.sala({ id: 42 })).toEqual({ id: 42 });
    expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer et_a', 'Bearer et_b']);
    expect(session.renew).toHaveBeenCalledExactlyOnceWith('et_a');
  });

  it('gives up after that one', async () => {
    const session = sessionWith('et_a', 'et_b', 'et_c');
    const { client, sent } = clientWith(session, () => no(401));
    await expect(client.predi.sala({ id: 42 })).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(sent).toHaveLength(2);
  });

  it('sends a write again under the same key', async () => {
    const session = sessionWith('et_a', 'et_b');
    const { client, sent } = clientWith(session, (_, token) => (token === 'Bearer et_b' ? ok({}) : no(401)));
    await client.predi.join({ body: { predi: 42 } });
    const keys = sent.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  it('leaves nothing in the storage of the page', async () => {
    const { client } = clientWith(sessionWith('et_a'), () => no(503));
    const asked = client.predi.join({ body: { predi: 42 } }).catch(() => undefined);
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
    await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, 20))]);
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });

  it('knows where paying happens', () => {
    const { client } = clientWith(sessionWith('et_a'), () => ok({}));
    expect(client.embedded).toEqual({ baseUrl });
  });
});

it('previews nothing that a token could not read as well', () => {
  expect(previewCalls.filter((route) => !(route in embedCalls))).toEqual([]);
});
