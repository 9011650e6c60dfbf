import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database';
import { formatAccessCode } from '@arma11/core/domain';
import type { RoomRow } from '../../platform/db/schema';
import { notFound } from '../../platform/refusal';
import { progressOf, selectRooms } from '../view/roomView';

/** The page where a code is typed in, with the code filled in; the app puts its own address before it. */
export const shareUrl = ({ kind, id }: Pick<RoomRow, 'kind' | 'id'>, code: string): string =>
  kind === 'compe'
    ? `/compe/sala/join/?code=${formatAccessCode(code)}`
    : `/predi/sala-join?code=${formatAccessCode(code)}&predi=${id}`;

/**
 * Returns the code that lets others into a room, for its members and its owner while it is open. The text to send holds
 * the whole address.
 */
export async function accessCode(
  q: Queryable,
  publicUrl: string,
  { userId, roomId }: { userId: number; roomId: number },
) {
  const [room] = await selectRooms(q, userId, sql`r.id = ${roomId}`);
  if (!room || (room.my_entry === 0 && room.owner_id !== userId)) throw notFound();
  if (!room.cod_access || progressOf(room) === '1') throw notFound();
  const share_url = shareUrl(room, room.cod_access);
  const share_text = `Juega conmigo en ${room.name}: ${publicUrl}${share_url}`;
  return { id: room.id, cod_access: room.cod_access, share_url, share_text, expires_at: room.lock_at };
}
