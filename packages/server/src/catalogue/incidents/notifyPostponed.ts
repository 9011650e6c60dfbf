import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { notifyEach } from '../../players/notices/notify';
import { entryPage, type Seat } from './entryPage';

interface Recipient extends Seat {
  incident: number;
  user: number;
  local: string;
  visit: string;
  open: boolean;
}

// A match that was put off already and still is: only its date is another, and of that its players have been notified.
const alreadyNotified = sql<boolean>`exists (select from incident o where o.match_id = i.match_id and o.kind = i.kind and o.id <> i.id
  and (o.estado = 'abierta' or o.decided_at >= i.opened_at - interval '1 minute'))`;

/**
 * Notifies whoever sits in a room of a postponed match, once whatever the number of their rooms (rules R6.2). Lineups take
 * changes until the lock; answers about a match without a date are taken no more.
 */
export async function notifyPostponed(tx: Tx, incidentIds: readonly number[]): Promise<void> {
  if (incidentIds.length === 0) return;
  const { rows } = await sql<Recipient>`
    select distinct on (i.id, e.user_id) i.id as incident, e.user_id as "user", l.name as local, v.name as visit,
      x.open, r.kind, r.tipo, r.id as room, e.id as entry
    from incident i join match m on m.id = i.match_id join team l on l.id = m.local_team join team v on v.id = m.visit_team
    join room_match rm on rm.match_id = m.id and not rm.void
    join room r on r.id = rm.room_id and r.estado in ('abierta','llena','cerrada','en_vivo','por_liquidar')
    join entry e on e.room_id = r.id join app_user u on u.id = e.user_id and not u.is_bot
    cross join lateral (select r.kind = 'compe' and r.estado in ('abierta','llena') and app_now() < r.lock_at as open) x
    where i.id = any(${[...incidentIds]}::int[]) and not ${alreadyNotified}
    order by i.id, e.user_id, x.open desc, r.lock_at desc, r.id`.execute(tx);
  await notifyEach(tx, rows.map(noticeOf));
}

const noticeOf = ({ incident, user, local, visit, open, ...seat }: Recipient) => ({
  userId: user,
  kind: 'partido_aplazado' as const,
  ref: `incident:${incident}`,
  title: 'Partido aplazado',
  body: [
    `${local} – ${visit} se aplazó. Si no termina en las 48 horas siguientes al último partido de tu sala, vale 0 para todos.`,
    ...(open ? ['Puedes cambiar tu once hasta el cierre.'] : []),
  ].join(' '),
  link: entryPage(seat),
});
