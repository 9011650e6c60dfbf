import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { asRows } from '../../platform/db/asRows';

/** A final result that a feed has changed. */
export interface CorrectedMatch {
  id: number;
  before: object;
  after: object;
  /** It had been confirmed. */
  official: boolean;
}

/** Keeps what a final result was and became, and which source said so (rules R6.7). */
export async function writeFeedVersions(tx: Tx, corrected: readonly CorrectedMatch[], source: string): Promise<void> {
  if (corrected.length === 0) return;
  await sql`
    insert into match_version (match_id, actor, reason, before, after)
    select x.id, 'import', ${`The source ${source} tells another result.`}, x.before, x.after
    from json_to_recordset(${asRows(corrected)}) as x(id int, before jsonb, after jsonb)`.execute(tx);
}

/**
 * Opens an incident for each match that a feed calls off while rooms play on it: an operator has an hour to object before it
 * is void for money (rules R6.6), and a feed that takes it back ends the incident.
 */
export async function openCancellations(tx: Tx, matchIds: readonly number[]): Promise<void> {
  if (matchIds.length === 0) return;
  await sql`
    insert into incident as i (match_id, kind, fact, due_at)
    select m.id, 'cancelado', coalesce(m.kick_off::text, ''), app_now() + interval '1 hour'
    from match m where m.id = any(${[...matchIds]}::int[]) and m.estado in ('cancelado','anulado')
      and exists (select from room_match rm join room r on r.id = rm.room_id
        where rm.match_id = m.id and not rm.void and r.estado in ('abierta','llena','cerrada','en_vivo','por_liquidar'))
    on conflict on constraint incident_once do update set estado = 'abierta', decision = null, decided_at = null,
      decided_by = null, decided_by_id = null, reason = null, opened_at = app_now(), due_at = excluded.due_at
    where i.estado = 'decidida'`.execute(tx);
}

/**
 * Opens an incident for each confirmed result that a feed has changed while a room waited to be paid on it: an operator
 * has an hour to object before the corrected result stands.
 */
export async function openCorrections(tx: Tx, corrected: readonly CorrectedMatch[]): Promise<void> {
  const confirmed = corrected.filter(({ official }) => official);
  if (confirmed.length === 0) return;
  await sql`
    insert into incident as i (match_id, kind, fact, due_at)
    select x.id, 'resultado_corregido', x.after::text, app_now() + interval '1 hour'
    from json_to_recordset(${asRows(confirmed)}) as x(id int, after jsonb)
    where exists (select from room_match rm join room r on r.id = rm.room_id
      where rm.match_id = x.id and not rm.void and r.estado = 'por_liquidar')
    on conflict on constraint incident_once do update set estado = 'abierta', decision = null, decided_at = null,
      decided_by = null, decided_by_id = null, reason = null, opened_at = app_now(), due_at = excluded.due_at
    where i.estado = 'decidida'`.execute(tx);
}
