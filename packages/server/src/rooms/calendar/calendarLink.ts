import { sql } from 'kysely';
import { base64url, sha256 } from '../../platform/bytes';
import type { Queryable, Tx } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';

const KEY_BYTES = 24;

/** Since when the player's calendar has an address; null: it has none. */
export async function calendarSince(q: Queryable, userId: number): Promise<string | null> {
  const row = await q.selectFrom('calendar_link').select('created_at').where('user_id', '=', userId).executeTakeFirst();
  return row?.created_at ?? null;
}

/** Gives the player's calendar a new address (rules R14.10); the one before leads nowhere. Returns it: only its hash is kept. */
export async function makeCalendarLink(
  tx: Tx,
  userId: number,
  { random, publicUrl }: Pick<Deps, 'random' | 'publicUrl'>,
): Promise<string> {
  const key = base64url(random(KEY_BYTES));
  const kept = { key_hash: await sha256(key), created_at: sql<string>`app_now()` };
  await tx
    .insertInto('calendar_link')
    .values({ user_id: userId, ...kept })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
    .execute();
  return `${publicUrl}/services/plus/calendar/${key}.ics`;
}

/** Takes the address back, where there is one. */
export async function endCalendarLink(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('calendar_link').where('user_id', '=', userId).execute();
}

/** Whose calendar a key opens; null for one that opens none, and while its player is blocked or leaves. */
export async function calendarOwner(q: Queryable, key: string): Promise<number | null> {
  const row = await q
    .selectFrom('calendar_link as c')
    .innerJoin('app_user as u', 'u.id', 'c.user_id')
    .select('u.id')
    .where('c.key_hash', '=', await sha256(key))
    .where('u.blocked_at', 'is', null)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}
