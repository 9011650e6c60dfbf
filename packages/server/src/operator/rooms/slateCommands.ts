import { z } from 'zod';
import { sql } from 'kysely';
import { deskModels } from '@arma11/core/schemas';
import type { Queryable } from '../../platform/db/database';
import { addToSlate, takeFromSlate } from '../../rooms/slate/changeSlate';
import { RoomId } from '../definition/arguments';
import { command } from '../definition/command';
import { matchLines, printMatches } from '../matches/matchLines';
import { MatchId } from '../matches/matchAnswers';
import { lockRoom } from './lockRoom';
import { Reason } from './roomArguments';

const Slate = deskModels.DeskSlate;

async function slateOf(q: Queryable, room: number, replaced: number): Promise<z.output<typeof Slate>> {
  const { lock_at } = await q.selectFrom('room').select('lock_at').where('id', '=', room).executeTakeFirstOrThrow();
  const inSlate = sql<boolean>`m.id in (select match_id from room_match where room_id = ${room} and not void)`;
  return { room, lock_at, matches: await matchLines(q, inSlate), replaced };
}

const idsOf = ({ matches, lock_at }: z.output<typeof Slate>) => ({
  matches: matches.map(({ match }) => match),
  lock_at,
});

const printSlate = ({ room, lock_at, matches, replaced }: z.output<typeof Slate>) =>
  [
    `Room ${room} is played on ${matches.length} matches and locks at ${lock_at}.`,
    ...(replaced > 0 ? [`${replaced} lineups got somebody else.`] : []),
    printMatches(matches),
  ].join('\n');

const one = { room: RoomId.describe('the room'), match: MatchId.describe('the match'), reason: Reason };

/** Players are told, and may leave for free for an hour (rules R14.4). */
export const slateAdd = command({
  name: 'slate add',
  summary: 'add a match to an open lineup room, until 24 hours before its lock',
  args: z.object(one),
  ops: { method: 'POST', path: 'ops/rooms/{room}/slate/{match}/add/', role: 'operador', result: Slate },
  run: ({ audited }, { room: id, match, reason }) =>
    audited(async (tx) => {
      const room = await lockRoom(tx, id);
      const before = await slateOf(tx, id, 0);
      await addToSlate(tx, room, match);
      const result = await slateOf(tx, id, 0);
      return { result, target: `room:${id}`, before: idsOf(before), after: idsOf(result), reason };
    }),
  print: printSlate,
});

/** Lineups that held its players get others (rules R14.2). */
export const slateRemove = command({
  name: 'slate remove',
  summary: 'take a match out of an open lineup room before its lock',
  args: z.object(one),
  ops: { method: 'POST', path: 'ops/rooms/{room}/slate/{match}/remove/', role: 'operador', result: Slate },
  run: ({ audited }, { room: id, match, reason }) =>
    audited(async (tx) => {
      const room = await lockRoom(tx, id);
      const before = await slateOf(tx, id, 0);
      const result = await slateOf(tx, id, await takeFromSlate(tx, room, match));
      return { result, target: `room:${id}`, before: idsOf(before), after: idsOf(result), reason };
    }),
  print: printSlate,
});
