import { isPrivate } from '@arma11/core/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { tellGroup } from '../groups/tellGroup';
import type { RoomRow } from '../../platform/db/schema';
import { notifyEach } from '../../players/notices/notify';
import { countRoom } from '../../players/quests/countRoom';
import { giveXp } from '../../players/rango/giveXp';
import { coinsInWords } from '../../platform/messages/coinsInWords';
import { inNumber } from '../../platform/messages/inNumber';
import { GIFT_BACK, seatsOf } from './refundedSeats';

/**
 * What follows a payment and moves no coins: XP (rules R11.4), steps of quests, notices and lines on
 * the wall of a group. In a transaction of its own, so that
 * paying many players never waits for it.
 */
export async function rewardRoom(tx: Tx, room: RoomRow): Promise<void> {
  if (room.cancel_reason === null) {
    await giveXp(tx, room.id);
    await notifyResult(tx, room);
    if (isPrivate(room)) await tellGroup(tx, room.id);
  } else await notifyRefunded(tx, room);
  await countRoom(tx, room.id);
  await sql`update room set rewarded_at = app_now() where id = ${room.id}`.execute(tx);
}

const pageOf = ({ kind, id }: RoomRow) =>
  kind === 'compe' ? `/compe/sala/${id}/premios` : `/predi/sala/${id}/ranking`;

interface Placed {
  user_id: number;
  local_contry: string;
  prize: number;
  position: number;
  points: number;
}

/** Winners are told of their prize, everybody else of their place: nobody has to look for it (rules R16.9). */
async function notifyResult(tx: Tx, room: RoomRow): Promise<void> {
  const { rows } = await sql<Placed>`
    select e.user_id, u.local_contry, s.prize, s.position, s.points
    from standing s join entry e on e.id = s.entry_id join app_user u on u.id = e.user_id
    where s.room_id = ${room.id} and s.jornada = 0 and not u.is_bot
    order by e.id`.execute(tx);
  await notifyEach(
    tx,
    rows.map((placed) => ({
      userId: placed.user_id,
      ref: `room:${room.id}`,
      link: pageOf(room),
      ...(placed.prize > 0 ? prizeOf(room, placed) : placeOf(room, placed)),
    })),
  );
}

const prizeOf = ({ name }: RoomRow, { prize, position, local_contry }: Placed) => ({
  kind: 'premio' as const,
  title: `Ganaste ${coinsInWords(prize, local_contry)}`,
  body: `Quedaste en el puesto ${position} de ${name}. El premio ya está en tu saldo.`,
});

const placeOf = ({ name, taken }: RoomRow, { position, points }: Placed) => ({
  kind: 'resultado' as const,
  title: `Terminó ${name}`,
  body: `Quedaste en el puesto ${position} de ${taken} con ${inNumber(points, 'punto', 'puntos')}. Mira la tabla final.`,
});

/** Nobody scored: coins went back, an entry that a code gave is a code again (R16.2), and free rooms had nothing to give. */
async function notifyRefunded(tx: Tx, room: RoomRow): Promise<void> {
  const seats = await seatsOf(tx, room.id);
  await notifyEach(
    tx,
    seats.map(({ userId, fee, gift, local_contry }) => ({
      userId,
      ref: `room:${room.id}`,
      link: pageOf(room),
      ...(fee > 0 && !gift
        ? {
            kind: 'reembolso' as const,
            title: `Te devolvimos ${coinsInWords(fee, local_contry)}`,
            body: `En ${room.name} nadie sumó puntos, así que cada uno recuperó lo que pagó.`,
          }
        : {
            kind: 'resultado' as const,
            title: `Nadie ganó ${room.name}`,
            body: ['Nadie sumó puntos.', ...(gift ? [GIFT_BACK] : [])].join(' '),
          }),
    })),
  );
}
