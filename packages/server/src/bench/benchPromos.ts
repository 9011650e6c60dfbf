import { grant } from '../ledger/grant';
import { promotionsOf } from '../ledger/promotions';
import { verifyLedger } from '../ledger/verify';
import type { Db } from '../platform/db/database';
import { fundedPlayers } from '../testing/smallLeague';
import { timed } from './stopwatch';

/** Gifts a second, from one account of the promotions and from all of them. */
export interface PromoBench {
  gifts: number;
  one_account: number;
  all_accounts: number;
  ratio: number;
  breaches: number;
}

const ROUNDS = 4;
const AT_ONCE = 16;

/** Gives so many gifts to players whose coins come from one account, and as many to players of all, in turns. */
export async function benchPromos(db: Db, gifts: number): Promise<PromoBench> {
  const everybody = await fundedPlayers(db, 3200, 0);
  const together = everybody.filter((id) => promotionsOf(id) === 'casa:promo');
  const each = Math.ceil(gifts / ROUNDS);
  const ms = { one: 0, all: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    ms.one += await giveAll(db, together, each, `one:${round}`);
    ms.all += await giveAll(db, everybody, each, `all:${round}`);
  }
  const perSecond = (spent: number) => Math.round((each * ROUNDS * 1000) / spent);
  const { breaches } = await verifyLedger(db.fresh);
  return {
    gifts: each * ROUNDS,
    one_account: perSecond(ms.one),
    all_accounts: perSecond(ms.all),
    ratio: Math.round((ms.one / ms.all) * 10) / 10,
    breaches: breaches.length,
  };
}

async function giveAll(db: Db, people: readonly number[], gifts: number, name: string): Promise<number> {
  let next = 0;
  const client = async () => {
    for (let i = next++; i < gifts; i = next++) {
      const gift = { userId: people[i % people.length]!, amount: 1, kind: 'grant', ref: `${name}:${i}`, label: 'Bono' };
      await db.tx((tx) => grant(tx, gift));
    }
  };
  const { ms } = await timed(() => Promise.all(Array.from({ length: AT_ONCE }, client)));
  return ms;
}
