import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database';
import { checkData, unchecked } from './checkData';
import { lockEarlyStarts } from './earlyStarts';
import { closeIncidents, confirmCorrections, openTroubles } from './troubles';

/** Any number that no other advisory lock of the server uses: one process at a time looks for incidents. */
const ONE_AT_A_TIME = 6_066_068;

/**
 * Keeps the incidents as the matches are: opens one for each match that keeps a room waiting (rules R6.6, R6.8, R15.1),
 * closes those that the facts have settled, locks matches that began early (R1.4) and, where nobody decided in time,
 * lets the rules decide (R6.3, R6.4). Running it twice, or in two processes, changes nothing.
 */
export async function openIncidents(db: Db): Promise<void> {
  if (!(await anythingToDo(db))) return;
  await db.tx(async (tx) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${ONE_AT_A_TIME}) as mine`.execute(
      tx,
    );
    if (rows[0]?.mine) await keepIncidents(tx);
  });
}

/** The same within a transaction that has just changed matches. */
export async function keepIncidents(tx: Tx): Promise<void> {
  await lockEarlyStarts(tx);
  await voidOutOfTime(tx);
  await confirmCorrections(tx);
  await checkData(tx);
  await closeIncidents(tx);
  await openTroubles(tx);
}

// On most passes nothing is wrong: one read says so, and no transaction is begun.
async function anythingToDo(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select coalesce(exists (select from incident where estado = 'abierta')
      or exists (select from match_trouble where not moved)
      or exists (select from match m where m.started_at < m.kick_off and m.estado in ('en_vivo','descanso'))
      or (select min(ends_at) from room where estado in ('cerrada','en_vivo','por_liquidar')) < (select app_now()) - interval '48 hours'
      or exists (select from match_now m where ${unchecked}), false) as found`.execute(db.fresh);
  return rows[0]?.found ?? false;
}

/**
 * Takes out of a room the matches that did not end within 48 hours of its last kick-off (rules R6.1): those that
 * ended later at once; those that have not, an hour after the 48 (R6.6) and never before their incident has been open
 * for one, so that an operator can decide. What the operator decided by hand counts. Such rooms are scored again.
 */
async function voidOutOfTime(tx: Tx): Promise<void> {
  await sql`
    with late as (
      update room_match rm set void = true
      from room r, match_now m, match held
      where r.id = rm.room_id and m.id = rm.match_id and held.id = m.id and not rm.void and not held.held
        and r.estado in ('cerrada','en_vivo','por_liquidar') and r.ends_at < (select app_now()) - interval '48 hours'
        and (
          (m.estado = 'finalizado' and coalesce(m.final_at, m.kick_off + interval '115 minutes') > r.ends_at + interval '48 hours')
          or (m.estado not in ('finalizado','cancelado','anulado') and r.ends_at + interval '49 hours' < (select app_now())
            and exists (select from incident i where i.match_id = m.id and i.estado = 'abierta'
              and i.opened_at <= (select app_now()) - interval '1 hour'))
        )
      returning rm.room_id
    )
    update room set scored_changes = null where id in (select room_id from late)`.execute(tx);
}
