import { sql } from 'kysely';
import type { Value, Where } from '../../platform/db/fragments';
import { waitsForOutcome } from '../leagues/waitsForOutcome';

/** All that room `r` asks about is told, and it is not paid. */
export const isDue: Where = sql`(r.estado = 'por_liquidar' and not ${waitsForOutcome})`;

/** Since when: its last whistle, or what its competition came to, whenever its matches were (rules R17.5). */
export const dueSince: Value<string> = sql`greatest(r.final_at, (select max(o.told_at) from market k
  join league_outcome o on o.league_id = r.league_id and o.kind = k.kind where k.room_id = r.id and k.match_id is null))`;
