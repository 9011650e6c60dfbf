import { sql } from 'kysely';
import { usernameKey } from '@arma11/core/domain';
import type { UserMini } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';
import type { Where } from '../../platform/db/fragments';
import { usersMini } from '../../players/accounts/usersMini';
import { beginsWith } from './namePrefix';

/** Whether a person is there for others: not gone, blocked, on a pause, of staff, or a seat that waits for its owner. */
const canBeFound: Where = sql<boolean>`(u.role = 'player' and u.blocked_at is null and u.deleted_at is null
  and u.anonymised_at is null and u.test_partner_id is null and u.username_key !~ '[:~]'
  and (u.excluded_until is null or u.excluded_until <= app_now()))`;

/** The people whose names begin with a text, by their skeletons: the shortest first (rules R22.2). */
export async function findPeople(
  q: Queryable,
  { userId, text, most }: { userId: number; text: string; most: number },
): Promise<UserMini[]> {
  const key = usernameKey(text);
  if (key === '') return [];
  const { rows } = await sql<{ id: number }>`
    select u.id from app_user u
    where u.username_key like ${beginsWith(key)} and u.id <> ${userId} and ${canBeFound}
    order by length(u.username_key), u.username_key collate "C" limit ${most}`.execute(q);
  const people = await usersMini(
    q,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id }) => people.get(id)!);
}
