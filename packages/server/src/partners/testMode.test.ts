import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contract, type Call } from '@arma11/core/contract';
import { accountsRoutes, sessionRoutes } from '../api/accountRoutes';
import { consoleRoutes } from '../api/consoleRoutes';
import { admit } from '../api/pipeline/admit';
import { gameRoutes } from '../api/routeGroups';
import { grant } from '../ledger/grant';
import { verifyLedger } from '../ledger/verify';
import { joinRoom } from '../rooms/join/joinRoom';
import { makePartner, makeTestMode, newSignIn, pageCaller, signInOnPage, type TestPartner } from '../testing/embedPage';
import { playMatch } from '../testing/playedMatch';
import { roomStage, type RoomStage } from '../testing/roomStage';
import { testCommand } from '../testing/testCommand';
import { callerOf, openTestServer, type ApiAnswer, type TestPlayer, type TestServer } from '../testing/testServer';
import { giveDailyCoins } from '../wallet/playCoins';

let server: TestServer;
let stage: RoomStage;
let live: TestPartner;
let test: TestPartner;
let ana: TestPlayer;
let signIns = 0;
beforeAll(async () => {
  server = await openTestServer([accountsRoutes, sessionRoutes, ...gameRoutes, consoleRoutes]);
  stage = await roomStage(server.db);
  await stage.at(-10_000);
  live = await makePartner(server.db);
  test = await makeTestMode(server.db, live);
  ana = await server.player();
  const { link } = (await testCommand(server.db, 'partner invite', { partner: live.id })) as { link: string };
  await ana.call('POST', 'plus/console/invitations/', { body: { code: new URL(link).searchParams.get('invitacion') } });
});
afterAll(async () => {
  expect((await verifyLedger(server.db.fresh)).breaches).toEqual([]);
  await server.close();
});

const of = (end: string, id = test.id) => `plus/console/partners/${id}/${end}`;
const outcomeOf = ({ status, body }: ApiAnswer) => `${status} ${body?.code ?? 'ok'}`;
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error: { code?: string }) => error.code ?? String(error),
  );

function form(fields: Record<string, string>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
}

/** A test player with the password that the console told, signed in as our window does it. */
async function testPlayer(): Promise<TestPlayer> {
  const { rows } = await sql<{ id: number }>`
    select id from app_user where test_partner_id = ${test.id} order by id desc limit 1`.execute(server.db.fresh);
  // The console makes twenty at most: further tests take one that is there.
  const asked = signIns < 12 ? 'test-players/' : `test-players/${rows[0]!.id}/password/`;
  const made = await ana.call('POST', of(asked));
  expect(outcomeOf(made)).toBe('200 ok');
  const { user: id, email, password } = made.body;
  const { status, body, text } = await server.call('POST', 'users/login-default/', { body: form({ email, password }) });
  if (status !== 200) throw new Error(text);
  return { id, access: body.access, call: callerOf(server, body.access) };
}
const pageOf = async (who: TestPlayer, { key, origins }: TestPartner = test) =>
  (await signInOnPage(server, who, { seed: `prueba${(signIns += 1)}`, key, origin: origins.at(-1)! })).call;

