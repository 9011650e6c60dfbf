import { sql } from 'kysely';
import { type GroupPlace, groupPasses, groupTable, groupWinners } from '@arma11/core/domain';
import type { Tx } from '../../platform/db/database';
import { lockGroupRow } from '../../players/groups/lockGroupRow';
import { playedRooms, type PlayedRoom } from './playedRooms';

interface Line {
  kind: 'won' | 'passed';
  user: number;
  passed: number | null;
  points: number;
}

/**
 * Tells the wall of a group who won a room of it that is paid, and who passed whom in the table with it (rules R23.6). In
 * the transaction of its rewards, with the room's row held; told once, however often it runs.
 */
export async function tellGroup(tx: Tx, roomId: number): Promise<void> {
  const placed = await tx
    .selectFrom('group_room')
    .select(['group_id', 'season'])
    .where('room_id', '=', roomId)
    .executeTakeFirst();
  if (!placed) return;
  // Of two rooms that are rewarded at once the second sees the table with the first in it.
  await lockGroupRow(tx, placed.group_id);
  const played = await playedRooms(
    tx,
    sql`gr.group_id = ${placed.group_id} and gr.season = ${placed.season} and (r.rewarded_at is not null or r.id = ${roomId})`,
  );
  const lines = linesOf(roomId, played);
  if (lines.length > 0) await write(tx, { groupId: placed.group_id, roomId }, lines);
}

function linesOf(roomId: number, played: readonly PlayedRoom[]): Line[] {
  const last = played.find(({ room }) => room === roomId);
  if (!last) return [];
  const tables: [GroupPlace[], GroupPlace[]] = [groupTable(played.filter((one) => one !== last)), groupTable(played)];
  return [
    ...groupWinners(last).map((user) => ({ kind: 'won' as const, user, passed: null, points: last.points.get(user)! })),
    ...groupPasses(...tables).map((pass) => ({ kind: 'passed' as const, ...pass })),
  ];
}

async function write(
  tx: Tx,
  { groupId, roomId }: { groupId: number; roomId: number },
  lines: readonly Line[],
): Promise<void> {
  const column = <T>(pick: (line: Line) => T) => lines.map(pick);
  await sql`
    insert into group_post (group_id, room_id, kind, user_id, passed_id, points)
    select ${groupId}, ${roomId}, x.kind, x.user_id, x.passed_id, x.points
    from unnest(${column(({ kind }) => kind)}::text[], ${column(({ user }) => user)}::int[],
      ${column(({ passed }) => passed)}::int[], ${column(({ points }) => points)}::int[])
      with ordinality x(kind, user_id, passed_id, points, turn)
    order by x.turn
    on conflict (room_id, kind, user_id) where room_id is not null do nothing`.execute(tx);
}
