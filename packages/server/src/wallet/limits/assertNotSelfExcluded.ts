import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';

/** Whoever paused or excluded themselves neither enters rooms nor takes coins, bought or given, until it is over (rules R12.5). */
export async function assertNotSelfExcluded(q: Queryable, userId: number): Promise<void> {
  const { rows } = await sql<{ until: string; day: string }>`
    select until, to_char(until at time zone 'America/Lima', 'DD/MM/YYYY') as day from (
      select greatest(u.excluded_until, l.pause_until) as until
      from app_user u left join play_limit l on l.user_id = u.id where u.id = ${userId}) away
    where until > app_now()`.execute(q);
  if (rows[0]) throw away(rows[0]);
}

export const away = ({ until, day }: { until: string; day: string }) =>
  new Refusal(403, 'AUTOEXCLUIDO', `Pediste una pausa hasta el ${day}. Podrás volver a jugar ese día.`, { until });