describe('the test mode of a partner', () => {
  it('is a partner of its own in the console of whoever works for the live one', async () => {
    const { body } = await ana.call('GET', 'plus/console/partners/');
    expect(body.slice(0, 2)).toMatchObject([
      { partner: live.id, test_of: null },
      { partner: test.id, test_of: live.id, key: expect.stringMatching(/^pk_test_/) },
    ]);
    expect((await server.call('GET', `plus/embed/config/${test.key}/`)).body).toMatchObject({ test: true });
    expect((await server.call('GET', `plus/embed/config/${live.key}/`)).body).toMatchObject({ test: false });
  });

  it('is made with the partner, and ends with it', async () => {
    const made = (await testCommand(server.db, 'partner create', {
      name: 'Radio',
      origins: 'https://radio.example',
    })) as {
      partner: number;
      test_key: string;
      test_secret: string;
    };
    expect([made.test_key, made.test_secret]).toEqual([
      expect.stringMatching(/^pk_test_[\w-]{17}$/),
      expect.stringMatching(/^sk_test_[\w-]{38}$/),
    ]);
    const asked = { body: { secret: made.test_secret, user_ref: 'lector-1' } };
    expect(outcomeOf(await server.call('POST', 'plus/embed/token/', asked))).toBe('409 SIN_VINCULO');
    await testCommand(server.db, 'partner close', { partner: made.partner, reason: 'prueba' });
    expect(outcomeOf(await server.call('POST', 'plus/embed/token/', asked))).toBe('401 CREDENCIALES');
    expect(outcomeOf(await server.call('GET', `plus/embed/config/${made.test_key}/`))).toBe('404 NO_EXISTE');
  });

  it.each([
    ['http://localhost:5173', 200],
    ['http://localhost', 200],
    ['http://127.0.0.1:8080', 200],
    ['https://staging.diario.example', 200],
    ['https://localhost:5173', 403],
    ['http://localhost.example', 403],
    ['http://localhost:5173.example', 403],
    ['https://diario.example', 403],
  ])('may be asked from %s: %i', async (origin, status) => {
    const read = await pageCaller(server, origin)('GET', `sala/list/top-2-salas/?pk=${test.key}`);
    expect(read.status).toBe(status);
  });

  it('keeps the machines of developers whatever origins are saved, and the live one needs one', async () => {
    const saved = await ana.call('PUT', of('origins/'), { body: { origins: [] } });
    expect(saved.body.origins).toEqual(['http://localhost:*', 'http://127.0.0.1:*']);
    const again = await ana.call('PUT', of('origins/'), {
      body: { origins: ['http://localhost:*', 'https://staging.diario.example'] },
    });
    expect(again.body.origins).toEqual(test.origins);
    expect(outcomeOf(await ana.call('PUT', of('origins/', live.id), { body: { origins: [] } }))).toBe(
      '400 DATOS_INVALIDOS',
    );
    expect(
      outcomeOf(await ana.call('PUT', of('origins/', live.id), { body: { origins: ['http://localhost:*'] } })),
    ).toBe('400 DATOS_INVALIDOS');
  });

  it('has a secret of its own', async () => {
    expect((await ana.call('POST', of('secret/'))).body.secret).toMatch(/^sk_test_[\w-]{38}$/);
    expect((await ana.call('POST', of('secret/', live.id))).body.secret).toMatch(/^sk_[\w-]{43}$/);
  });

  it('notifies its own addresses alone, and each message says that it is a test', async () => {
    const events = ['room.joined'];
    for (const { id } of [live, test]) {
      await ana.call('POST', of('webhooks/', id), { body: { url: 'https://diario.example/arma11', events } });
    }
    const predi = await stage.predi(0);
    const onPage = await pageOf(await testPlayer());
    expect(outcomeOf(await onPage('POST', 'predi/ins-predi/ins-user/', { body: { predi } }))).toBe('200 ok');
    const told = async (id: number) =>
      (await ana.call('GET', of('deliveries/', id))).body.map(({ body }: { body: string }) => JSON.parse(body));
    expect(await told(live.id)).toEqual([]);
    expect(await told(test.id)).toMatchObject([{ type: 'room.joined', test: true, data: { room: { id: predi } } }]);
    const rosa = await server.player();
    const { origins, key } = live;
    const real = (await signInOnPage(server, rosa, { seed: 'viva', key, origin: origins[0]! })).call;
    await real('POST', 'predi/ins-predi/ins-user/', { body: { predi } });
    expect(Object.keys((await told(live.id))[0])).toEqual(['data', 'type', 'timestamp']);
    expect(await told(test.id)).toHaveLength(1);
  });
});

