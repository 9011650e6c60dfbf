import { z } from 'zod';
import { formatAccessCode } from '@arma11/core/domain';
import { makeBatch } from '../../rooms/codes/makeBatch';
import { RoomId, wholeNumber } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { table } from '../definition/table';
import { lockRoom } from './lockRoom';

const Instant = z.iso.datetime({ offset: true, error: 'write it like 2026-08-01T15:30:00-05:00' });

/** Makes codes for a room that only codes open (rules R3.3). They are written to the database and shown here. */
export const codeBatch = command({
  name: 'code batch',
  summary: 'make codes that let players into a room',
  args: z.object({
    room: RoomId.describe('the room'),
    count: wholeNumber(1, 1000).default(1).describe('how many codes'),
    uses: wholeNumber(1, 1_000_000).default(1).describe('how many seats each is good for'),
    expires: Instant.optional().describe('until when; until the room starts unless given'),
  }),
  ops: {
    method: 'POST',
    path: 'ops/rooms/{room}/codes/',
    role: 'operador',
    result: z.object({ room: z.int(), uses: z.int(), expires_at: z.string().nullable(), codes: z.array(z.string()) }),
  },
  run: ({ audited, deps }, { room: roomId, count, uses, expires }) =>
    audited(async (tx) => {
      const room = await lockRoom(tx, roomId);
      if (!room.code_only) {
        throw new CommandError(`Room ${roomId} takes players without a code. Make it with: room create --code-only.`);
      }
      if (!['borrador', 'abierta', 'llena'].includes(room.estado)) {
        throw new CommandError(`Room ${roomId} is ${room.estado}: nobody joins it any more.`);
      }
      const batch = { roomId, count, max_uses: uses, expires_at: expires ?? null };
      const codes = await makeBatch(tx, deps.random, batch);
      const result = { room: roomId, uses, expires_at: batch.expires_at, codes };
      // The audit keeps how many, never the codes themselves: they are keys.
      return { result, target: `room:${roomId}`, after: { count, uses, expires_at: batch.expires_at } };
    }),
  print: ({ codes }) => codes.map(formatAccessCode).join('\n'),
});

/** The codes of a room with their uses. */
export const codeList = command({
  name: 'code list',
  summary: 'the codes of a room and how often each was used',
  args: z.object({ room: RoomId.describe('the room') }),
  ops: {
    method: 'GET',
    path: 'ops/rooms/{room}/codes/',
    role: 'operador',
    result: z.array(
      z.object({ code: z.string(), used: z.int(), max_uses: z.int(), expires_at: z.string().nullable() }),
    ),
  },
  run: ({ db }, { room }) =>
    db.fresh
      .selectFrom('access_code')
      .select(['code', 'used', 'max_uses', 'expires_at'])
      .where('room_id', '=', room)
      .orderBy('created_at')
      .orderBy('code')
      .execute(),
  print: (codes) =>
    codes.length === 0
      ? 'No codes.'
      : table(
          ['code', 'used', 'of', 'expires at'],
          codes.map((c) => [formatAccessCode(c.code), c.used, c.max_uses, c.expires_at ?? 'when the room starts']),
        ),
});
