import { sql } from 'kysely';
import type { Tx } from '../platform/db/database';
import { post } from './post';
import { promotionsOf } from './promotions';
import { takeFrom, type Purse } from './purses';

export interface Spending {
  userId: number;
  /** Coins, above 0. */
  amount: number;
  /** What it is for, and the natural key of the fact: `item`, `7:204`. */
  kind: string;
  ref: string;
  /** What the player reads in their movements. */
  label: string;
}

/** Spent now, spent before for the same fact, or how many coins are missing. */
export type SpendOutcome = 'spent' | 'repeated' | { short: number };

const ORDER = ['user:bono', 'user:jugable', 'user:retirable'];

/**
 * Takes coins from a player for something that the operator sells, in the spend order bono → jugable → retirable
 * (rules R12.2), all or none, once for one (kind, ref). They go to the operator's promotions, which gave the bonus coins.
 */
export async function spend(tx: Tx, { userId, amount, kind, ref, label }: Spending): Promise<SpendOutcome> {
  const kindOfPromotions = promotionsOf(userId);
  // One statement takes the promotions account and the purses in ascending order, as `post` does: nobody waits in a ring.
  const { rows } = await sql<Purse & { kind: string }>`
    select id, kind, balance from account
    where (user_id = ${userId} and kind = any(${ORDER}::text[])) or (kind = ${kindOfPromotions} and user_id is null)
    order by id for update`.execute(tx);
  const promotions = rows.find((account) => account.kind === kindOfPromotions)!;
  const purses = ORDER.flatMap((purse) => rows.filter((account) => account.kind === purse));
  const taken = takeFrom(purses, amount);
  if (!taken) {
    const has = purses.reduce((sum, { balance }) => sum + balance, 0);
    return (await isPosted(tx, kind, ref)) ? 'repeated' : { short: amount - has };
  }
  const posted = await post(tx, { kind, ref, label, postings: [...taken, { account: promotions.id, amount }] });
  return posted === null ? 'repeated' : 'spent';
}

async function isPosted(tx: Tx, kind: string, ref: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ledger_tx where kind = ${kind} and ref = ${ref}`.execute(tx);
  return rows.length > 0;
}
