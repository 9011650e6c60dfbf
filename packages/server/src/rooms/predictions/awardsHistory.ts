import { sql } from 'kysely';
import type { Page, PrediRoom } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';
import { pageOffset, pageView } from '../../platform/http/page';
import { findPrediRooms } from './findPrediRooms';
import type { From } from '../../platform/db/fragments';

interface PastRow {
  room_id: number;
  rank: number | null;
  points: number;
  aciertos: number;
  prize: number;
  closed_at: string;
}

/** The prediction rooms that a player has been in and that are over, newest first, with what they made of them. */
export async function awardsHistory(
  q: Queryable,
  userId: number,
  query: { page: number; page_size: number },
): Promise<Page<Omit<PastRow, 'room_id'> & { predi: PrediRoom }>> {
  const mine: From = sql`from entry e join room r on r.id = e.room_id
    left join standing s on s.entry_id = e.id and s.jornada = 0
    where e.user_id = ${userId} and r.kind = 'predi' and r.estado in ('pagada','cancelada')`;
  const { rows: total } = await sql<{ count: number }>`select count(*)::int as count ${mine}`.execute(q);
  const { rows } = await sql<PastRow>`
    select e.room_id, s.position as rank, coalesce(s.points, 0) as points, coalesce(s.aciertos, 0) as aciertos,
      coalesce(s.prize, 0) as prize, coalesce(r.paid_at, r.lock_at) as closed_at ${mine}
    order by r.lock_at desc, r.id desc limit ${query.page_size} offset ${pageOffset(query)}`.execute(q);
  const rooms = await findPrediRooms(q, userId, sql`r.id = any(${rows.map(({ room_id }) => room_id)}::int[])`);
  const results = rows.map(({ room_id, ...row }) => ({ predi: rooms.find(({ id }) => id === room_id)!, ...row }));
  return pageView('predi/ins-predi/history/predi-awards/', query, total[0]?.count ?? 0, results);
}
