import { deskModels } from '@arma11/core/schemas';
import { generateAccessCode } from '@arma11/core/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import { forgetFailures } from '../../players/accounts/loginLimits';
import { endSessions } from '../../players/accounts/sessions';
import { randomBelow } from '../../platform/randomBelow';
import { command } from '../definition/command';
import { lockUser, UserRef } from './findUser';

const Reset = deskModels.DeskReset;
type Reset = z.infer<typeof Reset>;

/**
 * Gives a player a password that opens one session within 24 hours, after which the app asks for a new one
 * (security §3.1). It is stored as a hash alone, and neither audit nor outcomes hold it.
 */
export const userReset = command({
  name: 'user reset',
  summary: 'give a player a password for one sign-in within 24 hours',
  args: z.object({
    user: UserRef,
    reason: z.string().trim().min(3).max(500).describe('how you know that it is the player; it is kept'),
  }),
  positional: ['user'],
  ops: { method: 'POST', path: 'ops/users/{user}/reset/', role: 'operador', result: Reset },
  run: async ({ db, deps, audited, actor }, { user: ref, reason }): Promise<Reset> => {
    const temporary_password = generateAccessCode(randomBelow(deps.random));
    const hash = await deps.hasher.hash(temporary_password);
    let key = '';
    const told = await audited(async (tx) => {
      const user = await lockUser(tx, actor, ref);
      key = user.email_key;
      const { rows } = await sql<{ until: string }>`
        update app_user set password_hash = ${hash}, is_reset = true, credentials_changed_at = app_now(),
          temporary_password_until = app_now() + interval '24 hours' where id = ${user.id}
        returning temporary_password_until as until`.execute(tx);
      await endSessions(tx, user.id);
      const result = { user: user.id, username: user.username, until: rows[0]!.until };
      return { result, target: `user:${user.id}`, after: rows[0], reason };
    });
    await forgetFailures(db, key);
    return { ...told, temporary_password };
  },
  print: ({ username, temporary_password, until }) =>
    `${username} may sign in once with ${temporary_password} until ${until}. Tell it to the player alone.`,
});
