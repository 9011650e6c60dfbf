import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { ModoPozo } from '@arma11/core/contract';
import { enterCompeRoom, enterOffer } from '../lineups/registerSala';
import { setClock } from '../../platform/db/clock';
import type { Db } from '../../platform/db/database';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { balancesOf } from '../../ledger/balances';
import { verifyLedger } from '../../ledger/verify';
import { Refusal } from '../../platform/refusal';
import { playMatch } from '../../testing/playedMatch';
import {
  FIRST_KICK_OFF,
  fundedPlayers,
  smallLeague,
  TEST_LOCK,
  TEST_NOW,
  type SmallLeague,
} from '../../testing/smallLeague';
import { roomTerms } from '../../testing/roomTerms';
import { advanceRooms } from '../settle/advanceRooms';
import { createCompeRoom } from './createCompeRoom';
import { createPrediRoom } from './createPrediRoom';
import { NO_FLAGS } from './createRoom';
import { joinRoom } from '../join/joinRoom';
import { leaveRoom, leaveRoomNow } from '../join/leaveRoom';
import { openOfferRooms } from './openOfferRoom';

let db: Db;
let league: SmallLeague;
beforeEach(async () => {
  db = await openTestDatabase();
  league = await smallLeague(db);
  return async () => {
    expect((await verifyLedger(db.fresh)).breaches).toEqual([]);
    await db.close();
  };
});

const code = (error: unknown) => (error instanceof Refusal ? error.code : String(error));
const outcome = (work: Promise<unknown>) => work.then(() => 'done', code);
const at = (instant: string, plusMs = 0) => setClock(db, { at: new Date(Date.parse(instant) + plusMs), speed: 0 });
const minutes = (n: number) => n * 60_000;
const roomNow = (id: number) => db.fresh.selectFrom('room').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const saldos = (ids: number[]) => Promise.all(ids.map(async (id) => (await balancesOf(db.fresh, id)).saldo));

