import { sql } from 'kysely';
import type { Where } from '../../platform/db/fragments';

/** Whether the operator has something to decide about a post `p`: somebody reported it, or reports hid it (rules R23.7). */
export const waitsForOperator: Where = sql<boolean>`(coalesce(p.hidden = 'reports', false)
  or exists (select from group_report w where w.post_id = p.id and w.decided_at is null))`;
