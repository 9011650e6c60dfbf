import { deskModels } from '@arma11/core/schemas';
import type { DeskGroupDecision } from '@arma11/core/back-office';
import { sql } from 'kysely';
import { z } from 'zod';
import { decidePost } from '../../groups/wall/decidePost';
import { waitsForOperator } from '../../players/groups/waitsForOperator';
import type { Tx } from '../../platform/db/database';
import { wholeNumber } from '../definition/arguments';
import { command, CommandError, type CommandContext } from '../definition/command';

const args = z.object({
  post: wholeNumber(1, 2_147_483_647).describe('the post'),
  reason: z.string().trim().min(3).max(500).describe('why; it is kept'),
});

const Decided = deskModels.DeskGroupDecision;

interface Held {
  post: number;
  group: number;
  user: number;
  hidden: 'reports' | 'desk' | null;
  waits: boolean;
}

async function held(tx: Tx, post: number): Promise<Held> {
  await sql`select from group_post where id = ${post} for no key update`.execute(tx);
  const { rows } = await sql<Held>`
    select p.id as post, p.group_id as "group", p.user_id as "user", p.hidden, ${waitsForOperator} as waits
    from group_post p where p.id = ${post}`.execute(tx);
  if (!rows[0]) throw new CommandError(`There is no post ${post}: see group reports, or group show <group>.`);
  return rows[0];
}

/** The words stay out of the audit: they go with their author's account (rules R23.8). */
const decide = (
  { audited }: CommandContext,
  { post, reason }: z.output<typeof args>,
  { hide, already }: { hide: boolean; already: (row: Held) => string | null },
): Promise<DeskGroupDecision> =>
  audited(async (tx) => {
    const row = await held(tx, post);
    const why = already(row);
    if (why !== null) throw new CommandError(why);
    await decidePost(tx, { postId: post, groupId: row.group, hide });
    const result = { post, group: row.group, user: row.user, hidden: hide };
    return { result, target: `post:${post}`, before: { hidden: row.hidden !== null }, after: result, reason };
  });

/** Shows a post to nobody any more. */
export const groupPostHide = command({
  name: 'group post-hide',
  summary: 'show a post on the wall of a group to nobody any more',
  args,
  positional: ['post'],
  ops: { method: 'POST', path: 'ops/group-posts/{post}/hide/', role: 'operador', result: Decided },
  run: (context, given) =>
    decide(context, given, {
      hide: true,
      already: ({ hidden, waits }) =>
        hidden === 'desk' && !waits ? `Post ${given.post} is hidden already. See: group post-restore.` : null,
    }),
  print: ({ post, user }) => `Post ${post} is shown to nobody. Its author is user ${user}: see group silence.`,
});

/** Shows a post again that reports or the desk have hidden, and has nothing of it wait any more. */
export const groupPostRestore = command({
  name: 'group post-restore',
  summary: 'show a post again that was hidden or reported, but to those who reported it',
  args,
  positional: ['post'],
  ops: { method: 'POST', path: 'ops/group-posts/{post}/restore/', role: 'operador', result: Decided },
  run: (context, given) =>
    decide(context, given, {
      hide: false,
      already: ({ hidden, waits }) =>
        hidden === null && !waits ? `Post ${given.post} is shown, and nothing of it waits.` : null,
    }),
  print: ({ post, group }) => `Post ${post} is shown in group ${group} to all who have not reported it.`,
});
