import { z } from 'zod';
import { formatAccessCode } from '@arma11/core/domain';
import { makeBatch } from '../../rooms/codes/makeBatch';
import { RoomId, wholeNumber } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { table } from '../definition/table';
import { lockRoom } from './lockRoom';

const Instant = z.iso.datetime({ offset: true, error: 'write it like 2026-08-01T15:30:00-05:00' });

const expiry = z
  .string()
  .nullable()
  .describe('Until when they let somebody in; null: until the room starts. ISO-8601 instant in UTC.');

const Codes = z
  .object({
    room: z.int().describe('The room that they open.'),
    uses: z.int().describe('How many seats each is good for.'),
    expires_at: expiry,
    codes: z.array(z.string()).describe('The access codes, without hyphens.'),
  })
  .meta({ id: 'DeskCodes', description: 'Codes that were made for a room.' });

const CodeLine = z
  .object({
    code: z.string().describe('The access code, without hyphens.'),
    used: z.int().describe('Seats that were taken with it.'),
    max_uses: z.int().describe('How many seats it is good for.'),
    expires_at: expiry,
  })
  .meta({ id: 'DeskCode', description: 'A code of a room with its uses.' });

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
    result: Codes,
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
    result: z.array(CodeLine),
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
