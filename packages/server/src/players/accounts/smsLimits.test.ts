import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountsRoutes, sessionRoutes } from '../../api/accountRoutes';
import { setClock } from '../../platform/db/clock';
import type { SmsRules } from '../../platform/deps';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { DEFAULT_SMS_RULES } from './smsAllowance';
import { askPhoneCode } from './sendPhoneCode';

const START = Date.parse('2026-06-10T18:00:00Z');
const RULES: SmsRules = {
  limits: { ...DEFAULT_SMS_RULES.limits, total: 40 },
  countries: new Map([
    ['51', 40],
    ['56', 5],
  ]),
};
let server: TestServer;
let players: TestPlayer[];
beforeEach(async () => {
  server = await openTestServer([accountsRoutes, sessionRoutes], { smsRules: RULES });
  await setClock(server.db, { at: new Date(START), speed: 0 });
  players = [];
});
afterEach(() => server.close());

const setTime = (seconds: number) => setClock(server.db, { at: new Date(START + seconds * 1000), speed: 0 });
const newPlayers = async (count: number) => {
  for (let i = 0; i < count; i++) players.push(await server.player());
};
/** A number in a range of its own. */
const number = (i: number) => `9${String(10_000_000 + i * 160_001)}`;
/** Each player asks for a number of their own from an address of their own. */
const ask = (i: number, phone = number(i), on = server) =>
  on.call('POST', 'users/verify-number-phone/', {
    body: { phone },
    ip: `10.${i >> 8}.${i & 255}.1`,
    headers: { authorization: `Bearer ${players[i]!.access}` },
  });
const messages = async () =>
  (await server.db.fresh.selectFrom('outbox').select('recipient').where('channel', '=', 'sms').execute()).length;
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted();

describe('codes that many ask for at once', () => {
  it('never are more than the most of a day, and not fewer', async () => {
    await newPlayers(120);
    const answers = await Promise.all(players.map((_, i) => ask(i)));
    expect(statuses(answers)).toEqual([...Array(40).fill(200), ...Array(80).fill(429)]);
    expect(await messages()).toBe(40);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.body.retry_after).toBe(86_400);
  });

  it('never are more to a country than its most; others are still sent to', async () => {
    await newPlayers(30);
    const chile = (i: number) => `+56 9${String(10_000_000 + i * 160_001)}`;
    const answers = await Promise.all(players.slice(0, 20).map((_, i) => ask(i, chile(i))));
    expect(statuses(answers)).toEqual([...Array(5).fill(200), ...Array(15).fill(429)]);
    expect(statuses(await Promise.all([20, 21, 22].map((i) => ask(i))))).toEqual([200, 200, 200]);
    expect(await messages()).toBe(8);
  });

  it('may be sent again a day later, as many as before', async () => {
    await newPlayers(81);
    await Promise.all(players.slice(0, 20).map((_, i) => ask(i)));
    await setTime(7200);
    expect(statuses(await Promise.all(players.slice(20, 41).map((_, i) => ask(20 + i))))).toEqual([
      ...Array(20).fill(200),
      429,
    ]);
    await sql`update phone_send set verified_at = app_now()`.execute(server.db.fresh);
    await setTime(86_399);
    const early = await ask(41);
    expect([early.status, early.body.retry_after]).toEqual([429, 1]);
    await setTime(86_400);
    expect(statuses(await Promise.all(players.slice(41).map((_, i) => ask(41 + i))))).toEqual([
      ...Array(20).fill(200),
      ...Array(20).fill(429),
    ]);
  });

  it('do not count where the request is undone, and nothing is sent then', async () => {
    await newPlayers(41);
    const { id } = players[40]!;
    const owner = { id, authAt: '', tokenHash: new Uint8Array() };
    for (let i = 0; i < 50; i++) {
      const undone = askPhoneCode(server.deps, owner, { phone: '+51987654321', ip: '10.9.9.9' }, (work) =>
        server.db.tx(async (tx) => {
          await work(tx);
          throw new Error('undone');
        }),
      );
      await expect(undone).rejects.toThrow('undone');
    }
    expect(await messages()).toBe(0);
    const answers = await Promise.all(players.slice(0, 40).map((_, i) => ask(i)));
    expect(statuses(answers)).toEqual(Array(40).fill(200));
  });

  it('follow a most that was raised or lowered', async () => {
    await newPlayers(30);
    const withTotal = (total: number) =>
      openTestServer([accountsRoutes], {
        db: server.db,
        smsRules: { limits: { ...RULES.limits, total }, countries: new Map([['51', 1000]]) },
      });
    const [few, more] = [await withTotal(3), await withTotal(10)];
    const on = async (asked: TestServer, from: number, count: number) =>
      (await Promise.all(Array.from({ length: count }, (_, i) => ask(from + i, number(from + i), asked)))).filter(
        ({ status }) => status === 200,
      ).length;
    expect(await on(few, 0, 10)).toBe(3);
    expect(await on(more, 10, 10)).toBe(7);
    expect(await on(few, 20, 10)).toBe(0);
  });
});

describe('a number of another country', () => {
  it.each([
    ['+57 300 123 4567', 400],
    ['56 912345678', 400],
    ['+56912', 400],
    ['+51 014445566', 400],
    ['+56 9 1234-5678', 200],
    ['987 654 321', 200],
  ])('%s answers %i where codes go to +51 and +56', async (phone, status) => {
    await newPlayers(1);
    const answer = await ask(0, phone);
    expect(answer.status).toBe(status);
    if (status === 400) {
      expect(answer.body.message).toBe(
        'Escribe un celular de 9 dígitos que empiece con 9, o un celular que empiece con +56.',
      );
    }
  });
});

describe.skipIf(process.env['ARMA11_TEST_DB'] !== 'pg')('a request that does not end', () => {
  it('holds up none of a hundred others, only those for its own number, player, address or range', async () => {
    const most = { limits: DEFAULT_SMS_RULES.limits, countries: new Map([['51', 500]]) };
    const open = await openTestServer([accountsRoutes], { db: server.db, smsRules: most });
    await newPlayers(102);
    // Nobody confirms here: an operator has said that this is well.
    await sql`insert into setting (key, value) values ('sms-resumed', '{"at":"2030-01-01T00:00:00Z"}')`.execute(
      server.db.fresh,
    );
    const { id } = players[100]!;
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    let held: Promise<unknown> = Promise.resolve();
    await new Promise<void>((entered, failed) => {
      const owner = { id, authAt: '', tokenHash: new Uint8Array() };
      held = askPhoneCode(open.deps, owner, { phone: `+51${number(100)}`, ip: '10.9.9.9' }, (work) =>
        server.db.tx(async (tx) => {
          const answer = await work(tx);
          entered();
          await gate;
          return answer;
        }),
      );
      held.catch(failed);
    });
    try {
      const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => ask(i, number(i), open)));
      expect(statuses(answers)).toEqual(Array(100).fill(200));
      const same = ask(101, number(100), open);
      const first = await Promise.race([same, new Promise((resolve) => setTimeout(() => resolve('waits'), 200))]);
      expect(first).toBe('waits');
      release();
      expect((await same).status).toBe(429);
    } finally {
      release();
      await held;
    }
  });
});
