import { sql } from 'kysely';
import { z } from 'zod';
import { wholeNumber } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { table } from '../definition/table';
import { groupFields, groupLines } from './groupLines';

const PAGE_SIZE = 30;

const Member = z
  .object({
    user: z.int().describe('The number of the player.'),
    username: z.string().describe('The name that others read.'),
    joined_at: z.string().describe('When they came, the last time. ISO-8601 instant in UTC.'),
    silenced_until: z
      .string()
      .nullable()
      .describe('Until when they may write on no wall; null: they may. ISO-8601 instant in UTC.'),
  })
  .meta({ id: 'DeskGroupMember', description: 'Somebody in a group of friends.' });

const Post = z
  .object({
    post: z.int().describe('The number of the post.'),
    at: z.string().describe('When it was written, or happened. ISO-8601 instant in UTC.'),
    user: z.int().describe('Whose it is.'),
    username: z.string().describe('Their name.'),
    kind: z.string().describe('`words`, or what happened: `joined`, `room`, `won` or `passed`.'),
    text: z.string().nullable().describe('The words; null of what happened.'),
    hidden: z.enum(['reports', 'desk']).nullable().describe('By whom it is hidden; null: it is shown.'),
    erased_at: z.string().nullable().describe('When it was taken back after a report. ISO-8601 instant in UTC.'),
  })
  .meta({ id: 'DeskGroupPost', description: 'A post on the wall of a group, as the desk reads it.' });

const Shown = z
  .object({
    ...groupFields,
    seasons: z.int().describe('How many seasons it has begun.'),
    rooms: z.int().describe('How many rooms got into it.'),
    people: z.array(Member).describe('Who is in it, in the order that they came.'),
    wall: z.array(Post).describe('The latest posts, newest first.'),
  })
  .meta({ id: 'DeskGroupShown', description: 'A group of friends as the desk looks at it.' });
type Shown = z.infer<typeof Shown>;

/** A group with its people and the latest of its wall. Others read it alone: each look leaves an audit row. */
export const groupShow = command({
  name: 'group show',
  summary: 'a group of friends: its people and the latest on its wall',
  args: z.object({
    group: wholeNumber(1, 2_147_483_647).describe('the group'),
    before: wholeNumber(1, 2_147_483_647).optional().describe('only posts older than this one'),
  }),
  positional: ['group'],
  ops: { method: 'GET', path: 'ops/groups/{group}/', role: 'operador', result: Shown },
  run: async ({ db, note }, { group, before }): Promise<Shown> => {
    const [line] = await groupLines(db.fresh, sql`g.id = ${group}`, sql`order by g.id`);
    if (!line)
      throw new CommandError(`There is no group ${group}. Look for one with: group list --q <part of the name>.`);
    await note({ target: `group:${group}` });
    const { rows: counts } = await sql<Pick<Shown, 'seasons' | 'rooms'>>`
      select (select count(*)::int from group_season where group_id = ${group}) as seasons,
        (select count(*)::int from group_room where group_id = ${group}) as rooms`.execute(db.fresh);
    const { rows: people } = await sql<Shown['people'][number]>`
      select u.id as "user", u.username, m.joined_at, s.until as silenced_until
      from group_member m join app_user u on u.id = m.user_id
      left join group_silence s on s.user_id = u.id and app_now() < s.until
      where m.group_id = ${group} and m.left_at is null order by m.joined_at, u.id`.execute(db.fresh);
    const { rows: wall } = await sql<Shown['wall'][number]>`
      select p.id as post, p.at, u.id as "user", u.username, p.kind, p.text, p.hidden, p.erased_at
      from group_post p join app_user u on u.id = p.user_id
      where p.group_id = ${group} and p.id < ${before ?? Number.MAX_SAFE_INTEGER}::bigint
      order by p.id desc limit ${PAGE_SIZE}`.execute(db.fresh);
    return { ...line, ...counts[0]!, people, wall };
  },
  print: ({ group, name, counts, leader, seasons, rooms, waiting, people, wall }) =>
    [
      `${name} (${group}): ${counts} count; led by ${leader ?? 'nobody, it ended'}; season ${seasons}; ${rooms} rooms; ${waiting} posts wait.`,
      table(
        ['user', 'name', 'since', 'silenced until'],
        people.map((m) => [m.user, m.username, m.joined_at, m.silenced_until ?? '']),
      ),
      table(
        ['post', 'at', 'by', 'what', 'hidden', 'erased'],
        wall.map((p) => [p.post, p.at, p.username, p.text ?? p.kind, p.hidden ?? '', p.erased_at ?? '']),
      ),
    ].join('\n'),
});
