import { sql } from 'kysely';
import type { Tx } from '../platform/db/database';
import type { AccountKind } from '../platform/db/tables/ledgerTables';
import type { Posting } from './post';

export type PurseKind = 'user:retirable' | 'user:jugable' | 'user:bono' | 'user:retenido';

export interface Purse {
  id: number;
  balance: number;
}

/**
 * A player's four purses, locked in ascending order together with the operator's accounts that the same transaction moves,
 * so that nobody waits in a ring: what they hold now they hold until it ends.
 */
export async function lockPurses(
  tx: Tx,
  userId: number,
  house: readonly AccountKind[] = [],
): Promise<Record<PurseKind, Purse>> {
  const { rows } = await sql<Purse & { kind: PurseKind }>`
    select id, kind, balance from account
    where user_id = ${userId} or (user_id is null and room_id is null and kind = any(${[...house]}::text[]))
    order by id for update`.execute(tx);
  return Object.fromEntries(rows.map(({ kind, id, balance }) => [kind, { id, balance }])) as Record<PurseKind, Purse>;
}

/** Takes an amount from purses in their order; null when together they hold too little. */
export function takeFrom(purses: readonly Purse[], amount: number): Posting[] | null {
  let left = amount;
  const postings = purses.map(({ id, balance }) => {
    const part = Math.min(balance, left);
    left -= part;
    return { account: id, amount: -part };
  });
  return left === 0 ? postings : null;
}
