import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';

/** Paid rooms that a newcomer has fewer of behind them than this (rules R2.6). */
export const NEWCOMER_ROOMS = 50;

interface Asked {
  mine: number | null;
  removed: 'host' | 'desk' | null;
  veteran: boolean;
  staff: boolean;
  test_player: boolean;
  paid: boolean;
  half_full: boolean;
  put_off: boolean;
}

/**
 * Why a room does not take this player, whatever its seats and the clock say, or null: they have a seat (rules R2.5), its
 * owner (R16.8) or the desk (R2.7) sent them off, they are staff and there is something to pay or to win (R16.1), they are a
 * test player and there is too, or few seats are left for people (R16.11), none of its
 * matches is to be played any more (R6.2), or it is for beginners
 * and they have many closed paid rooms behind them (R2.6).
 */
export async function entryRefusal(
  q: Queryable,
  { roomId, userId }: { roomId: number; userId: number },
): Promise<Refusal | null> {
  const { rows } = await sql<Asked>`
    select e.id as mine, (r.rules->'flags'->>'solo_nuevos')::boolean and ${NEWCOMER_ROOMS} <= (
      select count(*) from (
        select from entry old join room played on played.id = old.room_id
        where old.user_id = ${userId} and old.fee > 0 and played.estado = 'pagada' limit ${NEWCOMER_ROOMS}
      ) closed) as veteran,
      (select case when x.by_desk then 'desk' else 'host' end from room_removed x
        where x.room_id = r.id and x.user_id = ${userId}) as removed,
      r.amount_ins > 0 or r.rules->>'guaranteed_pozo' is not null as paid,
      exists (select from app_user u where u.id = ${userId} and u.role <> 'player') as staff,
      exists (select from app_user u where u.id = ${userId} and u.test_partner_id is not null) as test_player,
      2 * r.taken >= r.max_players as half_full,
      coalesce((select bool_and(rm.void or m.estado in ('aplazado','suspendido','cancelado','anulado'))
        from room_match rm join match_now m on m.id = rm.match_id where rm.room_id = r.id), false) as put_off
    from room r left join entry e on e.room_id = r.id and e.user_id = ${userId} where r.id = ${roomId}`.execute(q);
  return rows[0] ? refusalOf(rows[0]) : null;
}

function refusalOf({ mine, removed, veteran, staff, test_player, paid, half_full, put_off }: Asked): Refusal | null {
  if (mine) return new Refusal(409, 'YA_INSCRITO', 'Ya estás en esta sala. Entra a jugar.', { ins_user: mine });
  if (removed === 'host')
    return new Refusal(403, 'PROHIBIDO', 'El anfitrión te sacó de esta sala: su código ya no te abre.');
  if (removed === 'desk')
    return new Refusal(403, 'PROHIBIDO', 'La organización retiró tu entrada de esta sala: elige otra.');
  if (test_player && paid)
    return testPlayer('Un jugador de prueba entra solo a salas gratis y sin premio. Elige otra.');
  if (test_player && half_full)
    return testPlayer('En esta sala quedan pocos lugares, y son para las personas. Elige otra para tu prueba.');
  if (staff && paid) {
    return new Refusal(
      403,
      'PERSONAL_NO_JUEGA',
      'Tu cuenta es del equipo de Arma Tu 11: no puede entrar a salas con entrada o con premio.',
    );
  }
  if (put_off) {
    return new Refusal(409, 'CERRADO', 'Los partidos de esta sala se aplazaron y no tienen fecha. Elige otra sala.');
  }
  if (!veteran) return null;
  return new Refusal(403, 'SOLO_NUEVOS', 'Esta sala es para quienes recién empiezan. Elige otra: hay para tu nivel.');
}

const testPlayer = (sentence: string) => new Refusal(403, 'JUGADOR_DE_PRUEBA', sentence);

/** Throws the reason why the room does not take this player. */
export async function assertMayEnter(tx: Tx, seat: { roomId: number; userId: number }): Promise<void> {
  const refusal = await entryRefusal(tx, seat);
  if (refusal) throw refusal;
}
