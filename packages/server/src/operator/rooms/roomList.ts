import { deskModels } from '@arma11/core/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import { LeagueName } from '../definition/arguments';
import { command } from '../definition/command';
import { table } from '../definition/table';

const RoomLine = deskModels.DeskRoom;
type RoomLine = z.infer<typeof RoomLine>;

/** The rooms that are not over, or all of them. */
export const roomList = command({
  name: 'room list',
  summary: 'the rooms that are not over',
  args: z.object({
    league: LeagueName.optional().describe('only of this league'),
    all: z.boolean().default(false).describe('the finished ones too'),
  }),
  ops: { method: 'GET', path: 'ops/rooms/', role: 'operador', result: z.array(RoomLine) },
  run: async ({ db }, { league, all }): Promise<RoomLine[]> => {
    const { rows } = await sql<RoomLine>`
      select r.id as room, r.kind, r.tipo, r.name, l.league_unique as league, r.jornada_from as jornada, r.estado,
        r.amount_ins as fee, r.taken || '/' || r.max_players as seats, r.lock_at
      from room r join league l on l.id = r.league_id
      where (${all} or r.estado not in ('pagada','cancelada')) and (${league ?? null}::text is null or l.league_unique = ${league ?? null})
      order by r.lock_at, r.id`.execute(db.fresh);
    return rows;
  },
  print: (rooms) =>
    rooms.length === 0
      ? 'No rooms.'
      : table(
          ['room', 'kind', 'type', 'name', 'league', 'jornada', 'state', 'fee', 'seats', 'locks at'],
          rooms.map((r) => [r.room, r.kind, r.tipo, r.name, r.league, r.jornada, r.estado, r.fee, r.seats, r.lock_at]),
        ),
});
