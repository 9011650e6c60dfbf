import { deskModels } from '@arma11/core/schemas';
import { z } from 'zod';
import { command, CommandError } from '../definition/command';
import { lockUser, UserRef } from './findUser';

const Role = z.enum(['player', 'operador', 'tesorero', 'admin']);
const Changed = deskModels.DeskRoleChange;

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
      await tx.updateTable('app_user').set({ role }).where('id', '=', user.id).execute();
      const result = { user: user.id, username: user.username, role };
      return { result, target: `user:${user.id}`, before: { role: user.role }, after: { role }, reason };
    }),
  print: ({ username, role }) => `${username} is ${role} from now on.`,
});
