import { sql } from 'kysely';
import { z } from 'zod';
import { formatAccessCode } from '@arma11/core/domain';
import { shareUrl } from '../../rooms/own/shareLink';
import { RoomId } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { table } from '../definition/table';

const Seat = z
  .object({
    person: z.string().describe('How the organiser calls who sat there.'),
    code: z.string().describe('The code that claims it, with hyphens.'),
    link: z.string().describe('The page of the app that claims it, code included.'),
    mailed: z.boolean().describe('The link went to them by mail.'),
    claimed_by: z.string().nullable().describe('The player who claimed it, by username; null: nobody yet.'),
  })
  .meta({ id: 'DeskPoolSeat' });

const Seats = z
  .object({
    room: z.int().describe('The room of the pool.'),
    seats: z.array(Seat).describe('Every seat, in the order in which they were imported.'),
  })
  .meta({ id: 'DeskPoolSeats', description: 'The seats of an imported pool (rules R17.4).' });

/** The seats of an imported pool with the codes that claim them, to be printed or passed on (rules R17.4). */
export const poolSeats = command({
  name: 'pool seats',
  summary: 'the seats of an imported pool, with the code and link that claim each',
  positional: ['room'],
  args: z.object({ room: RoomId.describe('the room') }),
  ops: {
    method: 'GET',
    path: 'ops/predi/rooms/{room}/seats/',
    role: 'operador',
    result: Seats,
  },
  run: async ({ db, deps }, { room }) => {
    const { rows } = await sql<{ person: string; code: string; mailed: boolean; claimed_by: string | null }>`
      select s.person, s.code, s.mailed_at is not null as mailed, u.username as claimed_by
      from pool_seat s left join app_user u on u.id = s.claimed_by where s.room_id = ${room} order by s.entry_id`.execute(
      db.fresh,
    );
    if (rows.length === 0) throw new CommandError(`Room ${room} is no imported pool. Make one with: import pool.`);
    const seats = rows.map(({ code, ...seat }) => ({
      ...seat,
      code: formatAccessCode(code),
      link: `${deps.publicUrl}${shareUrl({ kind: 'predi', id: room }, code)}`,
    }));
    return { room, seats };
  },
  print: ({ room, seats }) =>
    [
      `Room ${room}: ${seats.length} seats, ${seats.filter(({ claimed_by }) => claimed_by !== null).length} claimed.`,
      table(
        ['person', 'code', 'claimed by', 'link'],
        seats.map(({ person, code, claimed_by, link }) => [person, code, claimed_by ?? '', link]),
      ),
    ].join('\n'),
});
