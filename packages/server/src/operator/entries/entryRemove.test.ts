import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { opsRoutes } from '../../api/operatorRoutes';
import { gameRoutes } from '../../api/routeGroups';
import { balancesOf } from '../../ledger/balances';
import { grant } from '../../ledger/grant';
import { verifyLedger } from '../../ledger/verify';
import { makeBatch } from '../../rooms/codes/makeBatch';
import { leaveRoomNow } from '../../rooms/join/leaveRoom';
import { joinRoom } from '../../rooms/join/joinRoom';
import { enterCompeRoom } from '../../rooms/lineups/registerSala';
import { roomStage, type RoomStage } from '../../testing/roomStage';
import { fundedPlayers } from '../../testing/smallLeague';
import { testCommand } from '../../testing/testCommand';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let stage: RoomStage;
let operator: TestPlayer;

beforeAll(async () => {
  server = await openTestServer([...gameRoutes, opsRoutes]);
  operator = await server.player({ role: 'operador' });
});
beforeEach(async () => {
  stage = await roomStage(server.db);
});
afterAll(async () => {
  expect((await verifyLedger(server.db.fresh)).breaches).toEqual([]);
  await server.close();
});

const reason = 'Dos cuentas de una persona';
const remove = (entry: number, more: object = {}) =>
  operator.call('POST', `ops/entries/${entry}/remove/`, { body: { reason, ...more } });
const potOf = async (room: number) =>
  (await server.db.fresh.selectFrom('account').select('balance').where('room_id', '=', room).executeTakeFirstOrThrow())
    .balance;
const enter = (roomId: number, userId: number) => server.db.tx((tx) => enterCompeRoom(tx, { roomId, userId }));

