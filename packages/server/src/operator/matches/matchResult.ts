import { z } from 'zod';
import { manualResult } from '../../catalogue/corrections/manualResult';
import { wholeNumber } from '../definition/arguments';
import { command } from '../definition/command';
import { Awarded, Goals, MatchChangeAnswer, MatchId, Reason } from './matchAnswers';
import { printChange, signedChange } from './signedChange';

/** Writes a result by hand, as confirmed: after a first result it is an errata, kept as a version (rules R6.7). */
export const matchResult = command({
  name: 'match result',
  summary: 'give or correct the result at 90 minutes; its rooms are scored again',
  args: z.object({
    match: MatchId.describe('the match'),
    local: Goals.describe('goals of the local side after 90 minutes and added time'),
    visit: Goals.describe('goals of the visiting side'),
    first: z.enum(['local', 'visit', 'none']).optional().describe('who scored first, where the score does not tell'),
    minute: wholeNumber(0, 90).optional().describe('of the first goal; added time counts 45 and 90'),
    awarded: Awarded,
    reason: Reason,
  }),
  ops: { method: 'POST', path: 'ops/matches/{match}/result/', role: 'operador', result: MatchChangeAnswer },
  run: (context, { match, reason, ...result }) => signedChange(context, { match, reason }, () => manualResult(result)),
  print: printChange,
});
