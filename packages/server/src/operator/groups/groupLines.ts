import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable } from '../../platform/db/database';
import type { Tail, Where } from '../../platform/db/fragments';
import { waitsForOperator } from '../../players/groups/waitsForOperator';

export const groupFields = {
  group: z.int().describe('The number of the group.'),
  name: z.string().describe('What its members call it.'),
  counts: z.enum(['lineups', 'predictions', 'both']).describe('Which rooms count in it.'),
  members: z.int().describe('How many are in it.'),
  leader: z.string().nullable().describe('Who leads it; null: everybody has left.'),
  posts: z.int().describe('How many posts are on its wall, hidden ones too.'),
  waiting: z.int().describe('Posts of it that wait for a decision.'),
  created_at: z.string().describe('When it was made. ISO-8601 instant in UTC.'),
  ended_at: z
    .string()
    .nullable()
    .describe('When the last member left; null: somebody is in it. ISO-8601 instant in UTC.'),
};

/** A group of friends as the desk lists it; its code is never among it. */
export const GroupLine = z
  .object(groupFields)
  .meta({ id: 'DeskGroup', description: 'A group of friends as the desk lists it.' });
export type GroupLine = z.infer<typeof GroupLine>;

/** The groups that a condition on `g` chooses. */
export async function groupLines(q: Queryable, where: Where, tail: Tail): Promise<GroupLine[]> {
  const { rows } = await sql<GroupLine>`
    select g.id as "group", g.name, g.counts, u.username as leader, g.created_at, g.ended_at,
      (select count(*)::int from group_member m where m.group_id = g.id and m.left_at is null) as members,
      (select count(*)::int from group_post p where p.group_id = g.id) as posts,
      (select count(*)::int from group_post p where p.group_id = g.id and ${waitsForOperator}) as waiting
    from friend_group g left join app_user u on u.id = g.owner_id
    where ${where} ${tail}`.execute(q);
  return rows;
}
