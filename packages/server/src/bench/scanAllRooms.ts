import { sql } from 'kysely';
import type { Db } from '../platform/db/database';
import type { Where } from '../platform/db/fragments';
import { waitsForOutcome } from '../catalogue/leagues/waitsForOutcome';
import { dueForCommitment } from '../rooms/commitments/commitRooms';

const BATCH = 500;

const runningWhose = (having: Where): Where => sql`r.id in (
  select x.id from room x join room_match rm on rm.room_id = x.id join match_now m on m.id = rm.match_id
  where x.estado in ('en_vivo','por_liquidar') group by x.id having ${having})`;
const changed: Where = sql`sum(m.changes)::bigint is distinct from x.scored_changes`;
const behind = runningWhose(changed);
const played = sql<number>`count(*) filter (where m.estado = 'finalizado' and not rm.void)`;
const tooFew = runningWhose(sql`2 * ${played} < count(*) or (${played} = 1 and count(*) >= 3)`);
const pendingMatch: Where = sql`exists (
  select from room_match rm join match_now m on m.id = rm.match_id
  where rm.room_id = r.id and not rm.void and m.estado not in ('finalizado','anulado','cancelado'))`;

const questions: readonly Where[] = [
  sql`r.estado in ('abierta','llena') and r.lock_at <= app_now()`,
  dueForCommitment,
  sql`r.estado = 'cerrada' and r.starts_at <= app_now()`,
  runningWhose(sql`${changed} or bool_or(m.updated_at >= coalesce(x.scored_at, '-infinity'))`),
  sql`(r.estado = 'en_vivo' or (r.estado = 'por_liquidar' and ${tooFew})) and not ${pendingMatch} and not ${behind}`,
  sql`r.estado = 'por_liquidar' and r.final_at + make_interval(secs => (r.rules->>'settle_delay_s')::int) <= app_now()
    and not ${waitsForOutcome} and not ${behind} and not ${pendingMatch} and not ${tooFew}`,
  sql`r.estado = 'pagada' and r.rewarded_at is null`,
];

/**
 * Asks of all rooms which are due for each of the seven steps, as every server did each second before there was a queue (decision 0044):
 * what the queue is measured against.
 */
export async function scanAllRooms({ fresh }: Pick<Db, 'fresh'>): Promise<void> {
  for (const isDue of questions)
    await sql`select r.id from room r where ${isDue} order by r.id limit ${BATCH}`.execute(fresh);
}
