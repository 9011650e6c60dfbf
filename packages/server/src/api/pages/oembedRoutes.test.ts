import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompeRoom } from '../../rooms/offers/createCompeRoom';
import { smallLeague } from '../../testing/smallLeague';
import { openTestServer, type TestServer } from '../../testing/testServer';
import { gameRoutes } from '../routeGroups';

const OWN = 'https://arma11.test';

let server: TestServer;
let open: number;
let hidden: number;
beforeAll(async () => {
  server = await openTestServer(gameRoutes);
  const { leagueId } = await smallLeague(server.db);
  const room = (more: object) =>
    server.db.tx((tx) =>
      createCompeRoom(tx, {
        tipo: '1',
        name: 'Sala "abierta"',
        leagueId,
        jornada: 1,
        amount_ins: 50,
        max_players: 20,
        min_players: 2,
        commission_bps: 1000,
        lock_lead_min: 5,
        modo_pozo: 'proporcional',
        ...more,
      }),
    );
  open = await room({});
  hidden = await room({ tipo: '2', name: 'Los del barrio', cod_access: 'ABCDEFGHJK' });
});
afterAll(() => server.close());

const ask = (asked: Record<string, string>) =>
  server.fetch(new Request(`${OWN}/services/oembed?${new URLSearchParams(asked)}`));
const told = async (asked: Record<string, string>) => (await ask(asked)).json() as Promise<Record<string, unknown>>;

describe('oEmbed', () => {
  it('says with a key the widget of a room, in a frame', async () => {
    const said = await told({ url: `${OWN}/compe/sala/${open}/`, key: 'pk_x"y', maxwidth: '400' });
    expect(said).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Sala "abierta" · Arma Tu 11',
      provider_name: 'Arma Tu 11',
      width: 400,
      height: 240,
    });
    expect(said.html).toMatch(
      new RegExp(
        `^<iframe src="${OWN}/embed/frame/room-card\\?key=pk_x%22y&amp;kind=compe&amp;sala=${open}" title="Sala &quot;abierta&quot; `,
      ),
    );
    expect(said.html).toContain('sandbox="allow-scripts allow-same-origin ');
  });

  it('says without a key a link, with its picture', async () => {
    expect(await told({ url: `${OWN}/compe/sala/${open}` })).toMatchObject({
      type: 'link',
      title: 'Sala "abierta" · Arma Tu 11',
      thumbnail_url: expect.stringMatching(
        new RegExp(`^${OWN}/services/plus/share/compe/${open}\\.png\\?v=[\\w-]{12}$`),
      ),
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
    expect(await told({ url: `${OWN}/compe/sala/${hidden}` })).toMatchObject({
      thumbnail_url: `${OWN}/share/once.png`,
    });
  });

  it('says of a private room what it says of one that is not there', async () => {
    const said = await told({ url: `${OWN}/compe/sala/${hidden}` });
    expect(said).toEqual(await told({ url: `${OWN}/compe/sala/99999` }));
    expect(JSON.stringify(said)).not.toContain('barrio');
  });

  it.each([
    ['no address', {}, 400, /url: give the address/],
    [
      'another site’s address',
      { url: 'https://otro.example/predi/sala/7' },
      404,
      /not an address of https:\/\/arma11\.test/,
    ],
    ['no address at all', { url: 'sala 7' }, 404, /not an address/],
    ['a path that says nothing', { url: `${OWN}/%E0%A4%A` }, 404, /not an address/],
    ['another format', { url: `${OWN}/`, format: 'xml' }, 501, /only json/],
  ])('refuses %s in a sentence', async (_, asked, status, sentence) => {
    const response = await ask(asked as Record<string, string>);
    expect([response.status, await response.text()]).toEqual([status, expect.stringMatching(sentence)]);
  });

  it('may be asked by any site', async () => {
    expect((await ask({ url: `${OWN}/` })).headers.get('access-control-allow-origin')).toBe('*');
  });
});
