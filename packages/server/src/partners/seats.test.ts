import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionRoutes } from '../api/accountRoutes';
import { grant } from '../ledger/grant';
import { verifyLedger } from '../ledger/verify';
import { gameRoutes } from '../api/routeGroups';
import { makePartner, PARTNER, signInOnPage } from '../testing/embedPage';
import { roomStage, type RoomStage } from '../testing/roomStage';
import { type ApiCall, openTestServer, type TestPlayer, type TestServer } from '../testing/testServer';

const FEE = 20;

let server: TestServer;
let stage: RoomStage;
let rosa: TestPlayer;
let onPage: ApiCall;
let made = 0;

beforeAll(async () => {
  server = await openTestServer([sessionRoutes, ...gameRoutes]);
  stage = await roomStage(server.db);
  await makePartner(server.db);
});
afterAll(async () => {
  expect((await verifyLedger(server.db.fresh)).breaches).toEqual([]);
  await server.close();
});
beforeEach(async () => {
  made += 1;
  rosa = await server.player();
  await server.db.tx((tx) =>
    grant(tx, { userId: rosa.id, amount: 100, kind: 'grant', ref: `s:${made}`, label: 'Bono' }),
  );
  onPage = (await signInOnPage(server, rosa, { seed: `sala${made}`, key: PARTNER.key, origin: PARTNER.origins[0]! }))
    .call;
});

const change = (id: number, set: object) => server.db.fresh.updateTable('room').set(set).where('id', '=', id).execute();
const offer = async (amount_ins: number) => {
  const { leagueId } = stage.league;
  await server.db.fresh
    .insertInto('offer')
    .values({ kind: 'compe', league_id: leagueId, name: 'Oferta', amount_ins, max_players: 10 })
    .execute();
  const league = await server.db.fresh
    .selectFrom('league')
    .select('league_unique')
    .where('id', '=', leagueId)
    .executeTakeFirstOrThrow();
  return { amount_ins, ...league };
};

/** Every way to a seat that a page has, with what it sends for a room of this fee. */
const ways: Record<string, (fee: number) => Promise<[path: string, body: object]>> = {
  'a prediction room': async (fee) => ['predi/ins-predi/ins-user/', { predi: await stage.predi(fee) }],
  'a private prediction room, by its code': async (fee) => {
    const predi = await stage.predi(fee);
    const code = `CRAVE2345${'ABCDEFGHJK'[made % 10]}`;
    await change(predi, { tipo: '2', cod_access: code, owner_id: rosa.id });
    return ['predi/ins-predi/ins-user/', { predi, code }];
  },
  'an event’s room, by its code': async (fee) => {
    const predi = await stage.predi(fee);
    const code = `EVENT2345${'ABCDEFGHJK'[made % 10]}`;
    await change(predi, { tipo: '3', cod_access: code });
    return ['predi/ins-predi/event-sala/ins-user/', { code }];
  },
  'a lineup room': async (fee) => ['compe/compe-ins/register-sala-compe/', { sala: await stage.compe(fee) }],
  'the room of an offer': async (fee) => ['compe/compe-ins/register-sala-compe/', await offer(fee)],
  'a casual room': async (fee) => {
    const sala = await stage.compe(fee, { max_players: 10 });
    await change(sala, { tipo: '4' });
    return [`plus/casual/${sala}/join/`, {}];
  },
};

describe.each(Object.entries(ways))('%s', (_, way) => {
  const seats = async () =>
    (
      await sql<{ seats: number }>`select count(*)::int as seats from entry where user_id = ${rosa.id}`.execute(
        server.db.fresh,
      )
    ).rows[0]!.seats;
  const saldo = async () => (await onPage('GET', 'plus/embed/viewer/')).body.saldo;

  it('that is free takes a player from a partner’s page', async () => {
    const [path, body] = await way(0);
    const { status, text } = await onPage('POST', path, { body });
    expect([status === 200 ? 'ok' : text, await seats(), await saldo()]).toEqual(['ok', 1, 100]);
  });

  it('that costs coins sends the player to our own page, with the price, and takes the same player there', async () => {
    const [path, body] = await way(FEE);
    const refused = await onPage('POST', path, { body });
    expect([refused.status, refused.body]).toEqual([
      403,
      expect.objectContaining({ code: 'PASO_EN_SITIO', amount_ins: FEE }),
    ]);
    expect([await seats(), await saldo()]).toEqual([0, 100]);
    expect((await rosa.call('POST', path, { body })).status).toBe(200);
    // Who is in is told so, also on the page.
    expect((await onPage('POST', path, { body })).body).toMatchObject({ code: 'YA_INSCRITO' });
    expect([await seats(), await saldo()]).toEqual([1, 100 - FEE]);
  });

  it('that costs coins takes no staff, whatever page they ask on (rules R16.1)', async () => {
    await sql`update app_user set role = 'operador' where id = ${rosa.id}`.execute(server.db.fresh);
    const [path, body] = await way(FEE);
    for (const call of [rosa.call, onPage]) {
      const refused = await call('POST', path, { body });
      expect([refused.status, refused.body.code]).toEqual([403, 'PERSONAL_NO_JUEGA']);
    }
    expect([await seats(), await saldo()]).toEqual([0, 100]);
  });
});
