import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../platform/db/database';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { setClock } from '../../platform/db/clock';
import { enterCompeRoom } from '../lineups/registerSala';
import { balancesOf } from '../../ledger/balances';
import { verifyLedger } from '../../ledger/verify';
import { Refusal } from '../../platform/refusal';
import { roomTerms } from '../../testing/roomTerms';
import { fundedPlayers, smallLeague, TEST_LOCK, TEST_NOW, type SmallLeague } from '../../testing/smallLeague';
import { createCompeRoom } from '../offers/createCompeRoom';
import { joinRoom } from './joinRoom';
import { leaveRoom } from './leaveRoom';

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

const openRoom = (amount_ins: number, max_players: number) =>
  db.tx((tx) => createCompeRoom(tx, roomTerms(league, { amount_ins, max_players, jornada: 1 })));

const tryJoin = (roomId: number, userId: number) =>
  db
    .tx((tx) => joinRoom(tx, { roomId, userId }))
    .then(
      () => 'seated',
      (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
    );

const tally = (outcomes: string[]) =>
  Object.fromEntries([...new Set(outcomes)].sort().map((code) => [code, outcomes.filter((o) => o === code).length]));

describe('a seat (security T-SEAT1, T-SEATN)', () => {
  it('is sold exactly 100 times when 200 funded players ask for one of 100 at once', async () => {
    const roomId = await openRoom(50, 100);
    const players = await fundedPlayers(db, 200, 50);
    const outcomes = await Promise.all(
      players.map((userId) =>
        db
          .tx((tx) => enterCompeRoom(tx, { roomId, userId }))
          .then(
            () => 'seated',
            (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
          ),
      ),
    );
    expect(tally(outcomes)).toEqual({ SALA_LLENA: 100, seated: 100 });
    const room = await db.fresh
      .selectFrom('room')
      .select(['taken', 'estado'])
      .where('id', '=', roomId)
      .executeTakeFirstOrThrow();
    expect(room).toEqual({ taken: 100, estado: 'llena' });
    const debits = await db.fresh
      .selectFrom('ledger_tx')
      .select('id')
      .where('kind', '=', 'join')
      .where('room_id', '=', roomId)
      .execute();
    expect(debits).toHaveLength(100);
    const pot = await db.fresh
      .selectFrom('account')
      .select('balance')
      .where('room_id', '=', roomId)
      .executeTakeFirstOrThrow();
    expect(pot.balance).toBe(5000);
    const lineups = await db.fresh
      .selectFrom('lineup')
      .innerJoin('entry', 'entry.id', 'lineup.entry_id')
      .select('lineup.id')
      .where('entry.room_id', '=', roomId)
      .execute();
    expect(lineups).toHaveLength(100);
  });

  it('is sold once to a player who taps sixteen times', async () => {
    const roomId = await openRoom(10, 10);
    const [userId] = await fundedPlayers(db, 1, 100);
    const outcomes = await Promise.all(Array.from({ length: 16 }, () => tryJoin(roomId, userId!)));
    expect(tally(outcomes)).toEqual({ YA_INSCRITO: 15, seated: 1 });
    expect((await balancesOf(db.fresh, userId!)).saldo).toBe(90);
  });

  it('is sold in one room only to a player whose coins pay for one of sixteen (security T-OVERDRAW)', async () => {
    const rooms = await Promise.all(Array.from({ length: 16 }, () => openRoom(40, 10)));
    const [userId] = await fundedPlayers(db, 1, 50);
    const outcomes = await Promise.all(rooms.map((roomId) => tryJoin(roomId, userId!)));
    expect(tally(outcomes)).toEqual({ SALDO_INSUFICIENTE: 15, seated: 1 });
    expect((await balancesOf(db.fresh, userId!)).saldo).toBe(10);
  });

  it('tells a player who is short how much is missing and takes nothing', async () => {
    const roomId = await openRoom(50, 10);
    const [userId] = await fundedPlayers(db, 1, 30);
    const refusal = await db.tx((tx) => joinRoom(tx, { roomId, userId: userId! })).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      status: 409,
      code: 'SALDO_INSUFICIENTE',
      message: 'Te faltan S/ 2.00. Recarga o elige una sala gratis.',
      extra: { falta: 20 },
    });
    expect((await balancesOf(db.fresh, userId!)).saldo).toBe(30);
  });

  it('costs nothing in a free room', async () => {
    const roomId = await openRoom(0, 10);
    const [userId] = await fundedPlayers(db, 1, 0);
    expect(await tryJoin(roomId, userId!)).toBe('seated');
  });

  it.each([
    [-1000, 'seated'],
    [-1, 'seated'],
    [0, 'CERRADO'],
    [1, 'CERRADO'],
    [1000, 'CERRADO'],
  ])('is for sale until the lock by the database clock: %d ms from it the answer is %s', async (offset, outcome) => {
    const roomId = await openRoom(0, 10);
    const [userId] = await fundedPlayers(db, 1, 0);
    await setClock(db, { at: new Date(Date.parse(TEST_LOCK) + offset), speed: 0 });
    expect(await tryJoin(roomId, userId!)).toBe(outcome);
    await setClock(db, { at: TEST_NOW, speed: 0 });
  });

  it('is given back with its full fee, to the purses it came from, and can be taken again', async () => {
    const roomId = await openRoom(30, 10);
    const [userId] = await fundedPlayers(db, 1, 50);
    await tryJoin(roomId, userId!);
    expect(await db.tx((tx) => leaveRoom(tx, { roomId, userId: userId! }))).toBe(30);
    expect(await balancesOf(db.fresh, userId!)).toMatchObject({ saldo: 50, saldo_bono: 50 });
    expect(await tryJoin(roomId, userId!)).toBe('seated');
  });
});

