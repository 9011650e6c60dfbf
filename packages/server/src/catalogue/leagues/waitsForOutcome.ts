import { sql } from 'kysely';
import type { Where } from '../../platform/db/fragments';

/** Room `r` asks about the competition of its league, and what that came to is not told yet (rules R17.5). */
export const waitsForOutcome: Where = sql`exists (
  select from market k where k.room_id = r.id and k.match_id is null and k.estado = 'pendiente')`;
