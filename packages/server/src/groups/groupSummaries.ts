import { sql } from 'kysely';
import type { GroupSummary } from '@arma11/core/back-office';
import { groupTable } from '@arma11/core/domain';
import type { Queryable } from '../platform/db/database';
import { playedRooms } from '../rooms/groups/playedRooms';

type Row = Omit<GroupSummary, 'position'>;

/** The groups that a player is in: whose room locks next first, then those they came to last. */
export async function groupSummaries(q: Queryable, userId: number, only?: number): Promise<GroupSummary[]> {
  const { rows } = await sql<Row>`
    select g.id, g.name, g.crest, g.counts, next.lock_at as next_lock,
      (select count(*)::int from group_member x where x.group_id = g.id and x.left_at is null) as members
    from group_member m
    join friend_group g on g.id = m.group_id
    cross join lateral (
      select min(r.lock_at) as lock_at from group_room gr join room r on r.id = gr.room_id
      where gr.group_id = g.id and r.estado in ('abierta','llena') and app_now() < r.lock_at
        and (r.estado = 'abierta' or exists (select from entry e where e.room_id = r.id and e.user_id = ${userId}))
    ) next
    where m.user_id = ${userId} and m.left_at is null and (${only ?? null}::int is null or g.id = ${only ?? null}::int)
    order by next.lock_at, m.joined_at desc, g.id desc`.execute(q);
  const ids = rows.map(({ id }) => id);
  const played = await playedRooms(
    q,
    sql`(gr.group_id, gr.season) in (select s.group_id, s.season from group_season s
      where s.group_id = any(${ids}::int[]) and s.ended_at is null)`,
  );
  return rows.map((row) => {
    const table = groupTable(played.filter(({ group }) => group === row.id));
    return { ...row, position: table.find(({ user }) => user === userId)?.place ?? null };
  });
}

/** One of them. */
export async function groupSummary(
  q: Queryable,
  { groupId, userId }: { groupId: number; userId: number },
): Promise<GroupSummary> {
  const [summary] = await groupSummaries(q, userId, groupId);
  return summary!;
}
