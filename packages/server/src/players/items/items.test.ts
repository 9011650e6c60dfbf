import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsRoutes } from '../../api/accountRoutes';
import { setClock } from '../../platform/db/clock';
import { drawing } from '../../api/pages/mediaRoutes';
import { grant } from '../../ledger/grant';
import { verifyLedger } from '../../ledger/verify';
import { gameRoutes } from '../../api/routeGroups';
import { smallLeague, TEST_NOW, type SmallLeague } from '../../testing/smallLeague';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { giveItem } from './giveItem';

const AVATAR = 7; // 30 coins
const LEGEND = 301; // 250 coins
const QUEST_ONLY = 17;

let server: TestServer;
let league: SmallLeague;
beforeAll(async () => {
  server = await openTestServer([accountsRoutes, ...gameRoutes]);
  league = await smallLeague(server.db);
});
beforeEach(() => setClock(server.db, { at: TEST_NOW, speed: 0 }));
afterAll(async () => {
  expect((await verifyLedger(server.db.fresh)).breaches).toEqual([]);
  await server.close();
});

async function playerWith(bono: number, retirable = 0): Promise<TestPlayer> {
  const player = await server.player();
  const gifts = [
    { purse: 'user:bono' as const, amount: bono },
    { purse: 'user:retirable' as const, amount: retirable },
  ];
  for (const { purse, amount } of gifts) {
    const gift = { userId: player.id, amount, kind: 'grant', ref: `items:${player.id}:${purse}`, label: 'Bono', purse };
    if (amount > 0) await server.db.tx((tx) => grant(tx, gift));
  }
  return player;
}

interface Seen {
  id: number;
  category: string;
  image: string;
  owned: boolean;
  equipped: boolean;
}
const gallery = async (player: TestPlayer, category: string): Promise<Seen[]> =>
  (await player.call('GET', `plus/items/?category=${category}`)).body;
const buy = (player: TestPlayer, id: number) => player.call('POST', `plus/items/${id}/buy/`, { body: {} });
const equip = (player: TestPlayer, id: number) => player.call('POST', `plus/items/${id}/equip/`, { body: {} });
const shieldOf = async (player: TestPlayer, club: number) =>
  (await gallery(player, 'escudos')).find(({ image }) => image.endsWith(`-${club}.svg`))!;

describe('the gallery', () => {
  it('gives a new player six avatars and the shield of every club, and nothing that is sold', async () => {
    const player = await server.player();
    const all = (await player.call('GET', 'plus/items/')).body as (Seen & { source: string; price: number })[];
    expect(all.filter(({ category, owned }) => category === 'avatars' && owned)).toHaveLength(6);
    expect(all.filter(({ category }) => category === 'escudos')).toHaveLength(league.teams.length);
    expect(all.filter(({ owned, price }) => owned && price > 0)).toEqual([]);
    expect(all.filter(({ source, owned }) => (source === 'inicial') !== owned)).toEqual([]);
    expect(new Set(all.map(({ category }) => category)).size).toBe(6);
  });

  it('shows pictures that the server draws', async () => {
    const all = (await (await server.player()).call('GET', 'plus/items/')).body as Seen[];
    for (const { image } of all)
      expect([image, drawing(image.slice('/media/'.length))]).toEqual([image, expect.stringContaining('<svg')]);
  });

  it('shows a club’s shield with the colours or the logo that the club is given later', async () => {
    const player = await server.player();
    const club = league.teams[3]!;
    const kit = { pattern: 'halves', primary: '#AA0000', secondary: '#0000bb', trim: '#ffffff' };
    await sql`update team set kit = ${JSON.stringify(kit)}::jsonb where id = ${club}`.execute(server.db.fresh);
    const shield = await shieldOf(player, club);
    expect(shield.image).toBe(`/media/crest/halves-aa0000-0000bb-ffffff-${club}.svg`);
    await sql`update team set logo = 'https://example.org/s.png' where id = ${club}`.execute(server.db.fresh);
    expect((await gallery(player, 'escudos')).find(({ id }) => id === shield.id)!.image).toBe(
      'https://example.org/s.png',
    );
    await sql`update team set logo = null where id = ${club}`.execute(server.db.fresh);
  });
});

