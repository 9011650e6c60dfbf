import { sql } from 'kysely';
import { z } from 'zod';
import { wholeNumber } from '../definition/arguments';
import { command } from '../definition/command';
import { table } from '../definition/table';
import { GroupLine, groupLines } from './groupLines';

/** Groups of friends by a part of their name. */
export const groupList = command({
  name: 'group list',
  summary: 'groups of friends, newest first',
  args: z.object({
    q: z.string().max(80).optional().describe('a part of the name'),
    limit: wholeNumber(1, 500).default(50).describe('how many at most'),
  }),
  ops: { method: 'GET', path: 'ops/groups/', role: 'operador', result: z.array(GroupLine) },
  run: ({ db }, { q, limit }) => {
    const like = q === undefined ? null : `%${q.replace(/[\\%_]/g, '\\$&')}%`;
    return groupLines(
      db.fresh,
      sql`(${like}::text is null or g.name ilike ${like})`,
      sql`order by g.id desc limit ${limit}`,
    );
  },
  print: (lines) =>
    lines.length === 0
      ? 'No groups.'
      : table(
          ['group', 'name', 'counts', 'members', 'leader', 'posts', 'waiting', 'since'],
          lines.map((l) => [
            l.group,
            l.name,
            l.counts,
            l.members,
            l.leader ?? 'ENDED',
            l.posts,
            l.waiting,
            l.created_at,
          ]),
        ),
});
