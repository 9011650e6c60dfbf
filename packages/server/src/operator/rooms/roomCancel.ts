import { deskModels } from '@arma11/core/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import { cancelCodes } from '../../rooms/settle/cancelReasons';
import { cancelRoom } from '../../rooms/settle/closeRoom';
import { RoomId } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { lockRoom } from './lockRoom';
import { Reason } from './roomArguments';

/** Calls a room off before it is settled: every fee goes back and every player is told (rules R2.2, R2.3). */
export const roomCancel = command({
  name: 'room cancel',
  summary: 'call a room off and give every fee back',
  args: z.object({
    room: RoomId.describe('the room'),
    reason: Reason,
    as: z
      .enum(cancelCodes)
      .default('organizador')
      .describe('what players read: the operator called it off, its matches were void, too few came'),
  }),
  ops: {
    method: 'POST',
    path: 'ops/rooms/{room}/cancel/',
    role: 'operador',
    result: deskModels.DeskCancelled,
  },
  run: ({ audited }, { room: id, reason, as }) =>
    audited(async (tx) => {
      const room = await lockRoom(tx, id);
      if (['liquidada', 'pagada', 'cancelada'].includes(room.estado)) {
        throw new CommandError(`Room ${id} is ${room.estado}: it cannot be called off any more.`);
      }
      const { returned } = await tx
        .selectFrom('entry')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('fee'), sql<number>`0::bigint`).as('returned'))
        .where('room_id', '=', id)
        .executeTakeFirstOrThrow();
      await cancelRoom(tx, room, as);
      const result = { room: id, name: room.name, entries: room.taken, returned: Number(returned) };
      return { result, target: `room:${id}`, before: { estado: room.estado }, after: { estado: 'cancelada' }, reason };
    }),
  print: ({ room, name, entries, returned }) =>
    `Room ${room}, "${name}", is called off: ${returned} coins went back to ${entries} players.`,
});
