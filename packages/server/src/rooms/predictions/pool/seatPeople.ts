import { sql } from 'kysely';
import { openUserAccounts } from '../../../ledger/accounts';
import { asRows } from '../../../platform/db/asRows';
import type { Tx } from '../../../platform/db/database';
import type { Deps } from '../../../platform/deps';
import { newCode } from '../../codes/newCode';
import type { PoolPerson } from './readPool';
import type { From } from '../../../platform/db/fragments';

/** Whose address stand-ins have: no mail ever reaches it. */
export const STAND_IN_HOST = 'asiento.invalid';

/**
 * Gives people of a pool their seats, each held by a stand-in under the person's name until it is claimed
 * (rules R17.4). Free rooms alone: nothing is paid.
 */
export async function seatPeople(
  tx: Tx,
  random: Deps['random'],
  { roomId, people }: { roomId: number; people: readonly PoolPerson[] },
): Promise<void> {
  const rows = [];
  for (const { person, name, email } of people) {
    const code = await newCode(tx, random);
    rows.push({ person, name, email, code, key: `seat:${roomId}:${code}`, at: `${code}@${STAND_IN_HOST}` });
  }
  const given: From = sql`json_to_recordset(${asRows(rows)})
    as x(person text, name text, email text, code text, key text, at text)`;
  const { rows: users } = await sql<{ id: number }>`
    insert into app_user (username, username_key, email, email_key, is_bot, consented_at)
    select name, key, at, lower(at), true, null from ${given} returning id`.execute(tx);
  await openUserAccounts(
    tx,
    users.map(({ id }) => id),
  );
  await sql`
    with seated as (
      insert into entry (room_id, user_id, fee, paid, saved_at, joined_at)
      select ${roomId}, u.id, 0, 0, app_now(), app_now() from ${given} join app_user u on u.username_key = x.key
      returning id, user_id
    )
    insert into pool_seat (entry_id, room_id, person, email, code)
    select s.id, ${roomId}, x.person, x.email, x.code
    from seated s join app_user u on u.id = s.user_id join ${given} on x.key = u.username_key`.execute(tx);
  await sql`
    update room set taken = taken + ${people.length}, max_players = greatest(max_players, taken + ${people.length})
    where id = ${roomId}`.execute(tx);
}
