import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rangoLevels } from '@arma11/core/domain';
import { setClock } from '../../platform/db/clock';
import { gameRoutes } from '../../api/routeGroups';
import { paidRoom } from '../../testing/paidRoom';
import { smallLeague, TEST_NOW, type SmallLeague } from '../../testing/smallLeague';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { giveXp } from './giveXp';

let server: TestServer;
let league: SmallLeague;
beforeAll(async () => {
  server = await openTestServer(gameRoutes);
  league = await smallLeague(server.db);
});
beforeEach(() => setClock(server.db, { at: TEST_NOW, speed: 0 }));
afterAll(() => server.close());

const rango = async (player: TestPlayer) => (await player.call('GET', 'rango/get/rango-user/')).body;

/**
 * Somebody holds the player until every room waits for them: what a room decides before, it decides without the others. The
 * embedded database has one connection, and no such moment.
 */
async function giveXpAtOnce(rooms: readonly number[], userId: number): Promise<void> {
  const { db } = server;
  const give = () => Promise.all(rooms.map((room) => db.tx((tx) => giveXp(tx, room))));
  if (db.engine === 'pglite') return void (await give());
  let free = () => {};
  const freed = new Promise<void>((resolve) => (free = resolve));
  let holding: Promise<void> | undefined;
  await new Promise<void>((held) => {
    holding = db.tx(async (tx) => {
      await sql`select from app_user where id = ${userId} for update`.execute(tx);
      held();
      await freed;
    });
  });
  const giving = give();
  const waiting = sql<{ count: number }>`select count(*)::int from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect
    .poll(async () => (await waiting.execute(db.fresh)).rows[0]!.count, { timeout: 10_000 })
    .toBe(rooms.length);
  free();
  await Promise.all([holding, giving]);
}

describe('the XP of a room (rules R11.4)', () => {
  it.each([
    // [place, of, correct answers] → XP
    [1, 10, 0, 30],
    [2, 10, 0, 30],
    [3, 10, 0, 15],
    [3, 12, 0, 30],
    [4, 40, 0, 15],
    [5, 10, 0, 15],
    [6, 10, 0, 10],
    [10, 10, 7, 17],
    [1, 4, 3, 33],
    [2, 4, 0, 15],
    [3, 4, 0, 10],
  ])('of place %i of %i with %i correct answers is as the table says: %i', async (position, taken, aciertos, xp) => {
    const player = await server.player();
    const room = await paidRoom(server.db, league, { places: [{ user: player.id, position, aciertos }], taken });
    await server.db.tx((tx) => giveXp(tx, room));
    await server.db.tx((tx) => giveXp(tx, room));
    expect(await rango(player)).toMatchObject({ xp, history: [{ xp }] });
  });

  it.each([1, 2, 3])('is nothing with %i entries: it takes four (rules R16.4)', async (taken) => {
    const player = await server.player();
    const room = await paidRoom(server.db, league, { places: [{ user: player.id, position: 1, aciertos: 4 }], taken });
    await server.db.tx((tx) => giveXp(tx, room));
    expect(await rango(player)).toMatchObject({ xp: 0, history: [] });
  });

  it('comes from three private rooms of a jornada, also of five that are paid at once (rules R16.4)', async () => {
    const player = await server.player();
    const rooms = [];
    for (let made = 0; made < 6; made += 1)
      rooms.push(await paidRoom(server.db, league, { places: [{ user: player.id, position: 4 }], taken: 6 }));
    const [open, ...own] = rooms;
    await server.db.fresh.updateTable('room').set({ tipo: '2' }).where('id', 'in', own).execute();
    await giveXpAtOnce(rooms, player.id);
    for (const room of rooms) await server.db.tx((tx) => giveXp(tx, room));
    expect((await rango(player)).xp).toBe(40);
    const given = await server.db.fresh
      .selectFrom('xp_event')
      .select('room_id')
      .where('user_id', '=', player.id)
      .execute();
    expect(given.map(({ room_id }) => room_id)).toContain(open);
  });

  it('tells where it came from, newest first', async () => {
    const player = await server.player();
    for (const aciertos of [0, 2]) {
      const room = await paidRoom(server.db, league, {
        places: [{ user: player.id, position: 1, aciertos }],
        taken: 4,
      });
      await server.db.tx((tx) => giveXp(tx, room));
    }
    const { history } = await rango(player);
    expect(history.map(({ reason, xp }: { reason: string; xp: number }) => [reason, xp])).toEqual([
      ['Sala: sala cerrada, mitad superior, podio, 2 aciertos', 32],
      ['Sala: sala cerrada, mitad superior, podio', 30],
    ]);
  });
});

describe('the levels', () => {
  it.each(rangoLevels.map(({ level, name, xp }) => [xp, level, name] as const))(
    '%i XP are level %i, %s',
    async (xp, level, name) => {
      const player = await server.player({ xp });
      expect(await rango(player)).toMatchObject({ level, name, xp, xp_from: xp, percent: level === 7 ? 100 : 0 });
    },
  );

  it('give their items to whoever reaches them, once', async () => {
    const player = await server.player({ xp: 290 });
    const owned = async () =>
      (await player.call('GET', 'plus/items/?category=avatars')).body.find(({ id }: { id: number }) => id === 18).owned;
    expect(await owned()).toBe(false);
    const room = await paidRoom(server.db, league, {
      places: [{ user: player.id, position: 6, aciertos: 0 }],
      taken: 9,
    });
    await server.db.tx((tx) => giveXp(tx, room));
    expect((await rango(player)).xp).toBe(300);
    expect(await owned()).toBe(true);
  });
});

describe('coming back', () => {
  it('is worth 2 XP a day of Lima, however often, with a session opened long ago', async () => {
    const player = await server.player();
    const visit = async (at: string) => {
      await setClock(server.db, { at, speed: 0 });
      return (await rango(player)).xp;
    };
    await sql`update session set last_used_at = '2026-06-10T04:00:00Z' where user_id = ${player.id}`.execute(
      server.db.fresh,
    );
    expect(await visit('2026-06-10T18:00:00Z')).toBe(2);
    expect(await visit('2026-06-10T23:00:00Z')).toBe(2);
    expect(await visit('2026-06-11T04:59:00Z')).toBe(2);
    expect(await visit('2026-06-11T05:10:00Z')).toBe(4);
    expect(await visit('2026-06-11T20:00:00Z')).toBe(4);
  });
});