describe('an entry taken out by the desk', () => {
  it('goes before the lock with its whole fee, told to its player and kept in the audit', async () => {
    const room = await stage.compe(40);
    const [ana, beto] = await stage.seat(room, 2);
    const [entry, other] = await stage.entries(room);
    // Fifteen minutes before the lock nobody leaves by themselves any more; the desk still may.
    await stage.at(-6);
    const { body } = await remove(entry!);
    expect(body.result).toMatchObject({ entry, user: ana, room, returned: 40, gift: false, may_return: false });
    expect(await stage.saldos([ana!, beto!])).toEqual([100, 60]);
    expect(await stage.entries(room)).toEqual([other]);
    expect(await stage.room(room)).toMatchObject({ taken: 1, estado: 'abierta' });
    expect(await potOf(room)).toBe(40);
    const told = await server.db.fresh.selectFrom('notification').select('body').where('user_id', '=', ana!).execute();
    expect(told).toEqual([
      { body: 'La organización retiró tu entrada de esta sala. Te devolvimos tu entrada completa.' },
    ]);
    const [kept] = await server.db.fresh
      .selectFrom('audit')
      .select(['action', 'reason', 'after'])
      .where('target', '=', `entry:${entry}`)
      .execute();
    expect(kept).toMatchObject({ action: 'entry remove', reason, after: { returned: 40 } });
  });

  it('makes room in a full one, and does not come back unless that was said', async () => {
    const room = await stage.compe(10, { max_players: 2, modo_pozo: 'completo' });
    const [ana, beto] = await stage.seat(room, 2);
    const [first, second] = await stage.entries(room);
    expect((await stage.room(room)).estado).toBe('llena');
    await remove(first!);
    await expect(enter(room, ana!)).rejects.toMatchObject({
      code: 'PROHIBIDO',
      message: 'La organización retiró tu entrada de esta sala: elige otra.',
    });
    await remove(second!, { may_return: true });
    await expect(enter(room, beto!)).resolves.toBeTruthy();
  });

  it('is refused with a sentence once the room locked, was called off or is gone, and moves no coin', async () => {
    const room = await stage.compe(10);
    const players = await stage.seat(room, 2);
    const [entry] = await stage.entries(room);
    const off = await stage.compe(10);
    const [gone] = await stage.seat(off, 1);
    const [left] = await stage.entries(off);
    await testCommand(server.db, 'room cancel', { room: off, reason: 'Se cayó' });
    // The clock alone closes it: the room's own step has not run.
    await stage.at(-5);
    const refused = async (id: number) => {
      const { status, body } = await remove(id);
      expect(status).toBe(422);
      return body.message as string;
    };
    expect(await refused(entry!)).toMatch(/^Room \d+ locked at .*room cancel, or make good with user adjust\.$/);
    await stage.advance();
    expect(await refused(entry!)).toMatch(/locked at/);
    expect(await refused(left!)).toMatch(/called off: every fee has gone back already\.$/);
    expect(await refused(999_999)).toMatch(/^There is no entry 999999/);
    expect(await stage.saldos([...players, gone!])).toEqual([90, 90, 100]);
  });

  it('goes once, however often and by how many it is asked for', async () => {
    const room = await stage.compe(30);
    const [ana] = await stage.seat(room, 2);
    const [entry] = await stage.entries(room);
    const answers = await Promise.all(Array.from({ length: 4 }, () => remove(entry!)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect(await stage.saldos([ana!])).toEqual([100]);
    expect((await stage.room(room)).taken).toBe(1);
  });

  it('of a code gives the code back and no coin', async () => {
    const room = await stage.compe(25);
    const player = await server.player();
    const label = 'Entrada de regalo';
    const { code } = (await testCommand(server.db, 'promo create', { room, label, any_phone: true })) as {
      code: string;
    };
    expect((await player.call('POST', 'promo/use-code/', { body: { code_promo: code } })).status).toBe(200);
    const [entry] = await stage.entries(room);
    expect((await remove(entry!)).body.result).toMatchObject({ gift: true, returned: 0 });
    expect((await balancesOf(server.db.fresh, player.id)).saldo).toBe(0);
    const promo = await server.db.fresh.selectFrom('promo').select('used').where('code', '=', code).execute();
    expect(promo).toEqual([{ used: 0 }]);
  });

  it('of a batch code gives its use back', async () => {
    const room = await stage.compe(0);
    const [code] = await server.db.tx((tx) =>
      makeBatch(tx, server.deps.random, { roomId: room, count: 1, max_uses: 3, expires_at: null }),
    );
    const player = await server.player();
    await player.call('POST', 'compe/compe-ins/register-sala-private/', { body: { sala: code } });
    const [entry] = await stage.entries(room);
    expect((await remove(entry!)).status).toBe(200);
    const uses = await server.db.fresh.selectFrom('access_code').select('used').where('code', '=', code!).execute();
    expect(uses).toEqual([{ used: 0 }]);
  });

  it('leaves every purse as it was, whatever happened before in whatever order', async () => {
    const act = fc.record({ who: fc.nat(3), what: fc.constantFrom('enter', 'enter', 'remove', 'return', 'leave') });
    const purses = ['user:bono', 'user:jugable', 'user:retirable'] as const;
    const amounts = fc.array(fc.tuple(fc.nat(60), fc.nat(60), fc.nat(60)), { minLength: 4, maxLength: 4 });
    const check = async (
      { fee, predi }: { fee: number; predi: boolean },
      given: [number, number, number][],
      acts: { who: number; what: string }[],
    ) => {
      const room = predi ? await stage.predi(fee) : await stage.compe(fee);
      const join = predi ? joinRoom : enterCompeRoom;
      const players = await fundedPlayers(server.db, 4, 0);
      for (const [i, userId] of players.entries()) {
        for (const [at, purse] of purses.entries()) {
          const amount = given[i]![at]!;
          if (amount === 0) continue;
          const ref = `p${userId}:${purse}`;
          await server.db.tx((tx) => grant(tx, { userId, amount, kind: 'grant', ref, label: 'Bono', purse }));
        }
      }
      const before = await Promise.all(players.map((id) => balancesOf(server.db.fresh, id)));
      const entryOf = async (userId: number) =>
        (
          await server.db.fresh
            .selectFrom('entry')
            .select('id')
            .where('room_id', '=', room)
            .where('user_id', '=', userId)
            .executeTakeFirst()
        )?.id;
      for (const { who, what } of acts) {
        const userId = players[who]!;
        const entry = await entryOf(userId);
        if (what === 'enter') await server.db.tx((tx) => join(tx, { roomId: room, userId })).catch(() => null);
        else if (what === 'leave')
          await server.db.tx((tx) => leaveRoomNow(tx, { roomId: room, userId })).catch(() => null);
        else if (entry) expect((await remove(entry, { may_return: what === 'return' })).status).toBe(200);
      }
      const { taken } = await stage.room(room);
      expect(await stage.entries(room)).toHaveLength(taken);
      expect(await potOf(room)).toBe(fee * taken);
      for (const userId of players) {
        const entry = await entryOf(userId);
        if (entry) expect((await remove(entry)).body.result.returned).toBe(fee);
      }
      expect(await Promise.all(players.map((id) => balancesOf(server.db.fresh, id)))).toEqual(before);
      expect(await potOf(room)).toBe(0);
    };
    const room = fc.record({ fee: fc.constantFrom(0, 10, 50, 100), predi: fc.boolean() });
    await fc.assert(fc.asyncProperty(room, amounts, fc.array(act, { maxLength: 12 }), check), {
      numRuns: 25,
      seed: 88,
    });
  });

  it('is the operator’s to take out', async () => {
    const room = await stage.compe(10);
    await stage.seat(room, 1);
    const [entry] = await stage.entries(room);
    const player = await server.player();
    expect((await player.call('POST', `ops/entries/${entry}/remove/`, { body: { reason } })).status).toBe(403);
    expect((await remove(entry!, { reason: '' })).status).toBe(400);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from entry where id = ${entry}`.execute(
      server.db.fresh,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});
