import { sql } from 'kysely';
import { takesAnswers } from '../../../catalogue/matches/matchView';
import { entryRefusal } from '../../join/assertMayEnter';
import type { CodedRoom } from '../../codes/findByCode';
import type { Queryable } from '../../../platform/db/database';
import { seatToClaim, type PoolSeatView } from '../pool/claimSeat';
import type { RoomWithSeat } from '../../view/roomView';

interface Asked {
  in_time: boolean;
  spent: boolean;
  expired: boolean;
}

/** Whether the holder of a code could take a seat now, and in Spanish why not. Coins are not asked. */
export async function joinability(
  q: Queryable,
  room: RoomWithSeat,
  { coded, userId }: { coded: CodedRoom; userId: number },
): Promise<{ join_allowed: boolean; reason: string | null; seat?: PoolSeatView }> {
  if (coded.seat !== null) return claimability(q, { roomId: room.id, userId, entryId: coded.seat });
  const { rows } = await sql<Asked>`
    select (r.estado = 'abierta' and app_now() < r.lock_at) or (r.late_join and r.estado in ('abierta','cerrada','en_vivo')
        and exists (select from room_match rm join match_now m on m.id = rm.match_id where rm.room_id = r.id
          and ${takesAnswers})) as in_time,
      coalesce(c.used >= c.max_uses, false) as spent, coalesce(app_now() >= c.expires_at, false) as expired
    from room r left join access_code c on c.code = ${coded.batch ? coded.code : null}
    where r.id = ${room.id}`.execute(q);
  const refusal = await entryRefusal(q, { roomId: room.id, userId });
  const reason = refusal?.message ?? whyNot(room, rows[0]!);
  return { join_allowed: reason === null, reason };
}

/** The same of the code of a seat of an imported pool, which may be claimed at any time (rules R17.4). */
async function claimability(
  q: Queryable,
  { roomId, userId, entryId }: { roomId: number; userId: number; entryId: number },
) {
  const { seat, refusal } = await seatToClaim(q, entryId);
  const why = (await entryRefusal(q, { roomId, userId })) ?? refusal;
  return { join_allowed: why === null, reason: why?.message ?? null, seat };
}

function whyNot(room: RoomWithSeat, { in_time, spent, expired }: Asked): string | null {
  if (room.estado === 'borrador') return 'El anfitrión aún no elige los partidos. Vuelve más tarde.';
  if (room.taken >= room.max_players) return 'Esta sala ya se llenó.';
  if (!in_time) return 'Esta sala ya cerró.';
  if (expired) return 'Ese código venció. Pide otro a quien te lo pasó.';
  return spent ? 'Ese código ya se usó todas las veces que podía. Pide otro.' : null;
}
