import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { notifyEach } from '../../players/notices/notify';
import { entryPage, type Seat } from './entryPage';

interface Recipient extends Seat {
  user: number;
  local: string;
  visit: string;
}

/** Notifies whoever saved after a match had really begun that their save was taken back (rules R1.4), once for each entry. */
export async function notifyReversed(tx: Tx, matchId: number, entryIds: readonly number[]): Promise<void> {
  if (entryIds.length === 0) return;
  const { rows } = await sql<Recipient>`
    select e.user_id as "user", l.name as local, v.name as visit, r.kind, r.tipo, r.id as room, e.id as entry
    from entry e join app_user u on u.id = e.user_id and not u.is_bot join room r on r.id = e.room_id
    join match m on m.id = ${matchId} join team l on l.id = m.local_team join team v on v.id = m.visit_team
    where e.id = any(${[...entryIds]}::int[]) order by e.id`.execute(tx);
  await notifyEach(
    tx,
    rows.map(({ user, local, visit, ...seat }) => ({
      userId: user,
      kind: 'jugada_revertida' as const,
      ref: `match:${matchId}:${seat.entry}`,
      title: 'Tu último cambio no cuenta',
      body: `${local} – ${visit} empezó antes de su hora y guardaste después del pitazo. Vale lo que tenías guardado antes.`,
      link: entryPage(seat),
    })),
  );
}
