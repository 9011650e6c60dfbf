import { z } from 'zod';
import type { LockedMatch, MatchState } from '../../catalogue/matches/matchState';
import { command, CommandError } from '../definition/command';
import { MatchChangeAnswer, MatchId, Reason } from './matchAnswers';
import { printChange, signedChange } from './signedChange';

const NOBODY = 'ninguno';

type Tie = z.output<typeof Tie>;
const Tie = z.enum(['unico', 'vuelta', NOBODY]);
type Side = NonNullable<MatchState['advances']>;

function tied(match: LockedMatch, tie: Tie, advances: Side | undefined): Partial<MatchState> {
  if (tie === NOBODY) {
    if (advances) throw new CommandError('Nobody goes through by such a match: leave --advances out.');
    return { knockout: null, advances: null };
  }
  if (!advances) return { knockout: tie, advances: match.advances };
  const { id, estado, goals_local, goals_visit } = match;
  if (estado !== 'finalizado')
    throw new CommandError(
      `Match ${id} is ${estado}: say who goes through when it is over. Until then leave --advances out.`,
    );
  const ahead = (goals_local ?? 0) - (goals_visit ?? 0);
  if (tie === 'unico' && ahead !== 0 && ahead > 0 !== (advances === 'local')) {
    throw new CommandError(
      `By ${goals_local}-${goals_visit} the other side goes through. Is the result wrong, or was it --tie vuelta?`,
    );
  }
  return { knockout: tie, advances };
}

/** Says that somebody goes through by a match, and who did (rules R17.5). */
export const matchKnockout = command({
  name: 'match knockout',
  summary:
    'say that somebody goes through by a match, which rooms may then ask; and afterwards who, where its goals do not tell',
  args: z.object({
    match: MatchId.describe('the match'),
    tie: Tie.describe(
      'unico: this match alone decides; vuelta: with an earlier one; ninguno: nobody goes through by it',
    ),
    advances: z.enum(['local', 'visit']).optional().describe('who went through, extra time and shoot-out included'),
    reason: Reason,
  }),
  ops: { method: 'POST', path: 'ops/matches/{match}/knockout/', role: 'operador', result: MatchChangeAnswer },
  run: (context, { match, tie, advances, reason }) =>
    signedChange(context, { match, reason }, (held) => tied(held, tie, advances)),
  print: (changed) => {
    const { match, name, after } = changed;
    const side = after.advances === 'local' ? 'the local side' : 'the visiting side';
    return [
      after.knockout === null
        ? `Match ${match}, ${name}: nobody goes through by it, and questions about that are void.`
        : `Match ${match}, ${name}: rooms may ask who goes through (avanza)${after.advances ? `; told: ${side}` : ''}.`,
      printChange(changed),
    ].join('\n');
  },
});
