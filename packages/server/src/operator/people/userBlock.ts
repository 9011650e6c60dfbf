import { deskModels } from '@arma11/core/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import { endSessions } from '../../players/accounts/sessions';
import { command, CommandError } from '../definition/command';
import { lockUser, UserRef } from './findUser';

const args = z.object({
  user: UserRef,
  reason: z.string().trim().min(3).max(500).describe('why; it is kept'),
});
const Blocked = deskModels.DeskBlocked;

/** Keeps a player out, at once. Coins and rooms stay as they are. */
export const userBlock = command({
  name: 'user block',
  summary: 'keep a player out, at once; coins and rooms stay',
  args,
  positional: ['user'],
  ops: { method: 'POST', path: 'ops/users/{user}/block/', role: 'operador', result: Blocked },
  run: ({ audited, actor }, { user: ref, reason }) =>
    audited(async (tx) => {
      const user = await lockUser(tx, actor, ref);
      if (user.blocked_at) throw new CommandError(`${user.username} is blocked already, since ${user.blocked_at}.`);
      const { rows } = await sql<{ blocked_at: string }>`
        update app_user set blocked_at = app_now() where id = ${user.id} returning blocked_at`.execute(tx);
      await endSessions(tx, user.id);
      const result = { user: user.id, username: user.username, blocked_at: rows[0]!.blocked_at };
      return { result, target: `user:${user.id}`, before: { blocked_at: null }, after: rows[0], reason };
    }),
  print: ({ username, user }) => `${username} (${user}) is blocked.`,
});

/** Lets a blocked player in again. */
export const userUnblock = command({
  name: 'user unblock',
  summary: 'let a blocked player in again',
  args,
  positional: ['user'],
  ops: { method: 'POST', path: 'ops/users/{user}/unblock/', role: 'operador', result: Blocked },
  run: ({ audited, actor }, { user: ref, reason }) =>
    audited(async (tx) => {
      const user = await lockUser(tx, actor, ref);
      if (!user.blocked_at) throw new CommandError(`${user.username} is not blocked.`);
      await sql`update app_user set blocked_at = null where id = ${user.id}`.execute(tx);
      const result = { user: user.id, username: user.username, blocked_at: null };
      const before = { blocked_at: user.blocked_at };
      return { result, target: `user:${user.id}`, before, after: { blocked_at: null }, reason };
    }),
  print: ({ username, user }) => `${username} (${user}) may come in again.`,
});