describe('a test player', () => {
  it('is made in test mode alone, by whoever works for the partner, twenty at most', async () => {
    const rosa = await server.player();
    expect(outcomeOf(await rosa.call('POST', of('test-players/')))).toBe('404 NO_EXISTE');
    expect(outcomeOf(await ana.call('POST', of('test-players/', live.id)))).toBe('409 REGLA');
    const other = await makePartner(server.db, { key: 'pk_OtroDiario000000000AAA', secret: `sk_${'o'.repeat(43)}` });
    const full = await makeTestMode(server.db, other);
    await sql`insert into partner_member (partner_id, user_id) values (${other.id}, ${ana.id})`.execute(
      server.db.fresh,
    );
    for (let n = 0; n < 20; n += 1) expect((await ana.call('POST', of('test-players/', full.id))).status).toBe(200);
    expect(outcomeOf(await ana.call('POST', of('test-players/', full.id)))).toBe('409 REGLA');
    expect((await ana.call('GET', of('test-players/', full.id))).body).toHaveLength(20);
  });

  it('gets another password, which ends what the one before had opened', async () => {
    const player = await testPlayer();
    const renewed = await ana.call('POST', of(`test-players/${player.id}/password/`));
    expect(renewed.body).toMatchObject({ user: player.id, password: expect.stringMatching(/^\w{10}$/) });
    expect(outcomeOf(await player.call('GET', 'users/get-data/'))).toMatch(/^401/);
    expect(outcomeOf(await ana.call('POST', of(`test-players/${ana.id}/password/`)))).toBe('404 NO_EXISTE');
  });

  it('signs in with a test key of their own site alone, and nobody else does', async () => {
    const [player, rosa] = [await testPlayer(), await server.player()];
    const grantOn = async (who: TestPlayer, { key, origins }: TestPartner) => {
      const { state, challenge } = await newSignIn(`lado${(signIns += 1)}`);
      return who.call('POST', 'plus/embed/grants/', { body: { key, state, challenge, origin: origins.at(-1) } });
    };
    expect(outcomeOf(await grantOn(player, test))).toBe('200 ok');
    expect(outcomeOf(await grantOn(rosa, live))).toBe('200 ok');
    expect((await grantOn(player, live)).body).toMatchObject({
      code: 'JUGADOR_DE_PRUEBA',
      message: 'Un jugador de prueba juega solo en las páginas de prueba de su sitio. Ingresa con tu propia cuenta.',
    });
    expect((await grantOn(rosa, test)).body).toMatchObject({
      code: 'JUGADOR_DE_PRUEBA',
      message: 'Esta página está en modo de prueba: ingresa con un jugador de prueba, que se crea en su consola.',
    });
    const third = await makePartner(server.db, { key: 'pk_TercerDiario0000000AAA', secret: `sk_${'t'.repeat(43)}` });
    expect(outcomeOf(await grantOn(player, await makeTestMode(server.db, third)))).toBe('403 JUGADOR_DE_PRUEBA');
  });

  it('is linked with a user of the site by its test secret alone', async () => {
    const [player, rosa] = [await testPlayer(), await server.player()];
    const { secret } = (await ana.call('POST', of('secret/'))).body;
    const ask = () => server.call('POST', 'plus/embed/token/', { body: { secret, user_ref: 'lector-314' } });
    const link = new URL((await ask()).body.link_url).searchParams.get('link');
    const linkAs = (who: TestPlayer) => who.call('POST', 'plus/embed/grants/', { body: { key: test.key, link } });
    expect(outcomeOf(await linkAs(rosa))).toBe('403 JUGADOR_DE_PRUEBA');
    expect(outcomeOf(await linkAs(player))).toBe('200 ok');
    expect((await ask()).status).toBe(200);
  });

  it('writes nothing on our own pages but the word for their partner’s page', () => {
    const caller = { id: 1, role: 'player', authAt: '', tokenHash: new Uint8Array(), testPlayer: true } as const;
    const allowed = Object.entries(contract).flatMap(([heading, calls]: [string, Record<string, Call>]) =>
      Object.entries(calls).flatMap(([name, call]) => {
        if (call.method === 'GET' || call.access === 'public') return [];
        try {
          admit({ name: `${heading}.${name}`, call } as never, caller, { production: true });
          return [`${heading}.${name}`];
        } catch {
          return [];
        }
      }),
    );
    expect(allowed).toEqual(expect.arrayContaining(['partners.grant', 'partners.endGrant', 'accounts.logout']));
    expect(allowed).toHaveLength(3);
  });
});

