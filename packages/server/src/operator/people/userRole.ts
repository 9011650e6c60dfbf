import { sql } from 'kysely';
import { deskModels } from '@arma11/core/schemas';
import { z } from 'zod';
import type { Tx } from '../../platform/db/database';
import { lockPlayer } from '../../players/lockPlayer';
import { command, CommandError } from '../definition/command';
import { lockUser, UserRef } from './findUser';

const Role = z.enum(['player', 'operador', 'tesorero', 'admin']);
const Changed = deskModels.DeskRoleChange;

/** Staff have no seat where something is paid or promised (rules R16.1): whoever has one is not made staff before it is over. */
async function assertNoPaidSeat(tx: Tx, { id, username }: { id: number; username: string }): Promise<void> {
  await lockPlayer(tx, id);
  const { rows } = await sql<{ room: number; locked: boolean }>`
    select r.id as room, r.lock_at <= app_now() as locked from entry e join room r on r.id = e.room_id
    where e.user_id = ${id} and (r.amount_ins > 0 or r.rules->>'guaranteed_pozo' is not null)
      and r.estado not in ('pagada','cancelada') order by r.id`.execute(tx);
  if (rows.length === 0) return;
  const named = (locked: boolean) => rows.filter((row) => row.locked === locked).map(({ room }) => room);
  const [open, closed] = [named(false), named(true)];
  const advice = [
    ...(open.length > 0 ? [`Take them out of ${open.join(', ')} (room entries, entry remove).`] : []),
    ...(closed.length > 0 ? [`Wait until ${closed.join(', ')} ${closed.length === 1 ? 'is' : 'are'} paid.`] : []),
  ];
  throw new CommandError(`${username} has a seat where something is paid, and staff have none. ${advice.join(' ')}`);
}

/** Lets a player work at the desk, or no longer. */
export const userRole = command({
  name: 'user role',
  summary: 'let a player work at the desk, or no longer',
  args: z.object({
    user: UserRef,
    role: Role.describe('player, operador, tesorero or admin'),
    reason: z.string().trim().min(3).max(500).describe('why; it is kept'),
  }),
  positional: ['user', 'role'],
  ops: { method: 'POST', path: 'ops/users/{user}/role/', role: 'admin', result: Changed },
  run: ({ audited, actor }, { user: ref, role, reason }) =>
    audited(async (tx) => {
      const user = await lockUser(tx, actor, ref);
      if (user.id === actor.id) throw new CommandError('Nobody changes their own role: ask another admin.');
      if (user.role === 'player' && role !== 'player') await assertNoPaidSeat(tx, user);
      await tx.updateTable('app_user').set({ role }).where('id', '=', user.id).execute();
      const result = { user: user.id, username: user.username, role };
      return { result, target: `user:${user.id}`, before: { role: user.role }, after: { role }, reason };
    }),
  print: ({ username, role }) => `${username} is ${role} from now on.`,
});
