import { sql } from 'kysely';
import type { LongTermKind } from '@arma11/core/contract';
import type { Tx } from '../../platform/db/database';
import { longTermAnswers, type LongTermAsked } from '../../rooms/slate/askLongTerm';
import { CommandError } from '../definition/command';
import { Instant } from '../matches/matchAnswers';
import { LongTermPoints, LongTerms } from './predictionArguments';

/** What a prediction room asks about the competition of its league as a whole (rules R17.5). */
export const longTermShape = {
  long_term: LongTerms.optional().describe(
    'what a prediction room asks about the competition as a whole, parted by commas: campeon, subcampeon, maximo_goleador',
  ),
  long_term_lock: Instant.optional().describe('until when those take answers; the lock of the room unless given'),
  long_term_points: LongTermPoints.optional().describe(
    'what those are worth, such as campeon 20, subcampeon 5; 15, 10 and 15 unless given',
  ),
};

interface Given {
  long_term?: LongTermKind[] | undefined;
  long_term_lock?: string | undefined;
  long_term_points?: LongTermAsked['points'] | undefined;
}

/** It as a room is made with it. */
export const longTermTerms = ({ long_term, long_term_lock, long_term_points }: Given): { longTerm?: LongTermAsked } =>
  long_term ? { longTerm: { kinds: long_term, lockAt: long_term_lock ?? null, points: long_term_points ?? {} } } : {};

/** Refuses a question whose answer is known or that nothing can be answered to, and a lock that nobody meets. */
export async function assertAskable(
  tx: Tx,
  { long_term, long_term_lock, long_term_points }: Given,
  { leagueId, matchIds }: { leagueId: number; matchIds: readonly number[] },
): Promise<void> {
  if (!long_term) {
    if (long_term_lock) throw new CommandError('--long-term-lock is for --long-term: add it, or leave both.');
    if (long_term_points) throw new CommandError('--long-term-points is for --long-term: add it, or leave both.');
    return;
  }
  const stray = Object.keys(long_term_points ?? {}).find((kind) => !long_term.some((each) => each === kind));
  if (stray)
    throw new CommandError(`--long-term-points names ${stray}, which --long-term does not ask. Add it there, too.`);
  // Whoever tells the answer holds the league.
  await sql`select id from league where id = ${leagueId} for key share`.execute(tx);
  const told = await tx.selectFrom('league_outcome').select('kind').where('league_id', '=', leagueId).execute();
  const known = long_term.find((kind) => told.some((each) => each.kind === kind));
  if (known) throw new CommandError(`What ${known} came to is told already. Is it a new season? See: league outcome.`);
  for (const kind of long_term) {
    if ((await longTermAnswers(tx, leagueId, kind)).length < 2)
      throw new CommandError(`The league has too few clubs or players to ask ${kind}. Import them first.`);
  }
  if (long_term_lock) await assertLockFits(tx, long_term_lock, matchIds);
}

async function assertLockFits(tx: Tx, lock: string, matchIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ past: boolean; late: boolean }>`
    select ${lock}::timestamptz <= app_now() as past, ${lock}::timestamptz > max(kick_off) as late
    from match where id = any(${[...matchIds]}::int[])`.execute(tx);
  const { past, late } = rows[0]!;
  if (past) throw new CommandError(`--long-term-lock ${lock} is past. Choose a later one.`);
  if (late) throw new CommandError('--long-term-lock lies after the last match of the room. Choose an earlier one.');
}
