import { sql } from 'kysely';
import type { Tx } from '../db/database';
import { houseAccount, potAccount } from './accounts';
import { post, type Posting } from './post';

export interface Payout {
  roomId: number;
  label: string;
  /** Coins per entry that wins something. */
  prizes: ReadonlyMap<number, number>;
  commission: number;
}

/**
 * Empties a room's pot into the winners' withdrawable purses and the house's commission, exactly once per room
 * (reliability.md I8). What the house promised beyond the pot comes from its promotions (rules.md R2.3 garantizado).
 * @returns false when the room was paid before.
 */
export async function payRoom(tx: Tx, payout: Payout): Promise<boolean> {
  const pot = await potAccount(tx, payout.roomId);
  const { balance } = await tx.selectFrom('account').select('balance').where('id', '=', pot).executeTakeFirstOrThrow();
  const prizes = await prizePostings(tx, payout.prizes);
  const paid = prizes.reduce((sum, posting) => sum + posting.amount, 0) + payout.commission;
  const posted = await post(tx, {
    kind: 'settle',
    ref: String(payout.roomId),
    label: payout.label,
    roomId: payout.roomId,
    postings: [
      ...prizes,
      { account: await houseAccount(tx, 'casa:comision'), amount: payout.commission },
      { account: pot, amount: -balance },
      { account: await houseAccount(tx, 'casa:promo'), amount: balance - paid },
    ],
  });
  return posted !== null || (paid === 0 && balance === 0);
}

async function prizePostings(tx: Tx, prizes: ReadonlyMap<number, number>): Promise<Posting[]> {
  const winners = [...prizes].filter(([, amount]) => amount > 0);
  const { rows } = await sql<Posting>`
    select a.id as account, sum(w.amount)::bigint as amount
    from unnest(${winners.map(([entry]) => entry)}::int[], ${winners.map(([, amount]) => amount)}::bigint[]) as w(entry, amount)
    join entry e on e.id = w.entry
    join account a on a.user_id = e.user_id and a.kind = 'user:retirable'
    group by a.id`.execute(tx);
  return rows;
}
