import { deskModels } from '@arma11/core/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { notify } from '../../players/notices/notify';
import { leaveRoomNow } from '../../rooms/join/leaveRoom';
import { command, CommandError } from '../definition/command';
import { lockRoom } from '../rooms/lockRoom';
import { Reason } from '../rooms/roomArguments';
import { entryLines } from './entryLines';
import { EntryId, noEntry } from './entryShow';

const result = deskModels.DeskEntryRemoved;

/** Why nobody is taken out of a room any more, or null (rules R2.7). */
async function tooLate(tx: Tx, { id, estado, lock_at }: RoomRow): Promise<string | null> {
  if (estado === 'cancelada') return `Room ${id} was called off: every fee has gone back already.`;
  if (estado === 'borrador') return `Room ${id} is a draft: call it off with room cancel.`;
  const { rows } = await sql<{ open: boolean }>`
    select estado in ('abierta','llena') and app_now() < lock_at as open from room where id = ${id}`.execute(tx);
  return rows[0]!.open
    ? null
    : `Room ${id} locked at ${lock_at}: its pot and prizes are final. Call the whole room off with room cancel, or make good with user adjust.`;
}

const backOf = (returned: number, gift: boolean) =>
  gift ? 'Entraste con un código: queda sin usar.' : returned > 0 ? 'Te devolvimos tu entrada completa.' : '';

/** Takes one entry out of a room before its lock, with its fee back to the purses that it came from (rules R2.7). */
export const entryRemove = command({
  name: 'entry remove',
  summary: 'take an entry out of a room before its lock and give its fee back; its player does not come back in',
  args: z.object({
    entry: EntryId,
    may_return: z.boolean().default(false).describe('they may enter this room again'),
    reason: Reason,
  }),
  positional: ['entry'],
  ops: { method: 'POST', path: 'ops/entries/{entry}/remove/', role: 'operador', result },
  run: ({ audited }, { entry: id, may_return, reason }) =>
    audited(async (tx) => {
      const held = await tx.selectFrom('entry').select('room_id').where('id', '=', id).executeTakeFirst();
      if (!held) throw noEntry(id);
      const room = await lockRoom(tx, held.room_id);
      // They may have left while this waited for the room.
      const [before] = await entryLines(tx, sql`where e.id = ${id}`);
      if (!before) throw noEntry(id);
      const late = await tooLate(tx, room);
      if (late) throw new CommandError(late);
      const { user, username, gift } = before;
      const returned = await leaveRoomNow(tx, { roomId: room.id, userId: user });
      if (!may_return) {
        await tx.insertInto('room_removed').values({ room_id: room.id, user_id: user, by_desk: true }).execute();
      }
      const body = ['La organización retiró tu entrada de esta sala.', backOf(returned, gift)].join(' ').trim();
      await notify(tx, [user], { kind: 'reembolso', ref: `out:${id}`, title: room.name, body });
      const removed = { entry: id, user, username, room: room.id, name: room.name, returned, gift, may_return };
      return { result: removed, target: `entry:${id}`, before, after: { room: room.id, returned, may_return }, reason };
    }),
  print: ({ entry, username, room, name, returned, gift, may_return }) =>
    `Entry ${entry} of ${username} left room ${room}, "${name}": ${
      gift ? 'its code is unused again' : `${returned} coins went back`
    }.${may_return ? '' : ' They cannot enter it again.'}`,
});
