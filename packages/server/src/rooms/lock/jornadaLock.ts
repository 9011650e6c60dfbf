import { sql } from 'kysely';
import type { Value } from '../../platform/db/fragments';

/** When the lineups of a jornada of room `r` lock: the first one with the room, later ones by themselves (rules R3.6). */
export const lockOfJornada = (jornada: Value<number>) =>
  sql<string | null>`(case when ${jornada} = r.jornada_from then r.lock_at
    else (select x.lock_at from room_jornada x where x.room_id = r.id and x.jornada = ${jornada}) end)`;

/**
 * Whether the lineups of a jornada of room `r` take changes, by the database's clock (security I6, I7). A later
 * jornada stays open while the room is running.
 */
export const jornadaOpen = (jornada: Value<number>) =>
  sql<boolean>`(coalesce(app_now() < ${lockOfJornada(jornada)}, false) and r.estado = any(
    case when ${jornada} = r.jornada_from then array['abierta','llena'] else array['abierta','llena','cerrada','en_vivo'] end))`;
