import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinRoom } from '../rooms/join/joinRoom';
import { createCompeRoom } from '../rooms/offers/createCompeRoom';
import type { Db } from '../platform/db/database';
import { openTestDatabase } from '../testing/openTestDatabase';
import { roomTerms } from '../testing/roomTerms';
import { fundedPlayers, smallLeague, type SmallLeague } from '../testing/smallLeague';
import { adjustPurse } from './adjust';
import { balancesOf } from './balances';
import { payRooms } from './payRooms';
import { post } from './post';
import { refundEntry } from './refund';
import { userAccount } from './accounts';

let db: Db;
let league: SmallLeague;
beforeAll(async () => {
  db = await openTestDatabase();
  league = await smallLeague(db);
});
afterAll(() => db.close());

let room: number;
let players: number[];
let entries: number[];
beforeEach(async () => {
  room = await db.tx((tx) => createCompeRoom(tx, roomTerms(league, { amount_ins: 10, jornada: 1 })));
  players = await fundedPlayers(db, 2, 100);
  entries = [];
  for (const userId of players) entries.push(await db.tx((tx) => joinRoom(tx, { roomId: room, userId })));
});

const withdrawable = () =>
  Promise.all(players.map(async (userId) => (await balancesOf(db.fresh, userId)).saldo_retirable));

describe('paying a room', () => {
  it('names the rooms that were paid now, and pays none twice', async () => {
    const [first, second] = entries as [number, number];
    const prizes = new Map([
      [first, 18],
      [second, 0],
    ]);
    const payout = { roomId: room, label: 'Sala', prizes, commission: 2 };
    expect(await db.tx((tx) => payRooms(tx, [payout]))).toEqual([room]);
    expect(await withdrawable()).toEqual([18, 0]);
    expect(await db.tx((tx) => payRooms(tx, [payout]))).toEqual([]);
    expect(await withdrawable()).toEqual([18, 0]);
  });

  it('is a fact of that room, with the name that its players read', async () => {
    const prizes = new Map([[entries[0]!, 20]]);
    await db.tx((tx) => payRooms(tx, [{ roomId: room, label: 'Sala del lunes', prizes, commission: 0 }]));
    const paid = db.fresh.selectFrom('ledger_tx').select(['label', 'ref']).where('room_id', '=', room);
    expect(await paid.where('kind', '=', 'settle').executeTakeFirst()).toEqual({
      label: 'Sala del lunes',
      ref: String(room),
    });
  });
});

describe('what the ledger says of one fact', () => {
  it('is how many coins a refund gave back, once', async () => {
    const [first] = entries as [number];
    expect(await db.tx((tx) => refundEntry(tx, first))).toBe(10);
    expect(await db.tx((tx) => refundEntry(tx, first))).toBe(0);
    expect((await balancesOf(db.fresh, players[0]!)).saldo).toBe(100);
  });

  it('is which room it belongs to', async () => {
    const [from, to] = (await Promise.all(players.map((id) => userAccount(db.fresh, id, 'user:bono')))) as [
      number,
      number,
    ];
    const postings = [
      { account: from, amount: -1 },
      { account: to, amount: 1 },
    ];
    const id = await db.tx((tx) => post(tx, { kind: 'test', ref: `of:${room}`, label: 'x', roomId: room, postings }));
    const stored = db.fresh.selectFrom('ledger_tx').select('room_id').where('id', '=', id);
    expect(await stored.executeTakeFirst()).toEqual({ room_id: room });
  });

  it('is that somebody without purses has no coins', async () =>
    expect(await balancesOf(db.fresh, 0)).toEqual({
      saldo: 0,
      saldo_retirable: 0,
      saldo_jugable: 0,
      saldo_bono: 0,
      saldo_retenido: 0,
    }));

  it('is that a correction may empty a purse, and take no coin more than it holds', async () => {
    const [user_id] = players as [number];
    const held = (await balancesOf(db.fresh, user_id)).saldo_bono;
    expect(held).toBeGreaterThan(0);
    const less = (id: number, amount: number) =>
      db.tx((tx) => adjustPurse(tx, { id, user_id, purse: 'user:bono', amount: -amount }));
    expect(await less(room * 10, held + 1)).toBe(false);
    expect(await less(room * 10 + 1, held)).toBe(true);
    expect((await balancesOf(db.fresh, user_id)).saldo_bono).toBe(0);
  });
});
