import { deskModels } from '@arma11/core/schemas';
import { z } from 'zod';
import { roomName } from '../../rooms/own/roomName';
import { RoomId } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { lockRoom } from './lockRoom';
import { Reason } from './roomArguments';

/** Gives a room of the operator another name; what was paid keeps the name that it was paid under. */
export const roomRename = command({
  name: 'room rename',
  summary: 'give a room of the operator another name',
  args: z.object({
    room: RoomId.describe('the room'),
    name: z.string().trim().min(1).max(60).describe('its new name'),
    reason: Reason,
  }),
  positional: ['room', 'name'],
  ops: { method: 'POST', path: 'ops/rooms/{room}/rename/', role: 'operador', result: deskModels.DeskRenamed },
  run: ({ audited }, { room: id, name: written, reason }) =>
    audited(async (tx) => {
      const room = await lockRoom(tx, id);
      if (room.owner_id !== null) throw new CommandError(`Room ${id} is private: its owner names it.`);
      const name = roomName(written, room.name);
      if (name === room.name) throw new CommandError(`Room ${id} is called "${name}" already.`);
      await tx.updateTable('room').set({ name }).where('id', '=', id).execute();
      const before = { name: room.name };
      return { result: { room: id, name, before: room.name }, target: `room:${id}`, before, after: { name }, reason };
    }),
  print: ({ room, name, before }) => `Room ${room}, "${before}", is called "${name}" now.`,
});
