import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { accessCodeAlphabet } from '@arma11/core/domain';
import { setClock } from '../../platform/db/clock';
import type { Db } from '../../platform/db/database';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { verifyLedger } from '../../ledger/verify';
import { Refusal } from '../../platform/refusal';
import { createCompeRoom } from '../offers/createCompeRoom';
import { joinRoom } from '../join/joinRoom';
import { leaveRoom } from '../join/leaveRoom';
import { commandDeps } from '../../testing/testCommand';
import { FIRST_KICK_OFF, fundedPlayers, smallLeague, TEST_NOW, type SmallLeague } from '../../testing/smallLeague';
import { findByCode } from './findByCode';
import { makeBatch } from './makeBatch';
import { newCode } from './newCode';
import { randomBelow } from '../../platform/randomBelow';
import { spendBatchCode } from './spendBatchCode';

let db: Db;
let league: SmallLeague;
beforeAll(async () => {
  db = await openTestDatabase();
  league = await smallLeague(db);
});
beforeEach(() => setClock(db, { at: TEST_NOW, speed: 0 }));
afterAll(async () => {
  expect((await verifyLedger(db.fresh)).breaches).toEqual([]);
  await db.close();
});

const random = (bytes: number) => commandDeps(db).random(bytes);

const openRoom = (cod_access: string | null = null, max_players = 64) =>
  db.tx((tx) =>
    createCompeRoom(tx, {
      tipo: '3',
      name: 'Copa',
      leagueId: league.leagueId,
      amount_ins: 10,
      max_players,
      min_players: 2,
      modo_pozo: 'proporcional',
      commission_bps: 1000,
      lock_lead_min: 5,
      jornada: 1,
      cod_access,
    }),
  );

const batchOf = (roomId: number, max_uses: number, expires_at: string | null = null) =>
  db.tx((tx) => makeBatch(tx, random, { roomId, count: 1, max_uses, expires_at })).then(([code]) => code!);

const enter = (roomId: number, userId: number, code: string) =>
  db
    .tx(async (tx) => {
      const entryId = await joinRoom(tx, { roomId, userId });
      await spendBatchCode(tx, { code, roomId, entryId });
    })
    .then(
      () => 'seated',
      (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
    );

const tally = (outcomes: string[]) =>
  Object.fromEntries([...new Set(outcomes)].sort().map((code) => [code, outcomes.filter((o) => o === code).length]));

const usedOf = async (code: string) =>
  (await db.fresh.selectFrom('access_code').select('used').where('code', '=', code).executeTakeFirstOrThrow()).used;

describe('drawing below a limit', () => {
  it('gives each integer from as many bytes as any other, for every limit up to 256', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 256 }), (limit) => {
        const drawn = Array.from({ length: limit }, () => 0);
        for (let byte = 0; byte < 256; byte += 1) {
          const bytes = [byte, 0];
          // A byte that is thrown away is followed by 0, which every limit takes.
          const value = randomBelow(() => Uint8Array.of(bytes.shift()!))(limit);
          if (bytes.length === 1) drawn[value]! += 1;
        }
        expect(new Set(drawn).size).toBe(1);
      }),
    );
  });
});

describe('a new code', () => {
  it('has ten characters of the alphabet and begins with a letter', async () => {
    const codes = await db.tx(async (tx) => [await newCode(tx, random), await newCode(tx, random)]);
    for (const code of codes) expect(code).toMatch(new RegExp(`^[A-Z][${accessCodeAlphabet}]{9}$`));
    expect(codes[0]).not.toBe(codes[1]);
  });

  it('is drawn again while a living room or a batch has it, and may be had again once the room is over', async () => {
    const room = await openRoom('AAAAAAAAAA');
    const draws = (bytes: number[]) => () => Uint8Array.of(bytes.shift()!);
    const a = Array.from({ length: 10 }, () => 0);
    const b = Array.from({ length: 10 }, () => 1);
    const next = () => db.tx((tx) => newCode(tx, draws([...a, ...b])));
    expect(await next()).toBe('BBBBBBBBBB');
    await db.fresh.updateTable('room').set({ estado: 'cancelada' }).where('id', '=', room).execute();
    expect(await next()).toBe('AAAAAAAAAA');
    await expect(
      db.tx(async (tx) => {
        await tx
          .insertInto('access_code')
          .values({ code: 'AAAAAAAAAA', room_id: room, max_uses: 1, expires_at: null })
          .execute();
        return newCode(tx, () => Uint8Array.of(0));
      }),
    ).rejects.toThrow('randomness is broken');
  });
});

