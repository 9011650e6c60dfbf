import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../platform/db/database';
import { lockRoomRow } from '../../rooms/lock/lockRoomRow';
import { voidInRoom } from '../../rooms/scoring/voidInRoom';
import { RoomId, wholeNumber } from '../definition/arguments';
import { command, CommandError } from '../definition/command';

interface Named {
  clutch_match_id: number | null;
  open: boolean;
  guesses: number;
  counts: boolean | null;
}

const Clutch = z
  .object({
    room: z.int().describe('The prediction room.'),
    match: z.int().describe('The match whose guesses part equal entries from now on.'),
    guesses_left_behind: z.int().describe('Guesses of another match, which count no more.'),
  })
  .meta({ id: 'DeskClutch', description: 'The clutch match of a room (rules R9.1).' });

/** Names the match whose guesses part equal entries, while nobody's answers have locked (rules R9.1). */
export const prediClutch = command({
  name: 'predi clutch',
  summary: 'name the match whose exact score and first minute part equal entries',
  args: z.object({
    room: RoomId.describe('the prediction room'),
    match: wholeNumber(1, 2_147_483_647).describe('one of its matches'),
  }),
  ops: {
    method: 'PUT',
    path: 'ops/predi/rooms/{room}/clutch/',
    role: 'operador',
    result: Clutch,
  },
  run: ({ audited }, { room, match }) =>
    audited(async (tx) => {
      const named = await lockRoom(tx, room, match);
      if (!named.open) throw new CommandError(`Room ${room} has locked: its clutch match stays what it is.`);
      if (!named.counts) throw new CommandError(`Match ${match} is not played for room ${room}, or does not count.`);
      await tx.updateTable('room').set({ clutch_match_id: match }).where('id', '=', room).execute();
      const result = { room, match, guesses_left_behind: named.guesses };
      return { result, target: `room:${room}`, before: { match: named.clutch_match_id }, after: { match } };
    }),
  print: ({ room, match, guesses_left_behind: lost }) =>
    `Room ${room} is parted by match ${match}.${lost > 0 ? ` ${lost} guesses of another match count no more.` : ''}`,
});

async function lockRoom(tx: Tx, room: number, match: number): Promise<Named> {
  await lockRoomRow(tx, room, 'change');
  const { rows } = await sql<Named>`
    select r.clutch_match_id, r.estado = 'borrador' or (r.estado in ('abierta','llena') and app_now() < r.lock_at) as open,
      (select count(*)::int from clutch_answer g join entry e on e.id = g.entry_id
        where e.room_id = r.id and g.match_id <> ${match}) as guesses,
      (select not ${voidInRoom} from room_match rm join match_now m on m.id = rm.match_id
        where rm.room_id = r.id and rm.match_id = ${match}) as counts
    from room r where r.id = ${room} and r.kind = 'predi'`.execute(tx);
  if (!rows[0]) throw new CommandError(`There is no prediction room ${room}. List them with: room list --all.`);
  return rows[0];
}
