import type { Queryable } from '../../platform/db/database';

/** Returns what coins are shown as to somebody (`local_contry`); to who looks on without an account as in Peru. */
export async function currencyOf(q: Queryable, userId: number): Promise<string> {
  const user = await q.selectFrom('app_user').select('local_contry').where('id', '=', userId).executeTakeFirst();
  return user?.local_contry ?? 'PEN';
}
