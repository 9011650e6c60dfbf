import { deskModels } from '@arma11/core/schemas';
import { z } from 'zod';
import { RoomId } from '../definition/arguments';
import { command } from '../definition/command';
import { planned, readRoom, settlementText } from './settlement';

/** What a room would pay with the points as they are now: settle --dry-run as a call that changes nothing. */
export const roomPlan = command({
  name: 'room plan',
  summary: 'what a room would pay now',
  args: z.object({ room: RoomId.describe('the room') }),
  ops: {
    method: 'GET',
    path: 'ops/rooms/{room}/settle/',
    role: 'operador',
    result: deskModels.DeskRoomPlan,
  },
  run: async ({ db }, { room }) => {
    const { estado } = await readRoom(db, room);
    return { room, estado, settlement: await planned(db, room) };
  },
  print: ({ room, estado, settlement }) => `Room ${room} (${estado}) would pay now: ${settlementText(settlement)}`,
});
