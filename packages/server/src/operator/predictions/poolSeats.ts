import { sql } from 'kysely';
import { z } from 'zod';
import { formatAccessCode } from '@arma11/core/domain';
import { shareUrl } from '../../rooms/own/shareLink';
import { RoomId } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { table } from '../definition/table';

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
    result: z.object({
      room: z.int(),
      seats: z.array(
        z.object({
          person: z.string(),
          code: z.string(),
          link: z.string(),
          mailed: z.boolean(),
          claimed_by: z.string().nullable(),
        }),
      ),
    }),
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
