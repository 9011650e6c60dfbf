// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { prediQueries, salasQueries, createClient, Arma11Error } from '@arma11/core';
import { prediMatches, prediNow } from '@arma11/testing/fixtures/prediFixture';
import { prediRoomFixture, salaFixture } from '@arma11/testing/fixtures/roomFixture';
import { prefetchRooms, type PrefetchSettings } from './prefetchRooms';

const client = createClient({ transport: () => Promise.reject(new Error('Nothing is asked by it.')) });
const keys = {
  room: prediQueries.sala(client, 77).queryKey,
  matches: prediQueries.matches(client, 77).queryKey,
  longTerm: prediQueries.longTerm(client, 77).queryKey,
  ticket: salasQueries.sala(client, 311).queryKey,
};

const room = 'predi/sala/get/77/';
const matches = 'predi-partidos/list/match-sala/77/';
const answered: Record<string, unknown> = {
  [room]: prediRoomFixture(),
  [matches]: prediMatches,
  'plus/rooms/compe/311/': salaFixture(),
};

/** A game that answers from a table, and remembers what it was asked. */
function game(answers: Record<string, unknown> = answered) {
  const sent: { url: string; init: RequestInit }[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    const path = url.replace('https://play.example/services/', '').split('?')[0] ?? '';
    const body = answers[path];
    if (body instanceof Promise) return body as Promise<Response>;
    return new Response(JSON.stringify(body ?? { code: 'NO_ENCONTRADO', message: 'No está.' }), {
      status: body === undefined ? 404 : 200,
      headers: { 'x-server-time': prediNow },
    });
  };
  return { fetch, sent, paths: () => sent.map(({ url }) => new URL(url).pathname.replace('/services/', '')) };
}

const prefetch = (fetch: PrefetchSettings['fetch'], settings: Partial<PrefetchSettings> = {}) =>
  prefetchRooms({
    baseUrl: 'https://play.example/',
    publishableKey: 'pk_2222222222222222222222',
    origin: 'https://diario.example',
    fetch,
    ...settings,
  });

const never = new Promise<never>(() => undefined);

describe('rooms that a server reads', () => {
  it('are what a panel reads, by the keys of its queries, and the game’s time', async () => {
    const { fetch } = game();
    const { at, reads } = await prefetch(fetch, { panels: [{ prediId: 77 }] });
    expect(reads).toEqual([
      { key: keys.room, data: answered[room] },
      { key: keys.matches, data: prediMatches },
    ]);
    expect(Math.abs(at - Date.parse(prediNow))).toBeLessThan(1000);
  });

  it('are for a card the room alone, of whichever kind, and once for two widgets', async () => {
    const { fetch, paths } = game();
    const cards = [
      { kind: 'predi', salaId: 77 },
      { kind: 'compe', salaId: 311 },
    ] as const;
    const { reads } = await prefetch(fetch, { cards, panels: [{ prediId: 77 }] });
    expect(reads.map(({ key }) => key)).toEqual(expect.arrayContaining([keys.room, keys.matches, keys.ticket]));
    expect(paths().toSorted()).toEqual(['plus/rooms/compe/311/', matches, room].toSorted());
  });

  it('have the questions about the competition where the room has some', async () => {
    const { fetch } = game({
      ...answered,
      [room]: prediRoomFixture({ long_term: 2 }),
      'plus/predi-long-term/77/': [],
    });
    const { reads } = await prefetch(fetch, { panels: [{ prediId: 77 }] });
    expect(reads.map(({ key }) => key)).toContainEqual(keys.longTerm);
  });

  it('are asked for from the page’s origin with the publishable key, and with nothing of a player’s', async () => {
    const { fetch, sent } = game();
    await prefetch(fetch, { origin: 'https://diario.example/la-fecha?p=1', panels: [{ prediId: 77 }] });
    for (const { url, init } of sent) {
      expect(new URL(url).searchParams.get('pk')).toBe('pk_2222222222222222222222');
      expect(init).toMatchObject({ method: 'GET' });
      expect(init.headers).toEqual({ accept: 'application/json', origin: 'https://diario.example' });
    }
  });

  it('are plain data, the same after a way through JSON', async () => {
    const read = await prefetch(game().fetch, { panels: [{ prediId: 77 }] });
    expect(JSON.parse(JSON.stringify(read))).toEqual(read);
  });
});

describe('rooms that cannot be read', () => {
  it.each([
    ['refused', async () => new Response('{"code":"ORIGEN_NO_PERMITIDO","message":"No."}', { status: 403 }), 403],
    ['not reached', () => Promise.reject(new TypeError('fetch failed')), undefined],
  ])('%s: none, and the reason is said', async (_, fetch, status) => {
    const onError = vi.fn();
    const { reads } = await prefetch(fetch, { panels: [{ prediId: 77 }], onError });
    expect(reads).toEqual([]);
    expect(onError).toHaveBeenCalledTimes(2);
    const [error] = onError.mock.calls[0] as [Arma11Error];
    expect(error).toBeInstanceOf(Arma11Error);
    expect(error.status).toBe(status);
  });

  it('those that came in time are there after the limit, even where fetch does not hear that it is to stop', async () => {
    const onError = vi.fn();
    const late = game({ ...answered, [matches]: never });
    const { reads } = await prefetch(late.fetch, { panels: [{ prediId: 77 }], timeoutMs: 50, onError });
    expect(reads.map(({ key }) => key)).toEqual([keys.room]);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(late.sent.map(({ init }) => init.signal?.aborted)).toContain(true);
  });

  it('what is no room is left out: a widget could not draw it', async () => {
    const onError = vi.fn();
    const page = async () => new Response('<!doctype html><p>Hola', { status: 200 });
    const { reads } = await prefetch(page, {
      panels: [{ prediId: 77 }],
      cards: [{ kind: 'compe', salaId: 311 }],
      onError,
    });
    expect(reads).toEqual([]);
    expect(onError).toHaveBeenCalledTimes(3);
  });

  it.each<Partial<PrefetchSettings>>([
    { origin: 'diario' },
    { baseUrl: undefined as unknown as string },
    {
      onError: () => {
        throw new Error('of the page');
      },
    },
  ])('nothing is thrown, whatever was given: %o', async (wrong) => {
    const refused = async () => new Response('', { status: 500 });
    const { reads } = await prefetch(refused, { panels: [{ prediId: 77 }], ...wrong });
    expect(reads).toEqual([]);
  });
});
