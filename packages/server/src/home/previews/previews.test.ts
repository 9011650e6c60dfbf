import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../../createServer';
import { createCompeRoom } from '../../rooms/offers/createCompeRoom';
import { gameRoutes } from '../../api/routeGroups';
import { smallLeague, type SmallLeague } from '../../testing/smallLeague';
import { openTestServer, type TestServer } from '../../testing/testServer';

const PAGE =
  '<!doctype html><html><head><meta name="description" content="x" /><title>Arma Tu 11</title></head><body></body></html>';
const WHATSAPP = 'WhatsApp/2.24.1.78 A';
const PERSON = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';

let base: TestServer;
let site: Server;
let league: SmallLeague;
beforeAll(async () => {
  base = await openTestServer(gameRoutes);
  league = await smallLeague(base.db);
  site = createServer(base.deps, {
    groups: [],
    files: { file: async () => null, page: async () => PAGE, draw: async () => null },
  });
});
afterAll(() => base.close());

/** The tags of a page by their names. */
async function tagsOf(path: string, { agent = WHATSAPP, ip = '192.0.2.7' } = {}): Promise<Record<string, string>> {
  const request = new Request(`http://arma11.test${path}`, { headers: { 'user-agent': agent } });
  const html = await (await site.fetch(request, { ip })).text();
  const metas = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g);
  const canonical = /rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
  return { ...Object.fromEntries([...metas].map(([, name, value]) => [name, value])), canonical };
}

const openRoom = (more: object = {}) =>
  base.db.tx((tx) =>
    createCompeRoom(tx, {
      tipo: '1',
      name: 'Sala abierta',
      leagueId: league.leagueId,
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
const privateRoom = (name: string, code: string) => openRoom({ tipo: '2', name, cod_access: code, amount_ins: 20 });

describe('a shared link', () => {
  it('tells of the game, with a picture of our own and the address that stands for it', async () => {
    expect(await tagsOf('/')).toMatchObject({
      'og:title': 'Arma Tu 11',
      'og:url': 'https://arma11.test/',
      canonical: 'https://arma11.test/',
      'og:image': 'https://arma11.test/share/once.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      description: 'Arma tu once, predice los partidos y juega por el pozo con tus amigos.',
    });
    expect((await tagsOf('/?ref=rosa_10'))['og:title']).toBe('Te invitan a jugar Arma Tu 11');
  });

  it('tells of a public room its league, fee, seats and lock, on each of its tabs alike', async () => {
    const id = await openRoom();
    const tags = await tagsOf(`/compe/sala/${id}/`);
    expect(tags['og:title']).toBe('Sala abierta · Arma Tu 11');
    expect(tags['og:description']).toMatch(/Entrada: S\/ 5\.00 · .*0 de 20 jugadores · Cierra jue 11 jun 14:55/);
    expect(tags.canonical).toBe(`https://arma11.test/compe/sala/${id}`);
    expect(tags['og:image']).toMatch(
      new RegExp(`^https://arma11\\.test/services/plus/share/compe/${id}\\.png\\?v=[\\w-]{12}$`),
    );
    expect(tags['og:image:alt']).toBe(`Tarjeta de la sala Sala abierta: ${tags['og:description']}`);
  });

  it('has another picture of a public room once its facts are others, so that chats fetch it', async () => {
    const id = await openRoom();
    const imageOf = async () => (await tagsOf(`/compe/sala/${id}/`))['og:image'];
    const before = await imageOf();
    expect(await imageOf()).toBe(before);
    await base.db.fresh.updateTable('room').set({ taken: 3 }).where('id', '=', id).execute();
    expect(await imageOf()).not.toBe(before);
  });

  it('says of a private room by its number what it says of a number without a room', async () => {
    const id = await privateRoom('Los del barrio', 'ABCDEFGHJK');
    const { canonical, 'og:url': url, ...tags } = await tagsOf(`/compe/sala/${id}`);
    expect([canonical, url]).toEqual([`https://arma11.test/compe/sala/${id}`, canonical]);
    const { canonical: _, 'og:url': __, ...missing } = await tagsOf('/compe/sala/99999');
    expect(tags).toEqual(missing);
    expect((await tagsOf(`/predi/sala/${id}`))['og:title']).toBe('Arma Tu 11');
  });

  it('tells whoever has the code the name, the fee and the lock, escaped, and nothing more', async () => {
    await privateRoom('"><script>alert(1)</script> $& ', 'BBCDEFGHJK');
    const tags = await tagsOf('/compe/sala/join/?code=bbcde-fghjk');
    expect(tags['og:title']).toBe('Te invitan a «&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; »');
    expect(tags['og:description']).toBe(
      'Entrada: S/ 2.00 · Cierra jue 11 jun 14:55. Arma tu once y compite con tus amigos.',
    );
    expect(tags.canonical).toBe('https://arma11.test/compe/sala/join/?code=BBCDE-FGHJK');
    expect(tags.robots).toBe('noindex');
  });

  it('says of a wrong code, and of one of the other game, what it says without a code', async () => {
    await privateRoom('Otra', 'CBCDEFGHJK');
    const general = await tagsOf('/predi/sala-join');
    for (const code of ['ZZZZZ-ZZZZZ', 'CBCDE-FGHJK', '"><script>']) {
      const tags = await tagsOf(`/predi/sala-join?code=${encodeURIComponent(code)}&predi=7`);
      expect(Object.keys(tags)).toEqual(Object.keys(general));
      expect([tags['og:title'], tags['og:description']]).toEqual([general['og:title'], general['og:description']]);
    }
  });

  it('counts wrong codes with those that are typed, and is silent when there were too many', async () => {
    await privateRoom('La quinta', 'DBCDEFGHJK');
    const right = () => tagsOf('/compe/sala/join/?code=DBCDE-FGHJK', { ip: '192.0.2.99' });
    expect((await right())['og:title']).toBe('Te invitan a «La quinta»');
    for (let i = 0; i < 101; i += 1) await tagsOf('/compe/sala/join/?code=ZZZZZ-ZZZZZ', { ip: '192.0.2.99' });
    expect((await right())['og:title']).toBe('Te invitan a una sala de Arma Tu 11');
    const player = await base.player();
    const typed = await player.call('GET', 'sala/compe/filter/?code=DBCDEFGHJK', { ip: '192.0.2.99' });
    expect(typed.status).toBe(429);
  });

  it('looks nothing up for a person, and spends no try of theirs', async () => {
    await privateRoom('La sexta', 'EBCDEFGHJK');
    const tags = await tagsOf('/compe/sala/join/?code=ZZZZZ-ZZZZZ', { agent: PERSON, ip: '192.0.2.50' });
    expect(tags['og:title']).toBe('Te invitan a una sala de Arma Tu 11');
    const { rows } = await sql`select from attempt where scope = 'code:ip:192.0.2.50'`.execute(base.db.fresh);
    expect(rows).toEqual([]);
  });

  it('tells of a player what their public page tells, and of a name that nobody has nothing', async () => {
    await base.player({ username: 'Tribuna-Norte' });
    const tags = await tagsOf('/users/profile/tribuna-norte');
    expect(tags).toMatchObject({ 'og:title': 'Tribuna-Norte en Arma Tu 11', robots: 'noindex' });
    expect(tags['og:description']).toBe('Canterano · 0 salas · 0 podios');
    const nobody = await tagsOf('/users/profile/nadie%22%3E%3Cscript%3E');
    expect(nobody['og:title']).toBe('Arma Tu 11');
    expect(nobody.canonical).toBe('https://arma11.test/users/profile/nadie%22%3E%3Cscript%3E');
  });
});
