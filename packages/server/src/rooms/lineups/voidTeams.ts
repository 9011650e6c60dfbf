import { sql } from 'kysely';
import type { PointsItem } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';
import { VOID_LABEL } from './messages.es';
import { voidInRoom } from '../scoring/voidInRoom';

/** The clubs with a match of a jornada that does not count in a room (rules.md R6.3). */
export async function voidTeams(q: Queryable, roomId: number, jornada: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ team: number }>`
    select distinct unnest(array[m.local_team, m.visit_team]) as team
    from room_match rm join match_now m on m.id = rm.match_id
    where rm.room_id = ${roomId} and m.jornada = ${jornada} and ${voidInRoom}`.execute(q);
  return new Set(rows.map(({ team }) => team));
}

/** The line that says why a player has no points of a match. */
export const VOID_LINE: PointsItem = { code: 'anulado', label: VOID_LABEL, count: 1, points: 0 };
