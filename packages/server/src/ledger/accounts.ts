import { sql } from 'kysely';
import type { Queryable } from '../platform/db/database';
import type { AccountKind } from '../platform/db/tables/ledgerTables';

const USER_KINDS = ['user:retirable', 'user:jugable', 'user:bono', 'user:retenido'] as const;

/** Opens the four purses of new players (rules R12.2). */
export async function openUserAccounts(tx: Queryable, userIds: number[]): Promise<void> {
  await sql`insert into account (kind, user_id)
    select kind, user_id from unnest(${[...USER_KINDS]}::text[]) kind, unnest(${userIds}::int[]) user_id
    on conflict do nothing`.execute(tx);
}

/** Opens the pot of a new room. */
export async function openRoomPot(tx: Queryable, roomId: number): Promise<void> {
  await tx.insertInto('account').values({ kind: 'sala:pozo', room_id: roomId }).execute();
}

/** The id of an account that belongs to no player and no room: the operator's, or one of the world outside. */
export async function systemAccount(q: Queryable, kind: AccountKind): Promise<number> {
  const row = await q
    .selectFrom('account')
    .select('id')
    .where('kind', '=', kind)
    .where('user_id', 'is', null)
    .where('room_id', 'is', null)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The id of one purse of a player. */
export async function userAccount(q: Queryable, userId: number, kind: AccountKind): Promise<number> {
  const row = await q
    .selectFrom('account')
    .select('id')
    .where('kind', '=', kind)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.id;
}
