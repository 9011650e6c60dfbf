import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../../createServer';
import type { CardDrawing } from '../../platform/cards/CardDrawing';
import type { Card } from '../../platform/cards/openCardPrinter';
import { createCompeRoom } from '../../rooms/offers/createCompeRoom';
import { createPrediRoom } from '../../rooms/offers/createPrediRoom';
import { roomTerms } from '../../testing/roomTerms';
import { smallLeague } from '../../testing/smallLeague';
import { openTestServer, type TestServer } from '../../testing/testServer';
import { RATE_LIMITS } from '../pipeline/rateLimit';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

let base: TestServer;
let server: Server;
let ids: { open: number; hidden: number; draft: number; predi: number };
/** What was painted, newest last; `busy` paints nothing. */
const painted: { drawing: CardDrawing; width: number }[] = [];
let busy = false;
const cards = {
  async print(_key: string, drawing: CardDrawing, width: number): Promise<Card | null> {
    painted.push({ drawing, width });
    return busy ? null : PNG;
  },
  close: async () => undefined,
};

beforeAll(async () => {
  base = await openTestServer([]);
  server = createServer(base.deps, { groups: [], cards });
  const league = await smallLeague(base.db);
  const compe = (more: object) =>
    base.db.tx((tx) => createCompeRoom(tx, roomTerms(league, { jornada: 1, name: 'Sala Norte', ...more })));
  ids = {
    open: await compe({}),
    hidden: await compe({ tipo: '2', name: 'Los del barrio', cod_access: 'ABCDEFGHJK' }),
    draft: await compe({ name: 'Borrador' }),
    predi: await base.db.tx((tx) =>
      createPrediRoom(tx, { ...roomTerms(league, { name: 'Fecha Uno' }), matchIds: league.matches, kinds: ['1x2'] }),
    ),
  };
  await base.db.fresh.updateTable('room').set({ estado: 'borrador' }).where('id', '=', ids.draft).execute();
});
afterAll(() => base.close());

const get = (path: string, headers: Record<string, string> = {}, from = server) =>
  from.fetch(new Request(`https://arma11.test/services/plus/share/${path}`, { headers }), { ip: '192.0.2.1' });
/** All that an answer tells. */
async function told(path: string, from = server) {
  const response = await get(path, {}, from);
  const { 'x-request-id': _, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: await response.text() };
}
const lastWords = () => painted.at(-1)!.drawing.texts.map(({ text }) => text);

describe('the picture of a room', () => {
  it('is a PNG that any site may show and keep for a minute', async () => {
    const response = await get(`compe/${ids.open}.png`);
    expect([response.status, new Uint8Array(await response.arrayBuffer())]).toEqual([200, PNG]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=60',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(lastWords()).toContain('Sala Norte');
  });

  it('is there of both games, and needs no more of its address', async () => {
    expect((await get(`predi/${ids.predi}.png?v=whatever&utm_source=boletin`)).status).toBe(200);
    expect(lastWords()).toContain('Fecha Uno');
  });

  it.each([
    ['', 1200],
    ['?w=600', 600],
    ['?w=1200', 1200],
    ['?w=9999', 1200],
    ['?w=-1', 1200],
    ['?w=600&w=7', 600],
  ])('is painted in widths that are listed alone: %s', async (query, width) => {
    await get(`compe/${ids.open}.png${query}`);
    expect(painted.at(-1)!.width).toBe(width);
  });

  it('is not sent again to who holds it, nor painted', async () => {
    const etag = (await get(`compe/${ids.open}.png`)).headers.get('etag')!;
    const before = painted.length;
    const held = await get(`compe/${ids.open}.png`, { 'if-none-match': etag });
    expect([held.status, held.headers.get('etag'), painted.length]).toEqual([304, etag, before]);
    expect((await get(`compe/${ids.open}.png?w=600`, { 'if-none-match': etag })).status).toBe(200);
    await base.db.fresh.updateTable('room').set({ name: 'Sala Sur' }).where('id', '=', ids.open).execute();
    expect((await get(`compe/${ids.open}.png`, { 'if-none-match': etag })).status).toBe(200);
  });

  it('is the game’s own of a private room, a draft, one of the other game and one that is not there, with nothing to tell them apart', async () => {
    const before = painted.length;
    const missing = await told('compe/99999.png');
    expect(missing).toMatchObject({
      status: 302,
      headers: { location: 'https://arma11.test/share/once.png', 'cache-control': 'public, max-age=60' },
      body: '',
    });
    for (const id of [ids.hidden, ids.draft, ids.predi, 9_999_999_999])
      expect(await told(`compe/${id}.png`)).toEqual(missing);
    expect((await told(`predi/${ids.open}.png`)).headers['location']).toBe('https://arma11.test/share/predi.png');
    expect(painted.length).toBe(before);
  });

  it('is the game’s own, and not kept, while too many wait', async () => {
    busy = true;
    const response = await get(`compe/${ids.open}.png`);
    busy = false;
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
      302,
      'https://arma11.test/share/once.png',
      'no-store',
    ]);
  });

  it('is the game’s own where nothing is painted', async () => {
    const bare = createServer(base.deps, { groups: [] });
    expect((await told(`compe/${ids.open}.png`, bare)).headers['location']).toBe('https://arma11.test/share/once.png');
  });

  it('is the game’s own for an address that has asked too often, with its other calls', async () => {
    const limited = createServer(base.deps, { groups: [], cards, limits: { ...RATE_LIMITS, anonymous: 10 } });
    for (let i = 0; i < 10; i += 1) expect((await get(`compe/${ids.open}.png`, {}, limited)).status).toBe(200);
    const before = painted.length;
    const refused = await get(`compe/${ids.open}.png`, {}, limited);
    expect([refused.status, refused.headers.get('cache-control'), painted.length]).toEqual([302, 'no-store', before]);
  });

  it.each([
    'casual/1.png',
    'compe/0.png',
    'compe/01.png',
    'compe/x.png',
    'compe/1.svg',
    'compe/12345678901.png',
    'compe/1',
  ])('has no other address: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
