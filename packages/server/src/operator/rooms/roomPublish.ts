import { deskModels } from '@arma11/core/schemas';
import { z } from 'zod';
import { appNow } from '../../platform/db/clock';
import { RoomId } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { lockRoom } from './lockRoom';

/** Lets players see and join a draft (rules R2). */
export const roomPublish = command({
  name: 'room publish',
  summary: 'open a draft to players',
  args: z.object({ room: RoomId.describe('the room') }),
  ops: {
    method: 'POST',
    path: 'ops/rooms/{room}/publish/',
    role: 'operador',
    result: deskModels.DeskPublished,
  },
  run: ({ audited }, { room: id }) =>
    audited(async (tx) => {
      const room = await lockRoom(tx, id);
      if (room.estado !== 'borrador') throw new CommandError(`Room ${id} is ${room.estado}, not a draft.`);
      const now = await appNow(tx);
      if (room.lock_at <= now) throw new CommandError(`Room ${id} locked at ${room.lock_at}; now it is ${now}.`);
      await tx.updateTable('room').set({ estado: 'abierta' }).where('id', '=', id).execute();
      const result = { room: id, name: room.name, lock_at: room.lock_at };
      return { result, target: `room:${id}`, before: { estado: room.estado }, after: { estado: 'abierta' } };
    }),
  print: ({ room, name, lock_at }) => `Room ${room}, "${name}", is open. It locks at ${lock_at}.`,
});