const offer = (values: object = {}) =>
  db.fresh
    .insertInto('offer')
    .values({ kind: 'compe', league_id: league.leagueId, name: 'Sala', amount_ins: 10, max_players: 5, ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
const wish = { amount_ins: 10, league_unique: 'liga-chica', tipo: '1' };
const roomsOf = (offerId: number) =>
  db.fresh.selectFrom('room').selectAll().where('offer_id', '=', offerId).orderBy('id').execute();

const terms = (modo_pozo: ModoPozo, max_players: number, more: object = {}) =>
  roomTerms(league, { modo_pozo, max_players, jornada: 1, ...more });
const compeRoom = (modo: ModoPozo, max: number, more?: object) =>
  db.tx((tx) => createCompeRoom(tx, terms(modo, max, more)));
const seat = async (roomId: number, count: number) => {
  const players = await fundedPlayers(db, count, 100);
  for (const userId of players) await db.tx((tx) => enterCompeRoom(tx, { roomId, userId }));
  return players;
};

describe('the rooms of an offer', () => {
  it('take 32 players who come at once five by five: each full room opens the next one exactly once', async () => {
    const { id } = await offer({ flags: JSON.stringify({ ...NO_FLAGS, max_per_club: 6 }) });
    const players = await fundedPlayers(db, 32, 10);
    const outcomes = await Promise.all(
      players.map((userId) => outcome(db.tx((tx) => enterOffer(tx, { ...wish, userId })))),
    );
    expect(new Set(outcomes)).toEqual(new Set(['done']));
    const rooms = await roomsOf(id);
    expect(rooms.map(({ taken, estado }) => [taken, estado])).toEqual([
      ...Array.from({ length: 6 }, () => [5, 'llena']),
      [2, 'abierta'],
    ]);
    expect(rooms.map(({ follows }) => follows)).toEqual([null, ...rooms.slice(0, -1).map((room) => room.id)]);
    expect(rooms.at(-1)!.rules.flags.max_per_club).toBe(6);
  });

  it('open no second follower when a full room empties and fills again', async () => {
    const { id } = await offer({ max_players: 3 });
    const [ana, beto, carla, dario] = await fundedPlayers(db, 4, 10);
    for (const userId of [ana!, beto!, carla!]) await db.tx((tx) => enterOffer(tx, { ...wish, userId }));
    const [first] = await roomsOf(id);
    await db.tx((tx) => leaveRoom(tx, { roomId: first!.id, userId: beto! }));
    expect((await roomNow(first!.id)).estado).toBe('abierta');
    await db.tx((tx) => enterOffer(tx, { ...wish, userId: dario! }));
    expect((await roomsOf(id)).map(({ taken }) => taken)).toEqual([3, 0]);
  });

  it('of predictions repeat the questions of the room that filled', async () => {
    const { id } = await offer({ kind: 'predi', max_players: 2 });
    const roomId = await db.tx((tx) =>
      createPrediRoom(tx, {
        ...terms('proporcional', 2),
        offerId: id,
        matchIds: league.matches,
        kinds: ['1x2', 'goles'],
      }),
    );
    const players = await fundedPlayers(db, 2, 10);
    for (const userId of players) await db.tx((tx) => joinRoom(tx, { roomId, userId }));
    const next = (await roomsOf(id)).at(-1)!;
    expect(next).toMatchObject({ estado: 'abierta', taken: 0, follows: roomId });
    const markets = await db.fresh.selectFrom('market').select('kind').where('room_id', '=', next.id).execute();
    expect(markets.map(({ kind }) => kind).toSorted()).toEqual(['1x2', '1x2', 'goles', 'goles']);
  });

  it('open by themselves where none is open, once, and never for an offer that is closed', async () => {
    const { id } = await offer();
    const closed = await offer({ active: false, amount_ins: 30 });
    const predi = await offer({ kind: 'predi', amount_ins: 40, market_kinds: ['ambos'] });
    await Promise.all([openOfferRooms(db), openOfferRooms(db), openOfferRooms(db)]);
    expect(await openOfferRooms(db)).toBe(0);
    expect([(await roomsOf(id)).length, (await roomsOf(closed.id)).length, (await roomsOf(predi.id)).length]).toEqual([
      1, 0, 1,
    ]);
    await at(TEST_LOCK);
    expect(await openOfferRooms(db)).toBe(0);
  });

  const matchesOf = async (offerId: number) =>
    (
      await sql<{ match_id: number }>`select match_id from room_match rm join room r on r.id = rm.room_id
        where r.offer_id = ${offerId} order by rm.id`.execute(db.fresh)
    ).rows.map(({ match_id }) => match_id);
  /** Three more matches, so that one is the few that moved ahead of the others. */
  const moreMatches = async () => {
    for (let i = 0; i < 3; i += 1)
      await sql`insert into match (league_id, external_id, jornada, local_team, visit_team, kick_off)
        values (${league.leagueId}, ${`x${i}`}, 1, ${league.teams[0]}, ${league.teams[2]},
          ${FIRST_KICK_OFF}::timestamptz + make_interval(hours => ${4 + i}::int))`.execute(db.fresh);
  };

  it.each([
    ['four minutes', 4],
    ['five hours', 300],
  ])(
    'of predictions leave out a match that was moved far ahead of the others: %s from now (rules R14.3)',
    async (_, minutesAhead) => {
      await moreMatches();
      await at(TEST_NOW, -minutes(60 * 24 * 11));
      const ahead = league.matches[0]!;
      await sql`update match set kick_off = app_now() + make_interval(mins => ${minutesAhead}::int) where id = ${ahead}`.execute(
        db.fresh,
      );
      const { id } = await offer({ kind: 'predi' });
      expect([await openOfferRooms(db), await openOfferRooms(db), await openOfferRooms(db)]).toEqual([1, 0, 0]);
      expect(await matchesOf(id)).not.toContain(ahead);
      expect(await roomsOf(id)).toMatchObject([{ estado: 'abierta', starts_at: '2026-06-11T22:00:00.000Z' }]);
    },
  );

  it('of predictions leave out a match whose kick-off is not confirmed (rules R14.2)', async () => {
    await sql`update match set confirmed_time = false where id = ${league.matches[0]}`.execute(db.fresh);
    const { id } = await offer({ kind: 'predi' });
    expect(await openOfferRooms(db)).toBe(1);
    expect(await matchesOf(id)).toEqual([league.matches[1]]);
  });

  it('of predictions are followed without a match whose kick-off is not confirmed any more (rules R14.2)', async () => {
    const { id } = await offer({ kind: 'predi', max_players: 2 });
    await openOfferRooms(db);
    await sql`update match set confirmed_time = false where id = ${league.matches[0]}`.execute(db.fresh);
    const [first] = await roomsOf(id);
    for (const userId of await fundedPlayers(db, 2, 10))
      await db.tx((tx) => joinRoom(tx, { roomId: first!.id, userId }));
    expect((await matchesOf(id)).slice(2)).toEqual([league.matches[1]]);
  });

  it('of predictions are followed without what has left the room that filled', async () => {
    const { id } = await offer({ kind: 'predi', max_players: 2 });
    await openOfferRooms(db);
    await sql`update room_match set void = true, ahead = true where match_id = ${league.matches[0]}`.execute(db.fresh);
    const [first] = await roomsOf(id);
    for (const userId of await fundedPlayers(db, 2, 10))
      await db.tx((tx) => joinRoom(tx, { roomId: first!.id, userId }));
    expect((await matchesOf(id)).slice(2)).toEqual([league.matches[1]]);
  });

  it.each(['compe', 'predi'] as const)(
    'of %s are not followed once the next one would have locked: the last seat is taken all the same',
    async (kind) => {
      const { id } = await offer({ kind, max_players: 2 });
      await openOfferRooms(db);
      // Moved with less than an hour's notice: the room's lock stands (rules R1.5).
      await sql`update match set kick_off = app_now() + interval '3 minutes' where league_id = ${league.leagueId}`.execute(
        db.fresh,
      );
      const [first] = await roomsOf(id);
      for (const userId of await fundedPlayers(db, 2, 10))
        await db.tx((tx) => joinRoom(tx, { roomId: first!.id, userId }));
      expect((await roomsOf(id)).map(({ taken, estado }) => [taken, estado])).toEqual([[2, 'llena']]);
    },
  );
});

it('the last seat of a room is taken also where its jornada has no match left for the next one', async () => {
  const { id } = await offer({ max_players: 2 });
  await openOfferRooms(db);
  await sql`update match set confirmed_time = false where league_id = ${league.leagueId}`.execute(db.fresh);
  const [first] = await roomsOf(id);
  for (const userId of await fundedPlayers(db, 2, 10)) await db.tx((tx) => joinRoom(tx, { roomId: first!.id, userId }));
  expect((await roomsOf(id)).map(({ taken, estado }) => [taken, estado])).toEqual([[2, 'llena']]);
});

describe('a room whose lock has passed', () => {
  it.each(['compe', 'predi'] as const)('is not opened: %s', async (kind) => {
    await at(TEST_LOCK);
    const open = () =>
      kind === 'compe'
        ? compeRoom('proporcional', 5)
        : db.tx((tx) => createPrediRoom(tx, { ...terms('proporcional', 5), matchIds: league.matches, kinds: ['1x2'] }));
    expect(await outcome(open())).toBe('CERRADO');
    await at(TEST_LOCK, -1);
    expect((await roomNow(await open())).lock_at).toBe(TEST_LOCK);
  });
});

describe('leaving', () => {
  it('is allowed until 15 minutes before the lock, of a full room too unless it needs everybody', async () => {
    const [open, full, whole, duel] = [
      await compeRoom('proporcional', 5),
      await compeRoom('proporcional', 3),
      await compeRoom('completo', 3),
      await compeRoom('proporcional', 2),
    ];
    const cases = [
      [open, await seat(open, 2)],
      [full, await seat(full, 3)],
      [whole, await seat(whole, 3)],
      [duel, await seat(duel, 2)],
    ] as const;
    await at(TEST_LOCK, -minutes(15) - 1);
    const outcomes = [];
    for (const [roomId, [userId]] of cases)
      outcomes.push(await outcome(db.tx((tx) => leaveRoom(tx, { roomId, userId: userId! }))));
    expect(outcomes).toEqual(['done', 'done', 'CERRADO', 'CERRADO']);
    expect((await roomNow(full)).estado).toBe('abierta');
    await at(TEST_LOCK, -minutes(15));
    expect(await outcome(db.tx((tx) => leaveRoom(tx, { roomId: open, userId: cases[0][1][1]! })))).toBe('CERRADO');
    // Whoever excludes themselves goes all the same, up to the lock (R2.4).
    expect(await db.tx((tx) => leaveRoomNow(tx, { roomId: whole, userId: cases[2][1][0]! }))).toBe(10);
    await at(TEST_LOCK);
    expect(await outcome(db.tx((tx) => leaveRoomNow(tx, { roomId: open, userId: cases[0][1][1]! })))).toBe('CERRADO');
  });

  it('races with the lock without a seat or a coin going astray: whoever left has their fee, whoever stayed plays', async () => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const seen = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      await at(TEST_NOW);
      const roomId = await compeRoom('proporcional', 9);
      const players = await seat(roomId, 8);
      await setClock(db, { at: new Date(Date.parse(TEST_LOCK) - 150), speed: 1 });
      const [outcomes] = await Promise.all([
        Promise.all(
          players.map(async (userId, i) => {
            await pause(i * 40);
            return outcome(db.tx((tx) => leaveRoomNow(tx, { roomId, userId })));
          }),
        ),
        (async () => {
          for (let passes = 0; passes < 8; passes += 1) await Promise.all([advanceRooms(db, roomId), pause(40)]);
        })(),
      ]);
      await at(TEST_LOCK, 1);
      await advanceRooms(db, roomId);
      outcomes.forEach((each) => seen.add(each));
      const stayed = outcomes.filter((each) => each === 'CERRADO').length;
      const room = await roomNow(roomId);
      expect([room.taken, room.estado]).toEqual([stayed, stayed >= 2 ? 'cerrada' : 'cancelada']);
      const back = outcomes.map((each) => (each === 'done' || stayed < 2 ? 100 : 90));
      expect(await saldos(players)).toEqual(back);
    }
    expect(seen).toEqual(new Set(['done', 'CERRADO']));
  });
});

