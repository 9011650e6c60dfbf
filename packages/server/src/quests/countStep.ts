import { sql } from 'kysely';
import type { Tx } from '../db/database';

/** What may count towards a quest: never deposits, stakes or losses (rules.md R11.1). */
export type QuestEvent = 'login_dia' | 'predi_guardada' | 'lineup_guardada';

/** Counts something a player did towards his quests of the week; the same `ref` counts once. */
export async function countStep(tx: Tx, userId: number, event: QuestEvent, ref: string): Promise<void> {
  await sql`
    insert into criterio_step (user_id, criterio_id, period, ref)
    select ${userId}, c.id, date_trunc('week', app_now() at time zone 'America/Lima')::date, ${ref}
    from criterio c join quest t on t.id = c.quest_id and t.active where c.event = ${event}
    on conflict do nothing`.execute(tx);
}
