import { sql } from 'kysely';
import type { Where } from '../../platform/db/fragments';

/** A league's jornada of which every room is over. */
export interface ClosedJornada {
  league_id: number;
  league_unique: string;
  league_name: string;
  jornada: number;
  jornada_name: string;
}

/** The rooms `r` whose figures are public: paid in that jornada, and not private. */
export const publishedRooms = ({ league_id, jornada }: ClosedJornada): Where => sql`(r.league_id = ${league_id}
  and r.jornada_to = ${jornada} and r.estado = 'pagada' and r.cancel_reason is null and r.tipo <> '2')`;