describe('finding a room by its code', () => {
  const who = { userId: 1, ip: '192.0.2.1' };

  it('takes the code whatever its case, spaces and hyphens', async () => {
    const roomId = await openRoom('CDEFGHJKMN');
    expect(await findByCode(db, { ...who, code: ' cdefg-hjkmn ' })).toEqual({
      code: 'CDEFGHJKMN',
      roomId,
      kind: 'compe',
      batch: false,
      seat: null,
    });
    await expect(findByCode(db, { ...who, code: 'CDEFGHJKMN', kind: 'predi' })).rejects.toMatchObject({ status: 404 });
  });

  it('does not find it any more once the room has started', async () => {
    await openRoom('DDEFGHJKMN');
    await setClock(db, { at: new Date(Date.parse(FIRST_KICK_OFF) - 1), speed: 0 });
    expect(await findByCode(db, { ...who, code: 'DDEFGHJKMN' })).toMatchObject({ batch: false });
    await setClock(db, { at: FIRST_KICK_OFF, speed: 0 });
    await expect(findByCode(db, { ...who, code: 'DDEFGHJKMN' })).rejects.toMatchObject({ code: 'CODIGO_NO_EXISTE' });
  });

  it('answers 20 wrong codes an hour of a player and then 429, to the right one too; right ones are not counted', async () => {
    await openRoom('EDEFGHJKMN');
    const right = () => findByCode(db, { userId: 2, ip: '192.0.2.2', code: 'EDEFGHJKMN' });
    for (let i = 0; i < 30; i += 1) await right();
    for (let i = 0; i < 20; i += 1) {
      await expect(findByCode(db, { userId: 2, ip: '192.0.2.2', code: `ZZZZZZZZ${i}` })).rejects.toMatchObject({
        status: 404,
      });
    }
    await expect(right()).rejects.toMatchObject({ status: 429, code: 'MUCHOS_INTENTOS' });
    await setClock(db, { at: new Date(Date.parse(TEST_NOW) + 3_600_000), speed: 0 });
    expect(await right()).toMatchObject({ code: 'EDEFGHJKMN' });
  });

  it('lets one address try 100 wrong codes an hour, with however many accounts, also at the same moment', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 120 }, (_, i) =>
        findByCode(db, { userId: 100 + i, ip: '192.0.2.9', code: 'ZZZZZZZZZZ' }).catch(
          (error: Refusal) => error.status,
        ),
      ),
    );
    expect(tally(outcomes.map(String))).toEqual({ 404: 100, 429: 20 });
  });
});

describe('a code of a batch', () => {
  it('seats exactly as many of 32 players who use it at once as it says', async () => {
    const roomId = await openRoom();
    const code = await batchOf(roomId, 5);
    expect(await findByCode(db, { userId: 1, ip: '192.0.2.1', code })).toMatchObject({ roomId, batch: true });
    const players = await fundedPlayers(db, 32, 10);
    const outcomes = await Promise.all(players.map((userId) => enter(roomId, userId, code)));
    expect(tally(outcomes)).toEqual({ CODIGO_AGOTADO: 27, seated: 5 });
    const entries = await db.fresh.selectFrom('entry').select('access_code').where('room_id', '=', roomId).execute();
    expect(entries.map(({ access_code }) => access_code)).toEqual([code, code, code, code, code]);
    expect(await usedOf(code)).toBe(5);
  });

  it('is over at its time and takes no seat and no coin then', async () => {
    const roomId = await openRoom();
    const code = await batchOf(roomId, 5, TEST_NOW);
    const [userId] = await fundedPlayers(db, 1, 10);
    expect(await enter(roomId, userId!, code)).toBe('CODIGO_VENCIDO');
    expect(await db.fresh.selectFrom('entry').select('id').where('room_id', '=', roomId).execute()).toEqual([]);
  });

  it('opens no other room', async () => {
    const [mine, other] = [await openRoom(), await openRoom()];
    const code = await batchOf(mine, 5);
    const [userId] = await fundedPlayers(db, 1, 10);
    expect(await enter(other, userId!, code)).toBe('CODIGO_NO_EXISTE');
  });

  it('gets its use back from whoever leaves', async () => {
    const roomId = await openRoom();
    const code = await batchOf(roomId, 1);
    const [ana, beto] = await fundedPlayers(db, 2, 10);
    await enter(roomId, ana!, code);
    expect(await enter(roomId, beto!, code)).toBe('CODIGO_AGOTADO');
    await db.tx((tx) => leaveRoom(tx, { roomId, userId: ana! }));
    expect(await usedOf(code)).toBe(0);
    expect(await enter(roomId, beto!, code)).toBe('seated');
  });
});
