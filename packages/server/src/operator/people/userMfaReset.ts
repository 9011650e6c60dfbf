import { sql } from 'kysely';
import { z } from 'zod';
import { factorsResetMail } from '../../players/accounts/mails';
import { endSessions } from '../../players/accounts/sessions';
import { lockPlayer } from '../../players/lockPlayer';
import { factorScopes } from '../../players/secondFactor/factorTries';
import { logSecurity } from '../../platform/securityLog';
import { command, CommandError } from '../definition/command';
import { findUser, lockUser, UserRef } from './findUser';

/**
 * Takes every second factor from somebody who has lost theirs: they sign in with the password and add another. From the
 * command line alone, so that no session of the desk opens another's.
 */
export const userMfaReset = command({
  name: 'user mfa-reset',
  summary: 'take the lost second factor from somebody of the staff, and end their sessions',
  args: z.object({
    user: UserRef,
    reason: z.string().trim().min(3).max(500).describe('how you know that it is the person; it is kept'),
  }),
  positional: ['user'],
  run: async ({ audited, deps, actor }, { user: ref, reason }) => {
    const reset = await audited(async (tx) => {
      const { id } = await findUser(tx, ref);
      // What is being added at this moment is taken away too, or meets an ended session.
      await lockPlayer(tx, id);
      const user = await lockUser(tx, actor, String(id));
      const taken = { totp: 0, passkey: 0, recovery_code: 0 };
      for (const table of ['totp', 'passkey', 'recovery_code'] as const) {
        const { rows } = await sql`delete from ${sql.table(table)} where user_id = ${user.id} returning 1`.execute(tx);
        taken[table] = rows.length;
      }
      if (taken.totp + taken.passkey === 0) throw new CommandError(`${user.username} has no second factor.`);
      for (const table of ['attempt', 'login_streak'] as const) {
        await sql`delete from ${sql.table(table)} where scope = any(${factorScopes(user.id)})`.execute(tx);
      }
      await endSessions(tx, user.id);
      await deps.queueMessage(tx, { channel: 'mail', to: user.email, ...factorsResetMail(deps.publicUrl) });
      const result = { user: user.id, username: user.username };
      return { result, target: `user:${user.id}`, before: taken, reason };
    });
    logSecurity(deps.log, { kind: 'second_factor_changed', user: actor.id, ip: '', what: 'reset', of: reset.user });
    return reset;
  },
  print: ({ username }) => `${username} signs in with the password and adds a second factor at /operador/seguridad.`,
});
