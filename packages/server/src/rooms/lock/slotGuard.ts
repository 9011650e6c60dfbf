import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database';

/** As much of a lineup as the guard compares. */
export interface GuardedLineup {
  players: readonly number[];
  captain: number | null;
}

/** Which of these players neither come nor go any more in a jornada of a room: the database says so (rules R14.5). */
export async function lockedPlayers(
  q: Queryable,
  { roomId, jornada }: { roomId: number; jornada: number },
  players: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from locked_players(${roomId}::int, ${jornada}::int, ${[...players]}::int[]) as id`.execute(q);
  return new Set(rows.map(({ id }) => id));
}

/** Who comes in, goes out, or gets or gives the armband: none of them may be locked (rules R14.5, R4.1). */
export const movedPlayers = (before: GuardedLineup, after: GuardedLineup): number[] => [
  ...before.players.filter((id) => !after.players.includes(id)),
  ...after.players.filter((id) => !before.players.includes(id)),
  ...(before.captain === after.captain ? [] : [before.captain, after.captain].filter((id) => id !== null)),
];
