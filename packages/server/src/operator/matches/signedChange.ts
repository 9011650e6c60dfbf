import { sql } from 'kysely';
import type { z } from 'zod';
import { changeMatch } from '../../catalogue/corrections/changeMatch';
import type { LockedMatch, MatchState } from '../../catalogue/matches/matchState';
import type { CommandContext } from '../definition/command';
import type { MatchChangeAnswer } from './matchAnswers';

export type ChangedMatch = z.output<typeof MatchChangeAnswer>;

/** Changes a match by hand with its audit row: the version and the row keep the same before, after and reason. */
export const signedChange = (
  { actor, audited }: CommandContext,
  { match, reason }: { match: number; reason: string },
  change: (held: LockedMatch) => Partial<MatchState>,
): Promise<ChangedMatch> =>
  audited(async (tx) => {
    const { before, after } = await changeMatch(tx, match, change, { actor: actor.name, reason });
    const { rows } = await sql<{ name: string }>`
      select l.name || ' – ' || v.name as name
      from match m join team l on l.id = m.local_team join team v on v.id = m.visit_team where m.id = ${match}`.execute(
      tx,
    );
    const { name } = rows[0]!;
    return { result: { match, name, before, after }, target: `match:${match}`, before, after, reason };
  });

const scoreOf = ({ goals_local, goals_visit }: MatchState) =>
  goals_local === null || goals_visit === null ? '' : ` ${goals_local}-${goals_visit}`;

/** What a change by hand did, in a sentence. */
export const printChange = ({ match, name, before, after }: ChangedMatch): string =>
  [
    `Match ${match}, ${name}: ${before.estado}${scoreOf(before)} is now ${after.estado}${scoreOf(after)}, kick-off ${after.kick_off ?? 'without date'}.`,
    ...(after.held ? ['Feeds change neither its state nor its result any more.'] : []),
  ].join('\n');
