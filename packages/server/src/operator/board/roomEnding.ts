import { sql } from 'kysely';
import { waitsForOutcome } from '../../catalogue/leagues/waitsForOutcome';

/** What keeps room `r` from being paid, and when its last match ended: a subquery of one row, to be joined lateral. */
export const roomEnding = sql`
  select coalesce(max(m.final_at), r.ends_at) as last, bool_and(m.estado in ('finalizado','cancelado','anulado')) as over,
    bool_or(m.estado = 'finalizado' and not m.official) as unofficial,
    bool_or(exists (select from incident i where i.match_id = m.id and i.estado = 'abierta')) as incidents,
    ${waitsForOutcome} as untold
  from room_match rm join match_now m on m.id = rm.match_id where rm.room_id = r.id and not rm.void`;
