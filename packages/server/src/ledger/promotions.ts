import { type Expression, sql } from 'kysely';
import type { Where } from '../platform/db/fragments';
import type { AccountKind } from '../platform/db/tables/ledgerTables';

/** How many accounts hold the operator's promotions, the first of them without a number. */
const PURSES = 32;

/**
 * The account of the operator's promotions that this player's coins come from and go to. There are many, because every
 * gift writes one and a row is written by one transaction at a time; what the operator gave is their sum.
 */
export function promotionsOf(userId: number): AccountKind {
  const n = userId % PURSES;
  return n === 0 ? 'casa:promo' : `casa:promo:${n}`;
}

/** `promotionsOf` within a statement; of a room, the account that fills up what its pot lacks. */
export const promotionsKind = (id: Expression<unknown>) =>
  sql<AccountKind>`'casa:promo' || case when ${id} % ${sql.lit(PURSES)} = 0 then '' else ':' || ${id} % ${sql.lit(PURSES)} end`;

/** Whether an account is one of the operator's promotions. */
export const isPromotions = (kind: Expression<unknown>): Where =>
  sql`(${kind} = 'casa:promo' or ${kind} like 'casa:promo:%')`;
