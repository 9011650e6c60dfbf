import { deskModels } from '@arma11/core/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import { wholeNumber } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { lockUser, UserRef } from '../people/findUser';

/** How long at once, in days (rules R23.7). */
const MOST_DAYS = 90;

/** Keeps a player from writing on the wall of any group; they read, react and play on. */
export const groupSilence = command({
  name: 'group silence',
  summary: 'keep a player from writing on walls of groups; all the rest stays open to them',
  args: z.object({
    user: UserRef,
    days: wholeNumber(0, MOST_DAYS).describe(`for how many days, at most ${MOST_DAYS}; 0 ends it`),
    reason: z.string().trim().min(3).max(500).describe('why; it is kept'),
  }),
  ops: { method: 'POST', path: 'ops/users/{user}/silence/', role: 'operador', result: deskModels.DeskGroupSilence },
  run: ({ audited, actor }, { user: ref, days, reason }) =>
    audited(async (tx) => {
      const user = await lockUser(tx, actor, ref);
      const { rows: was } = await sql<{ until: string }>`
        delete from group_silence where user_id = ${user.id} and app_now() < until returning until`.execute(tx);
      if (days === 0 && !was[0]) throw new CommandError(`${user.username} may write on walls.`);
      const { rows } = await sql<{ until: string }>`
        insert into group_silence (user_id, until)
        select ${user.id}, app_now() + make_interval(days => ${days}) where ${days}::int > 0
        on conflict (user_id) do update set until = excluded.until returning until`.execute(tx);
      const until = rows[0]?.until ?? null;
      const result = { user: user.id, username: user.username, until };
      return { result, target: `user:${user.id}`, before: { until: was[0]?.until ?? null }, after: { until }, reason };
    }),
  print: ({ username, until }) =>
    until === null ? `${username} may write on walls again.` : `${username} writes on no wall until ${until}.`,
});
