import { normaliseAccessCode } from '@arma11/core/domain';
import { countAttempt, uncountAttempt } from '../players/accounts/attempts';
import type { Db } from '../platform/db/database';
import { Refusal } from '../platform/refusal';
import { codeTries } from '../rooms/codes/findByCode';

/** A group that a code lets into. */
export interface CodedGroup {
  groupId: number;
  /** The code as it is stored. */
  code: string;
}

export const unknownGroupCode = () =>
  new Refusal(404, 'CODIGO_NO_EXISTE', 'Ese código no abre ningún grupo. Revísalo con quien te lo pasó.');

/**
 * The group that a code lets into, whatever the code's case, spaces and hyphens. Wrong ones are counted together with wrong codes
 * of rooms (rules R3.3). Call it before `write`, never inside.
 */
export async function findGroupByCode(
  db: Db,
  { code: typed, userId, ip }: { code: string; userId: number; ip: string },
): Promise<CodedGroup> {
  const limits = codeTries(userId, ip);
  await countAttempt(db, limits);
  const code = normaliseAccessCode(typed);
  if (code === null) throw unknownGroupCode();
  const found = await db.fresh
    .selectFrom('friend_group')
    .select('id')
    .where('cod_access', '=', code)
    .executeTakeFirst();
  if (!found) throw unknownGroupCode();
  await uncountAttempt(db, limits);
  return { groupId: found.id, code };
}
