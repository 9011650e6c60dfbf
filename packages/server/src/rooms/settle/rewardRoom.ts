import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { notify, notifyEach } from '../../players/notices/notify';
import { countRoom } from '../../players/quests/countRoom';
import { giveXp } from '../../players/rango/giveXp';
import { coinsInWords } from '../../platform/messages/coinsInWords';

/**
 * What follows a payment and moves no coins: XP (rules R11.4), steps of quests and notices. In a transaction of its own, so that
 * paying many players never waits for it.
 */
export async function rewardRoom(tx: Tx, room: RoomRow): Promise<void> {
  if (room.cancel_reason === null) {
    await giveXp(tx, room.id);
    await notifyWinners(tx, room);
  } else await notifyRefunded(tx, room);
  await countRoom(tx, room.id);
  await sql`update room set rewarded_at = app_now() where id = ${room.id}`.execute(tx);
}

const pageOf = ({ kind, id }: RoomRow) =>
  kind === 'compe' ? `/compe/sala/${id}/premios` : `/predi/sala/${id}/ranking`;

async function notifyWinners(tx: Tx, room: RoomRow): Promise<void> {
  const { rows } = await sql<{ user_id: number; local_contry: string; prize: number; position: number }>`
    select e.user_id, u.local_contry, s.prize, s.position
    from standing s join entry e on e.id = s.entry_id join app_user u on u.id = e.user_id
    where s.room_id = ${room.id} and s.jornada = 0 and s.prize > 0 and not u.is_bot
    order by e.id`.execute(tx);
  await notifyEach(
    tx,
    rows.map(({ user_id, local_contry, prize, position }) => ({
      userId: user_id,
      kind: 'premio' as const,
      ref: `room:${room.id}`,
      title: `Ganaste ${coinsInWords(prize, local_contry)}`,
      body: `Quedaste en el puesto ${position} de ${room.name}. El premio ya está en tu saldo.`,
      link: pageOf(room),
    })),
  );
}

async function notifyRefunded(tx: Tx, room: RoomRow): Promise<void> {
  const players = await tx.selectFrom('entry').select('user_id').where('room_id', '=', room.id).orderBy('id').execute();
  await notify(
    tx,
    players.map(({ user_id }) => user_id),
    {
      kind: 'reembolso',
      ref: `room:${room.id}`,
      title: 'Te devolvimos la entrada',
      body: `En ${room.name} nadie sumó puntos, así que cada uno recuperó lo que pagó.`,
      link: pageOf(room),
    },
  );
}
