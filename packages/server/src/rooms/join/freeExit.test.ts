import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rescheduleRooms } from '../../catalogue/incidents/rescheduleRooms';
import { balancesOf } from '../../ledger/balances';
import { grant } from '../../ledger/grant';
import { verifyLedger } from '../../ledger/verify';
import { setClock } from '../../platform/db/clock';
import type { Db } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { roomTerms } from '../../testing/roomTerms';
import { FIRST_KICK_OFF, fundedPlayers, smallLeague, TEST_NOW, type SmallLeague } from '../../testing/smallLeague';
import { createPrediRoom } from '../offers/createPrediRoom';
import { createCompeRoom } from '../offers/createCompeRoom';
import { notifyRoomChanges } from '../slate/notifyRoomChanges';
import { selectRooms } from '../view/roomView';
import { joinRoom } from './joinRoom';
import { leaveRoom } from './leaveRoom';

const MINUTE = 60_000;
const FEE = 30;

let db: Db;
let league: SmallLeague;
beforeAll(async () => {
  db = await openTestDatabase();
  league = await smallLeague(db);
});
afterAll(async () => {
  expect((await verifyLedger(db.fresh)).breaches).toEqual([]);
  await db.close();
});

const at = (instant: string | number, plusMinutes = 0) =>
  setClock(db, { at: new Date(new Date(instant).getTime() + plusMinutes * MINUTE), speed: 0 });
const kickOffAt = (match: number, instant: string) =>
  db.tx(async (tx) => {
    await sql`update match set kick_off = ${instant}::timestamptz where id = ${match}`.execute(tx);
    await rescheduleRooms(tx, [match]);
  });
const reset = async () => {
  await at(TEST_NOW);
  for (const [i, match] of league.matches.entries()) {
    const planned = new Date(Date.parse(FIRST_KICK_OFF) + i * 120 * MINUTE).toISOString();
    await sql`update match set kick_off = ${planned} where id = ${match}`.execute(db.fresh);
  }
};
const duel = () =>
  db.tx((tx) => createCompeRoom(tx, roomTerms(league, { amount_ins: FEE, max_players: 2, jornada: 1 })));
const join = (roomId: number, userId: number) => db.tx((tx) => joinRoom(tx, { roomId, userId }));
const leave = (roomId: number, userId: number) =>
  db
    .tx((tx) => leaveRoom(tx, { roomId, userId }))
    .catch((error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error as Error)));
const later = (minutes: number) => new Date(Date.parse(FIRST_KICK_OFF) + minutes * MINUTE).toISOString();
const noticesOf = async (userId: number) =>
  (await db.fresh.selectFrom('notification').selectAll().where('user_id', '=', userId).orderBy('id').execute()).filter(
    ({ kind }) => kind === 'sala_cambio',
  );

