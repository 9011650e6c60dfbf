import { sql } from 'kysely';
import type { GroupCounts } from '@arma11/core/back-office';
import type { Queryable, Tx } from '../platform/db/database';
import { notFound, Refusal } from '../platform/refusal';
import { lockGroupRow } from '../players/groups/lockGroupRow';

/** A group as whoever is in it may know it. */
export interface GroupRow {
  id: number;
  name: string;
  crest: number;
  counts: GroupCounts;
  cod_access: string;
  owner_id: number;
  /** The season that is going on. */
  season: number;
}

/** A group of the caller's; to anybody else there is none (rules R23.1). */
export async function groupOf(
  q: Queryable,
  { groupId, userId }: { groupId: number; userId: number },
): Promise<GroupRow> {
  const { rows } = await sql<GroupRow>`
    select g.id, g.name, g.crest, g.counts, g.cod_access, g.owner_id, s.season
    from friend_group g
    join group_member m on m.group_id = g.id and m.user_id = ${userId} and m.left_at is null
    join group_season s on s.group_id = g.id and s.ended_at is null
    where g.id = ${groupId}`.execute(q);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/**
 * The same with its row held until the commit: who is in it, who leads it and which season goes on stay as they are read.
 * Whoever needs a room's row too takes that one first.
 */
export async function lockGroup(tx: Tx, asked: { groupId: number; userId: number }): Promise<GroupRow> {
  await lockGroupRow(tx, asked.groupId);
  return groupOf(tx, asked);
}

/** The same while others may change it too; it is there until the commit, whoever leaves meanwhile. */
export async function shareGroup(tx: Tx, asked: { groupId: number; userId: number }): Promise<GroupRow> {
  await sql`select from friend_group where id = ${asked.groupId} for key share`.execute(tx);
  return groupOf(tx, asked);
}

/** A group that the caller leads, with its row held; who else is in it is told that they do not. */
export async function lockOwnGroup(tx: Tx, asked: { groupId: number; userId: number }): Promise<GroupRow> {
  const group = await lockGroup(tx, asked);
  if (group.owner_id !== asked.userId) throw notTheLeader();
  return group;
}

/** Of what the leader alone may do. */
export const notTheLeader = () => new Refusal(403, 'PROHIBIDO', 'Eso lo hace quien lidera el grupo. Pídeselo.');
