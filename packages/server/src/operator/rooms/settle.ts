import { deskModels } from '@arma11/core/schemas';
import { z } from 'zod';
import { assertNoOpenIncidents } from '../../catalogue/incidents/assertNoOpenIncidents';
import { advanceRooms } from '../../rooms/settle/advanceRooms';
import { RoomId } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { paid, planned, readRoom, settlementText, whyNot } from './settlement';

const result = deskModels.DeskSettled;
export type SettleResult = z.infer<typeof result>;

/** Moves one room as far as clock and results allow, and says what it paid; a dry run says what it would pay now. */
export const settle = command({
  name: 'settle',
  summary: 'move a room as far as clock and results allow, up to paying it',
  args: z.object({
    room: RoomId.describe('the room'),
    dry_run: z.boolean().default(false).describe('only say what it would pay'),
  }),
  ops: { method: 'POST', path: 'ops/rooms/{room}/settle/', role: 'operador', result },
  run: async ({ db, note }, { room, dry_run }): Promise<SettleResult> => {
    const before = await readRoom(db, room);
    if (dry_run) {
      const settlement = before.estado === 'pagada' ? await paid(db, before) : await planned(db, room);
      return { room, estado: before.estado, dry_run, settlement };
    }
    if (before.estado === 'pagada') throw new CommandError(`Room ${room} is paid already, at ${before.paid_at}.`);
    if (before.estado === 'cancelada') throw new CommandError(`Room ${room} was cancelled (${before.cancel_reason}).`);
    await advanceRooms(db, room);
    const after = await readRoom(db, room);
    const { estado } = after;
    if (estado !== before.estado) {
      await note({ target: `room:${room}`, before: { estado: before.estado }, after: { estado } });
    }
    if (estado === 'pagada') return { room, estado, dry_run, settlement: await paid(db, after) };
    if (estado === 'cancelada') return { room, estado, dry_run, settlement: null };
    if (estado !== 'abierta' && estado !== 'llena') await assertNoOpenIncidents(db.fresh, room);
    throw new CommandError(await whyNot(db, after));
  },
  print: ({ room, estado, dry_run, settlement }) =>
    settlement === null
      ? `Room ${room} is ${estado}: every fee went back.`
      : `${dry_run ? `Room ${room} (${estado}) would pay now` : `Room ${room} is paid`}: ${settlementText(settlement)}`,
});
