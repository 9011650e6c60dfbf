import { deskModels } from '@arma11/core/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import { RoomId, wholeNumber } from '../definition/arguments';
import { command } from '../definition/command';
import { table } from '../definition/table';
import { readRoom } from '../rooms/settlement';
import { entryLines } from './entryLines';

const PAGE = 100;

const result = deskModels.DeskEntries;

/** Who plays in a room, a hundred at a time: those with the most points first, before its lock those who came first. */
export const roomEntries = command({
  name: 'room entries',
  summary: 'who plays in a room, with their places and points',
  args: z.object({
    room: RoomId.describe('the room'),
    q: z.string().trim().max(40).optional().describe('only players whose name contains this'),
    page: wholeNumber(1, 10_000).default(1).describe('which hundred of them'),
  }),
  positional: ['room'],
  ops: { method: 'GET', path: 'ops/rooms/{room}/entries/', role: 'operador', result },
  run: async ({ db }, { room, q, page }): Promise<z.infer<typeof result>> => {
    await readRoom(db, room);
    const where = sql<boolean>`e.room_id = ${room} and position(lower(${q ?? ''}::text) in lower(u.username)) > 0`;
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from entry e join app_user u on u.id = e.user_id where ${where}`.execute(db.fresh);
    const results = await entryLines(
      db.fresh,
      sql`where ${where} order by s.position nulls last, e.id limit ${PAGE} offset ${(page - 1) * PAGE}`,
    );
    return { room, count: rows[0]!.count, results };
  },
  print: ({ room, count, results }) =>
    results.length === 0
      ? `Room ${room} has no such entries.`
      : [
          table(
            ['entry', 'player', 'place', 'points', 'prize', 'fee', 'joined'],
            results.map((e) => [
              e.entry,
              `${e.username} (${e.user})`,
              e.position ?? '–',
              e.points ?? '–',
              e.prize ?? '–',
              e.gift ? `${e.fee} by a code` : e.fee,
              e.joined_at,
            ]),
          ),
          `${results.length} of ${count}.`,
        ].join('\n'),
});
