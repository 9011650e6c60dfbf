import { sql } from 'kysely';
import { formatAccessCode } from '@arma11/core/domain';
import type { Db } from '../../../platform/db/database';
import type { Deps } from '../../../platform/deps';
import { shareUrl } from '../../own/shareLink';

interface SeatToMail {
  entry_id: number;
  email: string;
  code: string;
  person: string;
  room: string;
}

/** Mails everybody of a pool the link to their seat, once (rules R17.4). Returns how many were sent. */
export async function mailSeats(
  { db, sendMail, publicUrl }: Pick<Deps, 'db' | 'sendMail' | 'publicUrl'>,
  roomId: number,
): Promise<number> {
  const seats = await unmailed(db, roomId);
  for (const { entry_id, email: to, code, person, room } of seats) {
    const link = `${publicUrl}${shareUrl({ kind: 'predi', id: roomId }, code)}`;
    await sendMail({
      to,
      subject: `Tu asiento en ${room}`,
      text: [
        `Hola, ${person}. Tus predicciones de «${room}» ya están en Arma Tu 11.`,
        '',
        `Abre este enlace para quedarte con tu asiento: ${link}`,
        `También puedes escribir este código en Predicciones → Unirme con código: ${formatAccessCode(code)}`,
        '',
        'Si no juegas en esta polla, no hagas nada.',
        '',
        'Arma Tu 11',
      ].join('\n'),
    });
    // After the mail: who is stopped here sends one twice at worst, and none is lost.
    await sql`update pool_seat set mailed_at = app_now() where entry_id = ${entry_id}`.execute(db.fresh);
  }
  return seats.length;
}

/** Who still has to be told of their seat. */
async function unmailed(db: Db, roomId: number): Promise<SeatToMail[]> {
  const { rows } = await sql<SeatToMail>`
    select s.entry_id, s.email, s.code, s.person, r.name as room from pool_seat s join room r on r.id = s.room_id
    where s.room_id = ${roomId} and s.email is not null and s.mailed_at is null and s.claimed_by is null
    order by s.entry_id`.execute(db.fresh);
  return rows;
}