describe('the coins of real players', () => {
  afterEach(() => stage.at(-10_000));

  const setTest = (id: number, partner: number | null) =>
    sql`update app_user set test_partner_id = ${partner}, is_bot = true where id = ${id}`.execute(server.db.fresh);

  it('have no purse among test players, and the database keeps it so', async () => {
    const [player, rosa] = [await testPlayer(), await server.player()];
    const purse = sql`insert into account (kind, user_id) values ('user:bono', ${player.id})`;
    await expect(purse.execute(server.db.fresh)).rejects.toThrow(/has no purse/);
    const moved = sql`update account set user_id = ${player.id} where user_id = ${rosa.id}`;
    await expect(moved.execute(server.db.fresh)).rejects.toThrow(/has no purse/);
    await expect(setTest(rosa.id, test.id)).rejects.toThrow(/stays one/);
    await expect(setTest(player.id, null)).rejects.toThrow(/stays one/);
    const promoted = sql`update app_user set role = 'admin' where id = ${player.id}`;
    await expect(promoted.execute(server.db.fresh)).rejects.toThrow(/app_user_test_is_nobody/);
  });

  const GUARANTEED = { modo_pozo: 'garantizado', guaranteed_pozo: 100 } as const;
  it.each([
    ['a fee', () => stage.compe(10), 'JUGADOR_DE_PRUEBA'],
    ['a prize of the operator’s', () => stage.compe(0, GUARANTEED), 'JUGADOR_DE_PRUEBA'],
    ['neither', () => stage.compe(0), 'ok'],
  ])('are not touched by a room with %s', async (_, open, expected) => {
    const { id: userId } = await testPlayer();
    const roomId = await open();
    expect(await outcome(server.db.tx((tx) => joinRoom(tx, { roomId, userId })))).toBe(expected);
  });

  it('are not the only thing: half of the seats stay for people', async () => {
    const { id: userId } = await testPlayer();
    const roomId = await stage.compe(0, { max_players: 4 });
    await stage.seat(roomId, 2);
    expect(await outcome(server.db.tx((tx) => joinRoom(tx, { roomId, userId })))).toBe('JUGADOR_DE_PRUEBA');
  });

  it('move by nothing that a test player does, in any order, up to the last prize', async () => {
    const ledger = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from ledger_entry`.execute(server.db.fresh)).rows[0]!.n;
    // Rooms and matches of its own: it plays them, and the other tests go on before their lock.
    const own = await roomStage(server.db);
    const player = await testPlayer();
    const onPage = await pageOf(player);
    const deposits = { pack: 1, method: 'yape' };
    const joins = [0, 10].map((fee) => async () => {
      const predi = await own.predi(fee);
      for (const call of [onPage, player.call]) await call('POST', 'predi/ins-predi/ins-user/', { body: { predi } });
      return predi;
    });
    const guaranteed = async () => {
      const sala = await own.compe(0, GUARANTEED);
      const body = { sala };
      for (const call of [onPage, player.call]) await call('POST', 'compe/compe-ins/register-sala-compe/', { body });
    };
    const free = async () => {
      const sala = await own.compe(0);
      await onPage('POST', 'compe/compe-ins/register-sala-compe/', { body: { sala } });
    };
    let given = 0;
    const acts: Record<string, () => Promise<unknown>> = {
      'join a free room': joins[0]!,
      'join a paid room': joins[1]!,
      'join a room with a prize': guaranteed,
      'join a lineup room': free,
      'buy coins': () => player.call('POST', 'plus/deposits/', { body: deposits }),
      'cash out': () =>
        player.call('POST', 'plus/withdrawals/', { body: { amount: 10, method: 'yape', phone: '987654321' } }),
      'be paid a mission': () => player.call('POST', 'quest/save/pay-quest/', { body: { quest: 1 } }),
      'come back each day': () => giveDailyCoins(server.db, { mode: 'play', licence: null }, player.id),
      'be given coins': () =>
        server.db.tx((tx) =>
          grant(tx, { userId: player.id, amount: 5, kind: 'grant', ref: `t:${(given += 1)}`, label: 'Bono' }),
        ),
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...Object.keys(acts)), { minLength: 3, maxLength: 6 }),
        async (names) => {
          const before = await ledger();
          for (const name of names) await acts[name]!();
          expect(await ledger()).toBe(before);
        },
      ),
      { numRuns: 10, seed: 60, endOnFailure: true },
    );
    const { rows: rooms } = await sql<{ id: number }>`
      select e.room_id as id from entry e join room r on r.id = e.room_id
      where e.user_id = ${player.id} and r.league_id = ${own.league.leagueId}`.execute(server.db.fresh);
    expect(rooms.length).toBeGreaterThan(0);
    for (const { id } of rooms) await own.seat(id, 2);
    await own.at(0);
    await own.advance();
    for (const match of own.league.matches) await playMatch(server.db, match, { local: 1, visit: 0 });
    await own.at(48 * 60);
    await own.advance();
    await own.advance();
    const { rows: moved } = await sql`
      select from ledger_tx t join entry e on e.room_id = t.room_id where e.user_id = ${player.id}`.execute(
      server.db.fresh,
    );
    expect(moved).toEqual([]);
    const { rows: ended } = await sql<{ estado: string }>`
      select distinct estado from room r join entry e on e.room_id = r.id 
      where e.user_id = ${player.id} and r.league_id = ${own.league.leagueId}`.execute(server.db.fresh);
    expect(ended).toEqual([{ estado: 'pagada' }]);
    const { rows: xp } = await sql`select from xp_event where user_id = ${player.id} and room_id is not null`.execute(
      server.db.fresh,
    );
    expect(xp).toEqual([]);
  });
});
