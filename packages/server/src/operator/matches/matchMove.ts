import { z } from 'zod';
import { zonedKickOff } from '../../catalogue/feeds/zonedInstant';
import { TimeZone } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { MatchChangeAnswer, MatchId, Reason } from './matchAnswers';
import { printChange, signedChange } from './signedChange';

/** Throws a sentence where nothing tells the zone (rules R18.4). */
function kickOffOf(written: string, zone: string | undefined): string {
  const read = zonedKickOff(zone).safeParse(written);
  if (read.success) return read.data;
  throw new CommandError(`--kick-off: "${written}" is not right: ${read.error.issues[0]?.message}.`);
}

const MOVABLE: ReadonlySet<string> = new Set(['programado', 'aplazado', 'suspendido']);

/** Gives a match another date. Locks of rooms follow it within the rules (rules R1.5). */
export const matchMove = command({
  name: 'match move',
  summary:
    'give a match that has not been played another kick-off, which feeds keep until match release; locks follow it later, and earlier with an hour’s notice',
  args: z.object({
    match: MatchId.describe('the match'),
    kick_off: z.string().describe('the new kick-off, with its zone: 2026-08-01T15:30:00-05:00'),
    zone: TimeZone.optional().describe('the IANA zone of a kick-off that names none, such as America/Lima'),
    unconfirmed: z.boolean().default(false).describe('the hour may still change'),
    reason: Reason,
  }),
  ops: { method: 'POST', path: 'ops/matches/{match}/move/', role: 'operador', result: MatchChangeAnswer },
  run: async (context, { match, kick_off: written, zone, unconfirmed, reason }) => {
    const kick_off = kickOffOf(written, zone);
    return signedChange(context, { match, reason }, ({ estado }) => {
      if (!MOVABLE.has(estado)) throw new CommandError(`Match ${match} is ${estado}: it cannot be moved.`);
      return {
        kick_off,
        confirmed_time: !unconfirmed,
        estado: 'programado',
        minute: null,
        started_at: null,
        held: false,
        said: true,
        kick_off_held: true,
      };
    });
  },
  print: printChange,
});
