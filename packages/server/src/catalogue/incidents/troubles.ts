import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { notifyPostponed } from './notifyPostponed';

/**
 * Opens an incident for each match that keeps a room waiting, once for each fact; one that the facts had settled and
 * have brought back is opened again. With `matchIds`, also those whose new date lies beyond a room's 48 hours: dates
 * change only by writes, so each write asks for its own matches.
 */
export async function openTroubles(tx: Tx, matchIds?: readonly number[]): Promise<number[]> {
  const which = matchIds
    ? sql`match_id = any(${[...matchIds]}::int[])`
    : sql`not moved or ends_at < (select app_now()) - interval '48 hours'`;
  const { rows } = await sql<{ id: number; match_id: number; kind: string }>`
    insert into incident as i (match_id, kind, fact, detail, due_at)
    select match_id, kind, fact, min(detail), greatest(max(ends_at) + interval '49 hours', app_now() + interval '1 hour')
    from match_trouble where ${which} group by match_id, kind, fact order by match_id, kind, fact
    on conflict on constraint incident_once do update set estado = 'abierta', decision = null, decided_at = null,
      decided_by = null, decided_by_id = null, reason = null, opened_at = app_now(), due_at = excluded.due_at,
      detail = excluded.detail
    where i.estado = 'decidida'
    returning id, match_id, kind`.execute(tx);
  await sql`
    update incident i set detail = t.detail
    from (select match_id, kind, fact, min(detail) as detail from match_trouble where not moved group by 1, 2, 3) t
    where i.estado = 'abierta' and (i.match_id, i.kind, i.fact) = (t.match_id, t.kind, t.fact)
      and i.detail is distinct from t.detail`.execute(tx);
  const postponed = rows.filter(({ kind }) => kind === 'aplazado');
  await notifyPostponed(
    tx,
    postponed.map(({ id }) => id),
  );
  return rows.map(({ id }) => id);
}

/** Closes the incidents whose match keeps no room waiting any more: it goes on, or it no longer counts in any of them. */
export async function closeIncidents(tx: Tx): Promise<void> {
  await sql`
    update incident i set estado = 'decidida', decided_at = app_now(),
      decision = case when v.void then 'anular' else 'mantener' end,
      reason = case when v.void then 'Nobody decided in time: by the rules it does not count.'
        when i.kind = 'datos_incompletos' then 'What was missing has come, or no room waits for it any more.'
        else 'The match goes on, or no room waits for it any more.' end
    from (select x.id, exists (select from room_match rm join room r on r.id = rm.room_id
        where rm.match_id = x.match_id and rm.void and r.estado not in ('pagada','cancelada')) as void
      from incident x
      where x.estado = 'abierta' and x.kind not in ('inicio_adelantado','resultado_corregido','cancelado','pago_atrasado')
        and not exists (select from match_trouble t where t.match_id = x.match_id and t.kind = x.kind and t.fact = x.fact)) v
    where v.id = i.id`.execute(tx);
}

/** A corrected result or a cancellation that nobody looked at within the hour stands: payment waits no longer. What is taken back does not wait. */
export async function confirmCorrections(tx: Tx): Promise<void> {
  await sql`
    update incident set estado = 'decidida', decision = 'mantener', decided_at = app_now(),
      reason = case kind when 'cancelado' then 'Nobody objected within the hour: the match is called off.'
        else 'Nobody objected within the hour: the corrected result stands.' end
    where estado = 'abierta' and kind in ('resultado_corregido','cancelado') and due_at <= app_now()`.execute(tx);
  await sql`
    update incident i set estado = 'decidida', decision = 'mantener', decided_at = app_now(), reason = 'The source has taken it back.'
    from match m where m.id = i.match_id and i.estado = 'abierta' and i.kind = 'cancelado'
      and m.estado not in ('cancelado','anulado')`.execute(tx);
}