describe('a room whose matches are all put off', () => {
  it('takes nobody until one of them has a date again', async () => {
    const roomId = await openRoom(10, 10);
    const [userId] = await fundedPlayers(db, 1, 50);
    const set = (estado: string, id: number) =>
      db.fresh
        .updateTable('match')
        .set({ estado: estado as 'aplazado' })
        .where('id', '=', id)
        .execute();
    const [first, second] = league.matches as [number, number];
    await set('aplazado', first);
    await set('suspendido', second);
    expect(await tryJoin(roomId, userId!)).toBe('CERRADO');
    expect((await balancesOf(db.fresh, userId!)).saldo).toBe(50);
    await set('programado', second);
    expect(await tryJoin(roomId, userId!)).toBe('seated');
    await set('programado', first);
  });
});

describe('staff', () => {
  const staffOf = async (role: 'operador' | 'tesorero' | 'admin') => {
    const [userId] = await fundedPlayers(db, 1, 100);
    await db.fresh.updateTable('app_user').set({ role }).where('id', '=', userId!).execute();
    return userId!;
  };

  it.each(['operador', 'tesorero', 'admin'] as const)(
    'take no seat where there is a fee or a prize: %s (rules R16.1)',
    async (role) => {
      const userId = await staffOf(role);
      const prize = await db.tx((tx) =>
        createCompeRoom(
          tx,
          roomTerms(league, { amount_ins: 0, modo_pozo: 'garantizado' as const, guaranteed_pozo: 50, jornada: 1 }),
        ),
      );
      const paid = await openRoom(10, 10);
      const refusal = await db.tx((tx) => joinRoom(tx, { roomId: paid, userId })).catch((error: unknown) => error);
      expect(refusal).toMatchObject({
        status: 403,
        code: 'PERSONAL_NO_JUEGA',
        message: 'Tu cuenta es del equipo de Arma Tu 11: no puede entrar a salas con entrada o con premio.',
      });
      expect(await tryJoin(prize, userId)).toBe('PERSONAL_NO_JUEGA');
      expect((await balancesOf(db.fresh, userId)).saldo).toBe(100);
      expect(await tryJoin(await openRoom(0, 10), userId)).toBe('seated');
    },
  );
});
