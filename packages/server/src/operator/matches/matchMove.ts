import { z } from 'zod';
import { command, CommandError } from '../definition/command';
import { Instant, MatchChangeAnswer, MatchId, Reason } from './matchAnswers';
import { printChange, signedChange } from './signedChange';

const MOVABLE: ReadonlySet<string> = new Set(['programado', 'aplazado', 'suspendido']);

/** Gives a match another date. Locks of rooms follow it within the rules (rules R1.5). */
export const matchMove = command({
  name: 'match move',
  summary:
    'give a match that has not been played another kick-off; locks follow it later, and earlier with an hour’s notice',
  args: z.object({
    match: MatchId.describe('the match'),
    kick_off: Instant.describe('the new kick-off, with its zone: 2026-08-01T15:30:00-05:00'),
    unconfirmed: z.boolean().default(false).describe('the hour may still change'),
    reason: Reason,
  }),
  ops: { method: 'POST', path: 'ops/matches/{match}/move/', role: 'operador', result: MatchChangeAnswer },
  run: (context, { match, kick_off, unconfirmed, reason }) =>
    signedChange(context, { match, reason }, ({ estado }) => {
      if (!MOVABLE.has(estado)) throw new CommandError(`Match ${match} is ${estado}: it cannot be moved.`);
      return {
        kick_off,
        confirmed_time: !unconfirmed,
        estado: 'programado',
        minute: null,
        started_at: null,
        held: false,
      };
    }),
  print: printChange,
});
