import { z } from 'zod';
import { confirmedResult } from '../../catalogue/corrections/confirmedResult';
import { command } from '../definition/command';
import { MatchChangeAnswer, MatchId, Reason } from './matchAnswers';
import { printChange, signedChange } from './signedChange';

/** Confirms the result that a match has, so that its rooms need not wait for a second equal read (rules R15.1). */
export const matchConfirm = command({
  name: 'match confirm',
  summary: 'confirm the result that a match has, without waiting for a second equal read',
  positional: ['match'],
  args: z.object({ match: MatchId.describe('the match'), reason: Reason }),
  ops: { method: 'POST', path: 'ops/matches/{match}/confirm/', role: 'operador', result: MatchChangeAnswer },
  run: (context, { match, reason }) => signedChange(context, { match, reason }, confirmedResult),
  print: printChange,
});
