import { z } from 'zod';
import type { LockedMatch, MatchState } from '../../catalogue/matches/matchState';
import { command, CommandError } from '../definition/command';
import { Instant, MatchChangeAnswer, MatchId, Reason } from './matchAnswers';
import { printChange, signedChange } from './signedChange';

const Estado = z.enum(['programado', 'en_vivo', 'descanso', 'aplazado', 'suspendido', 'cancelado', 'anulado']);

const PLAYING: ReadonlySet<string> = new Set(['en_vivo', 'descanso']);

/** A match that is taken back before its start has no score and is the feeds' again. */
const FRESH: Partial<MatchState> = {
  minute: null,
  goals_local: null,
  goals_visit: null,
  first_goal: null,
  first_goal_minute: null,
  official: false,
  awarded: false,
  advances: null,
  started_at: null,
  held: false,
  said: false,
};

function stateOf(estado: z.output<typeof Estado>, at: string | undefined) {
  return ({ started_at }: LockedMatch): Partial<MatchState> => {
    if (estado === 'programado') return { ...FRESH, estado };
    if (PLAYING.has(estado))
      return { estado, official: false, awarded: false, held: false, said: true, started_at: at ?? started_at };
    // Void is a decision; a postponement is a fact that the feed will tell too, and stays until it does.
    const held = estado === 'cancelado' || estado === 'anulado';
    return { estado, official: false, awarded: false, held, said: !held };
  };
}

/** Says by hand what state a match is in; its result is given with `match result`. */
export const matchStatus = command({
  name: 'match status',
  summary: 'say that a match is on, postponed, suspended, cancelled or void; programado gives it back to the feed',
  args: z.object({
    match: MatchId.describe('the match'),
    estado: Estado.describe('its state; void matches pay nobody and no feed brings them back'),
    at: Instant.optional().describe('when it really began: saves of its rooms after that are taken back'),
    reason: Reason,
  }),
  ops: { method: 'POST', path: 'ops/matches/{match}/status/', role: 'operador', result: MatchChangeAnswer },
  run: (context, { match, estado, at, reason }) => {
    if (at !== undefined && !PLAYING.has(estado))
      throw new CommandError('--at says when a match began: give it with --estado en_vivo.');
    return signedChange(context, { match, reason }, stateOf(estado, at));
  },
  print: printChange,
});
