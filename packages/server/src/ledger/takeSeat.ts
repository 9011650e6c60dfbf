import { sql } from 'kysely';
import type { Tx } from '../platform/db/database';
import type { Where } from '../platform/db/fragments';

// Free prediction rooms may say that players come in while one of their matches is open (rules R1.3).
const stillOpen: Where = sql`(late_join and amount_ins = 0 and estado in ('abierta','cerrada','en_vivo') and exists (
  select from room_match rm join match_now m on m.id = rm.match_id
  where rm.room_id = room.id and m.estado = 'programado' and app_now() < m.kick_off - make_interval(mins => room.lock_lead_min)
    and coalesce(m.began_at < room.created_at, true)))`;

/**
 * Takes a seat and pays for it in one guarded statement (security I4): the room first, then the player's purses in
 * the spend order bono → jugable → retirable (rules R12.2). A full or closed room, or one past its lock by the
 * database's clock, gives no row. Too few coins break the check `entry_paid`, a second seat breaks `entry_once`:
 * both roll everything back.
 * @returns the entry's id and whether its seat was the last one; null when the room takes nobody.
 */
export async function takeSeat(
  tx: Tx,
  { roomId, userId }: { roomId: number; userId: number },
): Promise<{ entryId: number; filled: boolean } | null> {
  const { rows } = await sql<{ entryId: number; filled: boolean }>`
    with r as (
      update room set taken = taken + 1,
        estado = case when estado = 'abierta' and taken + 1 = max_players then 'llena' else estado end
      where id = ${roomId} and taken < max_players and ((estado = 'abierta' and app_now() < lock_at) or ${stillOpen})
      returning id, amount_ins, name, estado = 'llena' as filled
    ), purse as (
      select a.id, a.balance, array_position(array['user:bono','user:jugable','user:retirable'], a.kind) as turn
      from r join account a on a.user_id = ${userId} and a.kind in ('user:bono','user:jugable','user:retirable')
      order by a.id for update of a
    ), split as (
      select p.id, least(p.balance, greatest(0, r.amount_ins - coalesce(
        sum(p.balance) over (order by p.turn rows between unbounded preceding and 1 preceding), 0)))::bigint as amount
      from purse p, r
    ), seat as (
      insert into entry (room_id, user_id, fee, paid, saved_at, joined_at)
      select r.id, ${userId}, r.amount_ins, coalesce((select sum(amount) from split), 0)::bigint, app_now(), app_now() from r
      returning id
    ), t as (
      insert into ledger_tx (kind, ref, label, room_id)
      select 'join', seat.id::text, r.name, r.id from seat, r where r.amount_ins > 0 returning id
    ), e as (
      insert into ledger_entry (tx_id, account_id, amount)
      select t.id, split.id, -split.amount from t, split where split.amount > 0
      union all
      select t.id, pot.id, r.amount_ins from t, r join account pot on pot.room_id = r.id
    )
    select seat.id as "entryId", r.filled from seat, r`.execute(tx);
  return rows[0] ?? null;
}
