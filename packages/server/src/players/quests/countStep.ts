import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import type { Rows } from '../../platform/db/fragments';
import { isOn } from './questSql';
import { notifyCompleted } from './notifyCompleted';
import { STANDING_EVENTS } from './standingEvents';

/** What a player does and may count towards a quest: never deposits, stakes or losses (rules R11.1). */
export const QUEST_EVENTS = [
  'login_dia',
  'predi_guardada',
  'lineup_guardada',
  'sala_gratis_jugada',
  'acierto',
  'amigo_invitado_activo',
] as const;
export type QuestEvent = (typeof QUEST_EVENTS)[number];

/** Notifies a player of the quests that they have completed by what they have just become: to be called when their account changes. */
export const countStanding = (tx: Tx, userId: number): Promise<void> =>
  notifyCompleted(tx, [userId], sql`c.event = any(${[...STANDING_EVENTS]}::text[])`);

/** Counts something a player did towards their quests; the same `ref` counts once in a period. */
export const countStep = (tx: Tx, userId: number, event: QuestEvent, ref: string): Promise<void> =>
  countSteps(tx, event, sql`select ${userId}::int as user_id, ${ref} as ref`);

/** Counts what many players did: `facts` are rows of user_id and ref. Whoever completes a quest by it is notified. */
export async function countSteps(
  tx: Tx,
  event: QuestEvent,
  facts: Rows<{ user_id: number; ref: string }>,
): Promise<void> {
  const { rows } = await sql<{ criterio: number; players: number[] }>`
    with fresh as (
      insert into criterio_step (user_id, criterio_id, period, ref)
      select f.user_id, c.id, quest_period(t.repeats), f.ref
      from criterio c join quest t on t.id = c.quest_id and ${isOn}, (${facts}) f where c.event = ${event}
      on conflict do nothing returning user_id, criterio_id
    )
    select criterio_id as criterio, array_agg(distinct user_id) as players from fresh group by 1`.execute(tx);
  for (const { criterio, players } of rows) await notifyCompleted(tx, players, sql`c.id = ${criterio}`);
}