describe('buying', () => {
  it('takes the price once, bonus coins first, and says so in the movements', async () => {
    const player = await playerWith(20, 50);
    const { status, body } = await buy(player, AVATAR);
    expect([status, body.saldo, body.item.owned]).toEqual([200, 40, true]);
    expect((await buy(player, AVATAR)).body.code).toBe('ITEM_YA_TUYO');
    expect((await player.call('GET', 'plus/wallet/summary/')).body).toMatchObject({
      saldo_bono: 0,
      saldo_retirable: 40,
    });
    const { results } = (await player.call('GET', 'plus/wallet/movements/?type=compra_item')).body;
    expect(results).toMatchObject([
      { type: 'compra_item', amount: -30, label: 'El goleador del barrio', balance_after: 40 },
    ]);
  });

  it('pays once also to eight requests at the same time', async () => {
    const player = await playerWith(100);
    const answers = await Promise.all(Array.from({ length: 8 }, () => buy(player, AVATAR)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'ITEM_YA_TUYO')).toHaveLength(7);
    expect((await player.call('GET', 'plus/wallet/summary/')).body.saldo).toBe(70);
  });

  it('is refused to who has too few coins, with what is missing, and leaves nothing', async () => {
    const player = await playerWith(100);
    const { status, body } = await buy(player, LEGEND);
    expect([status, body.code, body.falta, body.message]).toEqual([
      409,
      'SALDO_INSUFICIENTE',
      150,
      'Te faltan S/ 15.00. Recarga o elige otro.',
    ]);
    expect((await gallery(player, 'leyendas')).find(({ id }) => id === LEGEND)!.owned).toBe(false);
  });

  it('sells only what has a price and is not retired', async () => {
    const player = await playerWith(100);
    expect((await buy(player, QUEST_ONLY)).body).toMatchObject({
      code: 'ITEM_NO_DISPONIBLE',
      message: 'Se gana completando misiones.',
    });
    expect((await buy(player, 1)).body.code).toBe('ITEM_YA_TUYO');
    expect((await buy(player, 999_999)).status).toBe(404);
    await sql`update item set active = false where id = 8`.execute(server.db.fresh);
    expect((await buy(player, 8)).status).toBe(404);
    await server.db.tx((tx) => giveItem(tx, [player.id], 8));
    expect((await gallery(player, 'avatars')).find(({ id }) => id === 8)).toMatchObject({ owned: true });
    await sql`update item set active = true where id = 8`.execute(server.db.fresh);
  });

  it('is caught by the verifier when an item and its payment differ', async () => {
    const player = await playerWith(100);
    await buy(player, AVATAR);
    const found = await server.db
      .tx(async (tx) => {
        await sql`update user_item set paid = 29 where user_id = ${player.id}`.execute(tx);
        throw Object.assign(new Error('undo'), { breaches: (await verifyLedger(tx)).breaches });
      })
      .catch((error: { breaches?: { invariant: string }[] }) => error.breaches ?? []);
    expect(found.map((breach: { invariant: string }) => breach.invariant)).toEqual([
      'I12 an item costs its buyer once what it says',
    ]);
  });
});

describe('wearing', () => {
  it('shows one item of a category at a time', async () => {
    const player = await playerWith(0);
    await server.db.tx((tx) => giveItem(tx, [player.id], 401));
    await server.db.tx((tx) => giveItem(tx, [player.id], 402));
    await equip(player, 401);
    expect((await equip(player, 402)).body.item).toMatchObject({ id: 402, equipped: true });
    expect((await gallery(player, 'buddys')).filter(({ equipped }) => equipped).map(({ id }) => id)).toEqual([402]);
  });

  it('is refused for what is not owned', async () => {
    const player = await playerWith(0);
    expect((await equip(player, 402)).body.code).toBe('ITEM_NO_DISPONIBLE');
    expect((await equip(player, 999_999)).status).toBe(404);
  });

  it('changes the avatar to an owned one only (rules R10.4)', async () => {
    const player = await playerWith(100);
    const wear = (item: number) => player.call('POST', 'users/update-avatar/', { body: { item } });
    expect((await wear(6)).body.user).toMatchObject({ avatar_item: 6, avatar: '/media/avatar/6.svg' });
    for (const item of [AVATAR, 101, 999_999]) {
      const { status, body } = await wear(item);
      expect([status, body.code]).toEqual([403, 'ITEM_NO_DISPONIBLE']);
    }
    await buy(player, AVATAR);
    expect((await wear(AVATAR)).body.user.avatar).toBe('/media/avatar/7.svg');
    expect((await gallery(player, 'avatars')).filter(({ equipped }) => equipped).map(({ id }) => id)).toEqual([AVATAR]);
  });
});

describe('a shield', () => {
  it('makes the player a supporter, and lets them change once in 30 days (rules R11.5)', async () => {
    const player = await server.player();
    const [first, second] = [await shieldOf(player, league.teams[0]!), await shieldOf(player, league.teams[1]!)];
    const club = async () => (await player.call('GET', 'users/get-data/')).body.club?.id ?? null;
    expect((await equip(player, first.id)).status).toBe(200);
    expect(await club()).toBe(league.teams[0]);
    const refused = await equip(player, second.id);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'LIMITE_ALCANZADO',
      'Puedes cambiar de club una vez cada 30 días. Podrás desde el viernes 10 de julio.',
    ]);
    expect((await equip(player, first.id)).status).toBe(200);
    await sql`update session set expires_at = '2026-08-01' where user_id = ${player.id}`.execute(server.db.fresh);
    await setClock(server.db, { at: '2026-07-10T17:59:59Z', speed: 0 });
    expect((await equip(player, second.id)).status).toBe(409);
    await setClock(server.db, { at: '2026-07-10T18:00:00Z', speed: 0 });
    expect((await equip(player, second.id)).status).toBe(200);
    expect(await club()).toBe(league.teams[1]);
  });
});
