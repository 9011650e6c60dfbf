import { deskModels } from '@arma11/core/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import { roomMoney } from '../../rooms/view/roomMoney';
import { RoomId } from '../definition/arguments';
import { command } from '../definition/command';
import { matchLines, printMatches } from '../matches/matchLines';
import { readRoom } from './settlement';

const Shown = deskModels.DeskRoomShown;
type Shown = z.infer<typeof Shown>;

/** One room with its money, its dates and the matches that it is played on. */
export const roomShow = command({
  name: 'room show',
  summary: 'one room: its money, its dates, its matches',
  args: z.object({ room: RoomId.describe('the room') }),
  positional: ['room'],
  ops: { method: 'GET', path: 'ops/rooms/{room}/', role: 'operador', result: Shown },
  run: async ({ db }, { room: id }): Promise<Shown> => {
    const room = await readRoom(db, id);
    const { comision: commission, pozo } = roomMoney(room);
    const { league_unique: league } = await db.fresh
      .selectFrom('league')
      .select('league_unique')
      .where('id', '=', room.league_id)
      .executeTakeFirstOrThrow();
    const matches = await matchLines(db.fresh, sql`m.id in (select match_id from room_match where room_id = ${id})`);
    const { amount_ins: fee, jornada_from: jornada } = room;
    return Shown.parse({ ...room, room: id, league, fee, jornada, pozo, commission, matches });
  },
  print: ({ matches, ...facts }) =>
    [
      ...Object.entries(facts).map(([name, value]) => `${name.padEnd(18)}${String(value ?? '-')}`),
      printMatches(matches),
    ].join('\n'),
});