describe('a room whose lock or slate has changed (rules R14.4)', () => {
  it('lets each player who was in it leave for an hour with the whole fee, although it is full and needs everybody', async () => {
    await reset();
    const roomId = await duel();
    const [ana, beto] = (await fundedPlayers(db, 2, 100)) as [number, number];
    for (const userId of [ana, beto]) await join(roomId, userId);
    expect(await leave(roomId, ana)).toBe('CERRADO');
    await kickOffAt(league.matches[0]!, later(90));
    const [seen] = await selectRooms(db.fresh, ana, sql`r.id = ${roomId}`);
    expect(seen!.free_exit_until).toBe(new Date(Date.parse(TEST_NOW) + 60 * MINUTE).toISOString());
    await at(TEST_NOW, 59);
    expect(await leave(roomId, ana)).toBe(FEE);
    expect(await balancesOf(db.fresh, ana)).toMatchObject({ saldo: 100, saldo_bono: 100 });
    await at(TEST_NOW, 60);
    // Whoever comes afterwards knows the new lock.
    const [carla] = (await fundedPlayers(db, 1, 100)) as [number];
    await join(roomId, carla);
    expect([await leave(roomId, carla), await leave(roomId, beto)]).toEqual(['CERRADO', 'CERRADO']);
  });

  it('ends the free exit at the lock, which comes first', async () => {
    await reset();
    const roomId = await duel();
    const players = (await fundedPlayers(db, 2, 100)) as [number, number];
    for (const userId of players) await join(roomId, userId);
    const lock = Date.parse(FIRST_KICK_OFF) - 5 * MINUTE;
    await at(lock, -10);
    await sql`update room_match set void = true where room_id = ${roomId} and match_id = ${league.matches[1]}`.execute(
      db.fresh,
    );
    const [seen] = await selectRooms(db.fresh, players[0], sql`r.id = ${roomId}`);
    expect(seen!.free_exit_until).toBe(new Date(lock).toISOString());
    await at(lock, -1);
    expect(await leave(roomId, players[0])).toBe(FEE);
    await at(lock);
    expect(await leave(roomId, players[1])).toBe('CERRADO');
  });

  it('tells each seated player at once what changed and until when they may go, once', async () => {
    await reset();
    const compe = await duel();
    const predi = await db.tx((tx) =>
      createPrediRoom(tx, { ...roomTerms(league, { amount_ins: 0 }), matchIds: league.matches, kinds: ['1x2'] }),
    );
    const [ana, beto] = (await fundedPlayers(db, 2, 100)) as [number, number];
    await join(compe, ana);
    await join(predi, beto);
    await kickOffAt(league.matches[0]!, later(30));
    await Promise.all([notifyRoomChanges(db), notifyRoomChanges(db)]);
    await notifyRoomChanges(db);
    const [paid] = await noticesOf(ana);
    expect(paid).toMatchObject({
      title: 'Cambió tu sala «Sala»',
      body: 'El cierre pasó de jue 11 jun 14:55 H a jue 11 jun 15:25 H. Puedes salir con tu entrada completa (S/ 3.00) hasta mié 10 jun 14:00 H.',
      link: `/compe/sala/${compe}`,
    });
    const [free] = await noticesOf(beto);
    expect(free!.body).toBe(
      'El cierre pasó de jue 11 jun 14:55 H a jue 11 jun 15:25 H. Puedes salir hasta mié 10 jun 14:00 H.',
    );
    expect([await noticesOf(ana), await noticesOf(beto)].map((told) => told.length)).toEqual([1, 1]);
  });

  it.each([
    ['takes the lock with it', -120, 'El cierre pasó de jue 11 jun 14:55 H a jue 11 jun 12:55 H.'],
    ['leaves the room, whose lock stays', -24 * 60, 'Ya no cuenta Garúa – Puerto.'],
  ])('tells of a match that moves ahead and %s', async (_, minutes, what) => {
    await reset();
    const roomId = await duel();
    const [ana] = (await fundedPlayers(db, 1, 100)) as [number];
    await join(roomId, ana);
    await kickOffAt(league.matches[0]!, later(minutes));
    await notifyRoomChanges(db);
    expect((await noticesOf(ana)).map(({ body }) => body)).toEqual([
      `${what} Puedes salir con tu entrada completa (S/ 3.00) hasta mié 10 jun 14:00 H.`,
    ]);
  });

  it('names the matches that came in and went out', async () => {
    await reset();
    const roomId = await duel();
    const [ana] = (await fundedPlayers(db, 1, 100)) as [number];
    await join(roomId, ana);
    await sql`update room_match set void = true where room_id = ${roomId} and match_id = ${league.matches[1]}`.execute(
      db.fresh,
    );
    await notifyRoomChanges(db);
    expect((await noticesOf(ana)).map(({ body }) => body)).toEqual([
      'Ya no cuenta Amaru – Sillar. Puedes salir con tu entrada completa (S/ 3.00) hasta mié 10 jun 14:00 H.',
    ]);
  });

  it('keeps every coin, whoever joins, leaves, comes back and whatever moves, in any order', async () => {
    const acts = fc.record({
      what: fc.constantFrom('join', 'leave', 'move', 'wait'),
      who: fc.integer({ min: 0, max: 2 }),
      by: fc.integer({ min: 1, max: 90 }),
    });
    let exits = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 6, maxLength: 14 }), async (steps) => {
        await reset();
        const roomId = await duel();
        const players = await fundedPlayers(db, 3, 0);
        for (const userId of players) await fundPurses(userId);
        const before = await Promise.all(players.map((userId) => balancesOf(db.fresh, userId)));
        const joinedAt = new Map<number, number>();
        let [now, moved, changedAt] = [0, 0, -Infinity];
        for (const { what, who, by } of steps) {
          const userId = players[who]!;
          if (what === 'wait') await at(TEST_NOW, (now += by));
          if (what === 'move') {
            await kickOffAt(league.matches[0]!, later((moved += 1)));
            if (joinedAt.size > 0) changedAt = now;
          }
          if (what === 'join') {
            const joined = await join(roomId, userId).catch(() => null);
            if (joined !== null) joinedAt.set(who, now);
          }
          if (what === 'leave' && joinedAt.has(who)) {
            const full = joinedAt.size === 2;
            const free = changedAt >= joinedAt.get(who)! && now < changedAt + 60;
            const left = await leave(roomId, userId);
            expect(left).toBe(full && !free ? 'CERRADO' : FEE);
            if (left === FEE) {
              joinedAt.delete(who);
              expect(await balancesOf(db.fresh, userId)).toEqual(before[who]);
              if (full) exits += 1;
            }
          }
        }
        const { pot } = await db.fresh
          .selectFrom('account')
          .select('balance as pot')
          .where('room_id', '=', roomId)
          .executeTakeFirstOrThrow();
        expect(pot).toBe(FEE * joinedAt.size);
      }),
      { numRuns: 20, seed: 144, endOnFailure: true },
    );
    expect(exits).toBeGreaterThan(0);
  });
});

/** Coins in two purses, so that a fee comes from both. */
async function fundPurses(userId: number): Promise<void> {
  await db.tx(async (tx) => {
    for (const purse of ['user:bono', 'user:retirable'] as const) {
      await grant(tx, { userId, amount: 20, kind: 'grant', ref: `exit:${userId}:${purse}`, label: 'Bono', purse });
    }
  });
}
