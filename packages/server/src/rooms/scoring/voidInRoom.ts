import { sql } from 'kysely';

/**
 * Whether a match does not count in a room: it is void everywhere, or was not over in this room's time (rules R6.1,
 * R6.3). A match that the room was paid on counts there for good (R15.3). On `m` (match_now) and `rm` (room_match).
 */
export const voidInRoom = sql<boolean>`(rm.void or rm.paid_changes is null and m.estado in ('anulado','cancelado'))`;
