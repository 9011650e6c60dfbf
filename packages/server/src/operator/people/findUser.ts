import { usernameKey } from '@arma11/core/domain';
import { z } from 'zod';
import { emailKey } from '../../players/accounts/emailKey';
import type { Queryable, Tx } from '../../platform/db/database';
import type { UserRow } from '../../platform/db/schema';
import { type Actor, CommandError } from '../definition/command';

/** A player as an operator names one. */
export const UserRef = z.string().min(1).max(254).describe('the player: id, username or e-mail');

/** The player of that id, username or e-mail, or a sentence. */
export async function findUser(q: Queryable, ref: string): Promise<UserRow> {
  const query = q.selectFrom('app_user').selectAll();
  const row = await (
    /^\d{1,9}$/.test(ref)
      ? query.where('id', '=', Number(ref))
      : ref.includes('@')
        ? query.where('email_key', '=', emailKey(ref))
        : query.where('username_key', '=', usernameKey(ref))
  ).executeTakeFirst();
  if (!row) throw new CommandError(`There is no player ${ref}. Look for one with: user list --q <part of the name>.`);
  return row;
}

/** The player, locked for a change. Who works at the desk is for an admin to change, or for the command line. */
export async function lockUser(tx: Tx, actor: Actor, ref: string): Promise<UserRow> {
  const { id } = await findUser(tx, ref);
  const user = await tx
    .selectFrom('app_user')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (user.is_bot || user.anonymised_at) throw new CommandError(`${user.username} is nobody who can sign in.`);
  if (actor.id === null || user.role === 'player') return user;
  const { role } = await tx.selectFrom('app_user').select('role').where('id', '=', actor.id).executeTakeFirstOrThrow();
  if (role !== 'admin') throw new CommandError(`${user.username} works at the desk (${user.role}): ask an admin.`);
  return user;
}
