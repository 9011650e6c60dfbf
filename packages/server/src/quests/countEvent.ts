import { sql } from 'kysely';
import type { Tx } from '../db/database';

/**
 * Counts something a player did towards his quests of the week; the same `ref` in a row counts once.
 * Only what rules.md R11.1 allows is an event: never deposits, stakes or losses.
 */
export async function countEvent(tx: Tx, userId: number, event: string, ref: string): Promise<void> {
  await sql`
    insert into criterio_progress as p (user_id, criterio_id, period, progress, last_ref)
    select ${userId}, c.id, date_trunc('week', app_now() at time zone 'America/Lima')::date, 1, ${ref}
    from criterio c join quest t on t.id = c.quest_id and t.active where c.event = ${event}
    on conflict (user_id, criterio_id, period) do update set progress = p.progress + 1, last_ref = excluded.last_ref
    where p.last_ref is distinct from excluded.last_ref`.execute(tx);
}
