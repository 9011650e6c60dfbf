import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { notifyEach } from '../../players/notices/notify';
import { entryPage, type Seat } from './entryPage';

interface Recipient extends Seat {
  match: number;
  user: number;
  local: string;
  visit: string;
  lineups: boolean;
  open: boolean;
  answers: boolean;
}

/**
 * Tells whoever sits in a room that is not over of those of these matches that are void, once whatever the number of
 * their rooms, what it means for them (rules R6.3). Rooms that such a match had left before have been told of that (R14.4).
 */
export async function notifyVoid(tx: Tx, matchIds: readonly number[]): Promise<void> {
  const { rows } = await sql<Recipient>`
    select distinct on (m.id, e.user_id) m.id as match, e.user_id as "user", l.name as local, v.name as visit,
      bool_or(r.kind = 'compe') over seats as lineups, bool_or(x.open) over seats as open, bool_or(r.kind = 'predi') over seats as answers,
      r.kind, r.tipo, r.id as room, e.id as entry
    from match m join team l on l.id = m.local_team join team v on v.id = m.visit_team
    join room_match rm on rm.match_id = m.id and not rm.void
    join room r on r.id = rm.room_id and r.estado in ('abierta','llena','cerrada','en_vivo','por_liquidar')
    join entry e on e.room_id = r.id join app_user u on u.id = e.user_id and not u.is_bot
    cross join lateral (select r.kind = 'compe' and r.estado in ('abierta','llena') and app_now() < r.lock_at as open) x
    where m.id = any(${[...matchIds]}::int[]) and m.estado in ('anulado','cancelado')
    window seats as (partition by m.id, e.user_id)
    order by m.id, e.user_id, x.open desc, r.lock_at desc, r.id`.execute(tx);
  await notifyEach(tx, rows.map(noticeOf));
}

const noticeOf = ({ match, user, local, visit, lineups, open, answers, ...seat }: Recipient) => ({
  userId: user,
  kind: 'partido_aplazado' as const,
  ref: `void:${match}`,
  title: 'Partido anulado',
  body: [
    `${local} – ${visit} se anuló.`,
    ...(lineups ? ['Sus jugadores suman 0 por este partido.'] : []),
    ...(open ? ['Puedes cambiar tu once hasta el cierre.'] : []),
    ...(answers ? ['Sus preguntas quedan anuladas: valen 0 para todos.'] : []),
  ].join(' '),
  link: entryPage(seat),
});
