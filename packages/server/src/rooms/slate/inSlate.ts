import { sql } from 'kysely';
import type { Value } from '../../platform/db/fragments';

/** The matches `m` that count in a jornada of a room (rules R14.1). */
export const inSlate = (roomId: number | Value<number>, jornada: number | Value<number>) =>
  sql<boolean>`m.id in (select rm.match_id from room_match rm
    where rm.room_id = ${roomId} and rm.jornada = ${jornada} and not rm.void)`;

/**
 * Whether the club of player `p` has a match that counts in a jornada of a room, and they had not retired when it opened
 * (rules R4.7): only then are they in its pool. The clubs are read once, as an array: a fresh pool has no statistics, and
 * the planner would read them per player.
 */
export const playsInSlate = (roomId: number | Value<number>, jornada: number | Value<number>) =>
  sql<boolean>`(p.team_id = any(array(
    select unnest(array[m.local_team, m.visit_team]) from match m where ${inSlate(roomId, jornada)}))
    and (p.last_room is null or ${roomId} <= p.last_room))`;
