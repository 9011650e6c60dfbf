import { z } from 'zod';
import { lockMatch } from '../../catalogue/matches/matchState';
import { command } from '../definition/command';
import { MatchId } from './matchAnswers';

const Released = z
  .object({
    match: z.int().describe('The match.'),
    released: z.array(z.enum(['result', 'state', 'kick_off', 'stats'])).describe('What was kept by hand until now.'),
  })
  .meta({ id: 'DeskMatchReleased', description: 'A match that feeds may change again (rules R18.1).' });

/** Lets feeds change again what was set by hand about a match (rules R18.1). */
export const matchRelease = command({
  name: 'match release',
  summary: 'let feeds change again what was set by hand: its result, state, kick-off and what its players did',
  positional: ['match'],
  args: z.object({
    match: MatchId.describe('the match'),
    reason: z.string().trim().min(3).max(500).optional().describe('why; kept in the audit'),
  }),
  ops: { method: 'POST', path: 'ops/matches/{match}/release/', role: 'operador', result: Released },
  run: ({ audited }, { match, reason }) =>
    audited(async (tx) => {
      const { held, said, kick_off_held } = await lockMatch(tx, match);
      await tx
        .updateTable('match')
        .set({ held: false, said: false, kick_off_held: false })
        .where('id', '=', match)
        .execute();
      const stats = await tx
        .updateTable('player_match')
        .set({ held: false })
        .where('match_id', '=', match)
        .where('held', '=', true)
        .executeTakeFirst();
      const released = [
        ...(held ? (['result'] as const) : []),
        ...(said ? (['state'] as const) : []),
        ...(kick_off_held ? (['kick_off'] as const) : []),
        ...(stats.numUpdatedRows > 0n ? (['stats'] as const) : []),
      ];
      return { result: { match, released }, target: `match:${match}`, before: { held: released }, reason };
    }),
  print: ({ match, released }) =>
    released.length === 0
      ? `Nothing of match ${match} was kept by hand.`
      : `Feeds change of match ${match} again: ${released.join(', ').replace('_', '-')}.`,
});
