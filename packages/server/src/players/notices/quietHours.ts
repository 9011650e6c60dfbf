import { wallClock, type QuietHours } from '@arma11/core/domain';
import type { Queryable, Tx } from '../../platform/db/database';
import { invalid } from '../../platform/invalid';

/** When a player's devices stay silent (rules R14.9); null: never. */
export async function quietHoursOf(q: Queryable, userId: number): Promise<QuietHours | null> {
  const row = await q
    .selectFrom('quiet_hours')
    .select(['from_hour as from', 'until_hour as until', 'zone'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Sets them; null ends them. */
export async function saveQuietHours(tx: Tx, userId: number, quiet: QuietHours | null): Promise<void> {
  if (quiet === null) {
    await tx.deleteFrom('quiet_hours').where('user_id', '=', userId).execute();
    return;
  }
  if (quiet.from === quiet.until) throw invalid({ until: 'Elige otra hora: ahí empieza el silencio.' });
  if (!isZone(quiet.zone)) throw invalid({ zone: 'No conocemos la zona horaria de este dispositivo.' });
  const kept = { from_hour: quiet.from, until_hour: quiet.until, zone: quiet.zone };
  await tx
    .insertInto('quiet_hours')
    .values({ user_id: userId, ...kept })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
    .execute();
}

function isZone(zone: string): boolean {
  try {
    wallClock(0, zone);
    return true;
  } catch {
    return false;
  }
}
