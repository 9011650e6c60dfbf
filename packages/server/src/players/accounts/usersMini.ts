import type { UserMini } from '@arma11/core/contract';
import { rangoOf } from '@arma11/core/domain';
import type { Queryable } from '../../platform/db/database';
import { wornAvatarPath } from '../../platform/http/mediaPaths';
import { keyUsername } from './keyUsername';

/** These players as others see them: name, face and rank, never email, phone or balance. */
export async function usersMini(q: Queryable, ids: readonly number[]): Promise<Map<number, UserMini>> {
  if (ids.length === 0) return new Map();
  const rows = await q
    .selectFrom('app_user')
    .select(['id', 'username', 'username_key', 'avatar_item', 'xp'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        username: row.username,
        avatar: wornAvatarPath(row.avatar_item, row.id),
        keyusername: keyUsername(row.username),
        rango_level: rangoOf(row.xp).level,
      },
    ]),
  );
}
