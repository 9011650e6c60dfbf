import { sql } from 'kysely';
import type { DeskBoardRow } from '@arma11/core/back-office';
import type { Queryable } from '../../platform/db/database';
import type { Value, Where } from '../../platform/db/fragments';

/** A match that has not begun so many minutes after its kick-off is late. */
const LATE_MIN = 10;
/** One that is still on after so many has stopped telling. */
const LONGEST_MIN = 150;
/** What a source tells of a match that ended so many minutes ago should be complete. */
const SETTLED_MIN = 15;
/** Eleven of each side played. */
const STARTERS = 22;

const openIncident = sql<boolean>`exists (select from incident i where i.match_id = m.id and i.estado = 'abierta')`;
const ended = sql<boolean>`m.estado = 'finalizado'
  and coalesce(m.final_at, m.kick_off) < app_now() - make_interval(mins => ${SETTLED_MIN}::int)`;

interface Asked {
  kind: DeskBoardRow['kind'];
  urgency: DeskBoardRow['urgency'];
  where: Where;
  detail?: Value<string>;
  since: Value<string>;
  /** Which of the rooms on it wait for that. */
  rooms?: Where;
}

/** Matches that keep rooms waiting; one with an open incident is on the board as that. */
async function matchesWhere(q: Queryable, { kind, urgency, where, detail, since, rooms }: Asked) {
  const { rows } = await sql<DeskBoardRow>`
    select ${kind}::text as kind, ${urgency}::text as urgency, m.id, t.short || ' - ' || v.short as name,
      ${detail ?? sql`null::text`} as detail, w.rooms as count, null::int as coins, ${since} as since, null::timestamptz as due_at
    from match_now m join team t on t.id = m.local_team join team v on v.id = m.visit_team
    cross join lateral (
      select count(*)::int as rooms from room_match rm join room r on r.id = rm.room_id
      where rm.match_id = m.id and not rm.void and r.estado in ('abierta','llena','cerrada','en_vivo','por_liquidar')
        and ${rooms ?? sql<boolean>`true`}
    ) w
    where ${where} and not ${openIncident} and w.rooms > 0
    order by m.kick_off, m.id limit 100`.execute(q);
  return rows;
}

/** Matches whose kick-off has passed and that have not begun, or that began and never end. */
export const lateMatches = (q: Queryable): Promise<DeskBoardRow[]> =>
  matchesWhere(q, {
    kind: 'match_late',
    urgency: 'now',
    where: sql`(m.estado = 'programado' and m.kick_off < app_now() - make_interval(mins => ${LATE_MIN}::int)
      or m.estado in ('en_vivo','descanso') and m.kick_off < app_now() - make_interval(mins => ${LONGEST_MIN}::int))`,
    detail: sql`m.estado`,
    since: sql`m.kick_off`,
  });

/** Matches that ended, and whose result nobody has confirmed. */
export const unofficialResults = (q: Queryable): Promise<DeskBoardRow[]> =>
  matchesWhere(q, {
    kind: 'result_unofficial',
    urgency: 'today',
    where: sql`${ended} and not m.official`,
    since: sql`m.final_at`,
  });

/** Matches that ended, and of which fewer than eleven players of a side have minutes, in lineup rooms. */
export const matchesWithoutStatistics = (q: Queryable): Promise<DeskBoardRow[]> =>
  matchesWhere(q, {
    kind: 'no_statistics',
    urgency: 'today',
    where: sql`${ended} and (select count(*) from player_match pm where pm.match_id = m.id and pm.minutes > 0) < ${STARTERS}::int`,
    since: sql`m.final_at`,
    rooms: sql`r.kind = 'compe'`,
  });

/** Incidents that wait for a decision, whatever their kind. */
export async function openIncidentRows(q: Queryable): Promise<DeskBoardRow[]> {
  const { rows } = await sql<DeskBoardRow>`
    select 'incident' as kind, case when i.due_at < app_now() + interval '6 hours' then 'now' else 'today' end as urgency,
      i.id, coalesce(t.short || ' - ' || v.short, '') as name, i.kind as detail,
      (select count(*)::int from room_match rm join room r on r.id = rm.room_id
        where rm.match_id = i.match_id and not rm.void and r.estado not in ('pagada','cancelada')) as count,
      null::int as coins, i.opened_at as since, i.due_at
    from incident i left join match m on m.id = i.match_id
    left join team t on t.id = m.local_team left join team v on v.id = m.visit_team
    where i.estado = 'abierta' order by i.due_at, i.id limit 100`.execute(q);
  return rows;
}