describe('a room for beginners', () => {
  it('admits a player until their fiftieth closed paid room (rules R2.6)', async () => {
    const [userId] = await fundedPlayers(db, 1, 1000);
    const ids = [];
    for (let i = 0; i < 50; i += 1) ids.push(await compeRoom('proporcional', 5));
    for (const roomId of ids) await db.tx((tx) => joinRoom(tx, { roomId, userId: userId! }));
    const beginners = await compeRoom('proporcional', 5, { flags: { ...NO_FLAGS, solo_nuevos: true } });
    await db.fresh.updateTable('room').set({ estado: 'pagada' }).where('id', 'in', ids.slice(1)).execute();
    const tryIt = () =>
      outcome(
        db.tx(async (tx) => {
          await joinRoom(tx, { roomId: beginners, userId: userId! });
          throw new Refusal(409, 'IN', '');
        }),
      );
    expect(await tryIt()).toBe('IN');
    await db.fresh.updateTable('room').set({ estado: 'pagada' }).where('id', 'in', ids).execute();
    expect(await tryIt()).toBe('SOLO_NUEVOS');
    await db.fresh.updateTable('room').set({ estado: 'abierta' }).where('id', 'in', ids).execute();
  });
});

describe('the three ways to make a pot, from the join to the payment', () => {
  const playOut = async () => {
    await at(TEST_LOCK);
    await advanceRooms(db);
    for (const match of league.matches) await playMatch(db, match, { local: 1, visit: 0 });
    await at(FIRST_KICK_OFF, minutes(60 * 24));
    await advanceRooms(db);
  };

  it('pays a guaranteed pot whole although few came, and the operator makes up the difference', async () => {
    const id = await compeRoom('garantizado', 20, { guaranteed_pozo: 500 });
    const players = await seat(id, 2);
    await playOut();
    const room = await roomNow(id);
    expect(room).toMatchObject({ estado: 'pagada', pozo: 500 });
    expect((await saldos(players)).reduce((a, b) => a + b, 0)).toBe(2 * 90 + 500);
  });

  it('cancels a guaranteed room that one player entered, and they read why', async () => {
    const id = await compeRoom('garantizado', 20, { guaranteed_pozo: 500 });
    const players = await seat(id, 1);
    await playOut();
    expect(await saldos(players)).toEqual([100]);
    const told = await db.fresh.selectFrom('notification').select('body').where('user_id', '=', players[0]!).execute();
    expect(told.map(({ body }) => body)).toEqual(['No se llenó. Te devolvimos tu entrada completa: S/ 1.00.']);
  });

  it('conserves every coin for any mode, size and entries', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<ModoPozo>('proporcional', 'garantizado', 'completo'),
        fc.integer({ min: 2, max: 6 }),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 1, max: 300 }),
        async (modo, max, wanted, guaranteed) => {
          await at(TEST_NOW);
          await db.fresh.updateTable('match').set({ estado: 'programado', official: false, final_at: null }).execute();
          await db.fresh.deleteFrom('player_match').execute();
          const guaranteed_pozo = modo === 'garantizado' ? guaranteed : null;
          const id = await compeRoom(modo, max, { guaranteed_pozo });
          const players = await seat(id, Math.min(wanted, max));
          await playOut();
          const room = await roomNow(id);
          const runs = modo === 'completo' ? players.length === max : players.length >= 2;
          expect(room.estado).toBe(runs ? 'pagada' : 'cancelada');
          const total = (await saldos(players)).reduce((a, b) => a + b, 0);
          const collected = players.length * 10 - Math.floor(players.length);
          const prizes = runs ? Math.max(collected, guaranteed_pozo ?? 0) : players.length * 10;
          expect(total).toBe(players.length * 90 + prizes);
        },
      ),
      { numRuns: 8 },
    );
  });
});
