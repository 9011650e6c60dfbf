import { rangoOf } from '@arma11/core/domain';
import type { Queryable } from '../../platform/db/database';
import { rangoPath } from '../../platform/http/mediaPaths';
import { xpHistory } from './xpHistory';

/** A player's rank, how far the next one is, and where their XP came from (rules R11.4). */
export async function rangoView(q: Queryable, userId: number) {
  const { xp } = await q.selectFrom('app_user').select('xp').where('id', '=', userId).executeTakeFirstOrThrow();
  const progress = rangoOf(xp);
  return { ...progress, image: rangoPath(progress.level), xp, history: await xpHistory(q, userId) };
}
