import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../platform/db/database';
import { openTestDatabase } from '../testing/openTestDatabase';
import { fundedPlayers } from '../testing/smallLeague';
import { balancesOf } from './balances';
import { creditDeposit, takeBackDeposit, wasCredited } from './deposits';
import { spend } from './spend';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

let deposits = 0;
/** A top-up of 100 coins with a gift of 20, credited to a player who had nothing. */
async function credited() {
  const [user_id] = (await fundedPlayers(db, 1, 0)) as [number];
  const deposit = { id: (deposits += 1), user_id, coins: 100, bonus_coins: 20 };
  expect(await db.tx((tx) => creditDeposit(tx, deposit))).toBe(true);
  return deposit;
}

const purses = async (userId: number) => {
  const { saldo_bono, saldo_jugable, saldo_retirable } = await balancesOf(db.fresh, userId);
  return { bono: saldo_bono, jugable: saldo_jugable, retirable: saldo_retirable };
};

describe('a top-up in the ledger', () => {
  it('is credited once: its coins as playable ones, the gift as bonus', async () => {
    const deposit = await credited();
    expect(await db.tx((tx) => creditDeposit(tx, deposit))).toBe(false);
    expect(await purses(deposit.user_id)).toEqual({ bono: 20, jugable: 100, retirable: 0 });
    expect(await db.tx((tx) => wasCredited(tx, deposit.id))).toBe(true);
    expect(await db.tx((tx) => wasCredited(tx, deposit.id + 1000))).toBe(false);
  });

  it('is taken back whole, with its gift, and once', async () => {
    const deposit = await credited();
    expect(await db.tx((tx) => takeBackDeposit(tx, deposit))).toBe(true);
    expect(await purses(deposit.user_id)).toEqual({ bono: 0, jugable: 0, retirable: 0 });
    expect(await db.tx((tx) => takeBackDeposit(tx, deposit))).toBe(false);
  });

  it('is taken back with as much of its gift as is still there', async () => {
    const deposit = await credited();
    const bought = { userId: deposit.user_id, amount: 15, kind: 'test', ref: `gift:${deposit.id}`, label: 'Avatar' };
    expect(await db.tx((tx) => spend(tx, bought))).toBe('spent');
    expect(await db.tx((tx) => takeBackDeposit(tx, deposit))).toBe(true);
    expect(await purses(deposit.user_id)).toEqual({ bono: 0, jugable: 0, retirable: 0 });
  });

  it('leaves the gift of another top-up alone', async () => {
    const deposit = await credited();
    const other = { ...deposit, id: (deposits += 1), coins: 10, bonus_coins: 7 };
    await db.tx((tx) => creditDeposit(tx, other));
    expect(await db.tx((tx) => takeBackDeposit(tx, other))).toBe(true);
    expect(await purses(deposit.user_id)).toEqual({ bono: 20, jugable: 100, retirable: 0 });
  });

  it('stays whole when its player no longer has the coins', async () => {
    const deposit = await credited();
    const bought = { userId: deposit.user_id, amount: 21, kind: 'test', ref: `coins:${deposit.id}`, label: 'Avatar' };
    await db.tx((tx) => spend(tx, bought));
    expect(await db.tx((tx) => takeBackDeposit(tx, deposit))).toBe(false);
    expect(await purses(deposit.user_id)).toEqual({ bono: 0, jugable: 99, retirable: 0 });
  });
});
