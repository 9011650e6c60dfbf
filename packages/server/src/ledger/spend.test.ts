import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '@arma11/core/art';
import type { Db } from '../platform/db/database';
import { openTestDatabase } from '../testing/openTestDatabase';
import type { AccountKind } from '../platform/db/tables/ledgerTables';
import { rolledBack } from '../testing/rolledBack';
import { fundedPlayers } from '../testing/smallLeague';
import { balancesOf } from './balances';
import { grant } from './grant';
import { spend } from './spend';
import { verifyLedger } from './verify';

const CASES = 80;
const PURSES = ['user:bono', 'user:jugable', 'user:retirable'] as const;

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

async function fund(userId: number, coins: number[]): Promise<void> {
  for (const [index, purse] of PURSES.entries()) {
    const gift = { userId, amount: coins[index]!, kind: 'grant', ref: `fund:${userId}:${purse}`, label: 'Bono', purse };
    await db.tx((tx) => grant(tx, gift));
  }
}

const purses = async (userId: number) => {
  const { saldo_bono, saldo_jugable, saldo_retirable } = await balancesOf(db.fresh, userId);
  return [saldo_bono, saldo_jugable, saldo_retirable];
};

/** The rule in other words: coin by coin, from the first purse that has one. */
function spentCoinByCoin(coins: readonly number[], amount: number): number[] {
  const left = [...coins];
  for (let coin = 0; coin < amount; coin += 1) {
    const from = left.findIndex((each) => each > 0);
    left[from]! -= 1;
  }
  return left;
}

describe('spending coins', () => {
  it('takes bonus coins first, then playable, then withdrawable ones, and takes nothing from who has too few', async () => {
    const random = seededRandom(1112);
    const upTo = (most: number) => Math.floor(random() * (most + 1));
    const players = await fundedPlayers(db, CASES, 0);
    for (const userId of players) {
      const coins = [upTo(1) * upTo(60), upTo(1) * upTo(60), upTo(1) * upTo(60)];
      await fund(userId, coins);
      const amount = 1 + upTo(120);
      const has = coins.reduce((sum, each) => sum + each, 0);
      const fact = { userId, amount, kind: 'test', ref: `property:${userId}`, label: 'Avatar' };
      const outcome = await db.tx((tx) => spend(tx, fact));
      const what = `${coins.join('/')} − ${amount}`;
      expect([what, outcome]).toEqual([what, has < amount ? { short: amount - has } : 'spent']);
      expect([what, await purses(userId)]).toEqual([what, has < amount ? coins : spentCoinByCoin(coins, amount)]);
    }
    expect((await verifyLedger(db.fresh)).breaches).toEqual([]);
  });

  it('spends once for one fact, also to eight at the same time', async () => {
    const [userId] = await fundedPlayers(db, 1, 100);
    const fact = { userId: userId!, amount: 30, kind: 'test', ref: 'once:1', label: 'Avatar' };
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => db.tx((tx) => spend(tx, fact))));
    expect(outcomes.filter((outcome) => outcome === 'spent')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(7);
    expect(await purses(userId!)).toEqual([70, 0, 0]);
  });

  it('knows a fact that stands also when its player has too few coins left for it', async () => {
    const [userId] = await fundedPlayers(db, 1, 30);
    const fact = { userId: userId!, amount: 30, kind: 'test', ref: `all:${userId}`, label: 'Avatar' };
    expect(await db.tx((tx) => spend(tx, fact))).toBe('spent');
    expect(await db.tx((tx) => spend(tx, fact))).toBe('repeated');
    expect(await db.tx((tx) => spend(tx, { ...fact, ref: `more:${userId}` }))).toEqual({ short: 30 });
  });

  it('never spends the same coin twice: of ten purchases of 30 at the same time, 100 coins pay three', async () => {
    const [userId] = await fundedPlayers(db, 1, 100);
    const buy = (n: number) => ({ userId: userId!, amount: 30, kind: 'test', ref: `race:${n}`, label: 'Avatar' });
    const outcomes = await Promise.all(Array.from({ length: 10 }, (_, n) => db.tx((tx) => spend(tx, buy(n)))));
    expect(outcomes.filter((outcome) => outcome === 'spent')).toHaveLength(3);
    expect(await purses(userId!)).toEqual([10, 0, 0]);
  });

  it('leaves coins that wait for a withdrawal alone', async () => {
    const [userId] = await fundedPlayers(db, 1, 5);
    const held: AccountKind = 'user:retenido';
    const gift = { userId: userId!, amount: 50, kind: 'grant', ref: `held:${userId}`, label: 'x', purse: held };
    const fact = { userId: userId!, amount: 30, kind: 'test', ref: `held:${userId}`, label: 'Avatar' };
    // No withdrawal holds these coins, which the verifier would find.
    await rolledBack(db, async (scratch) => {
      await scratch.tx((tx) => grant(tx, gift));
      expect(await scratch.tx((tx) => spend(tx, fact))).toEqual({ short: 25 });
      const { rows } = await sql<{
        n: number;
      }>`select count(*)::int as n from ledger_tx where ref = ${fact.ref} and kind = 'test'`.execute(scratch.fresh);
      expect(rows[0]!.n).toBe(0);
    });
  });
});
