import { z } from 'zod';
import { deskModels } from '@arma11/core/schemas';
import { kindsOfScoring } from '@arma11/core/domain';
import { importPool, PoolProblems } from '../../rooms/predictions/pool/importPool';
import { mailSeats } from '../../rooms/predictions/pool/mailSeats';
import { planPool, type PoolPlan } from '../../rooms/predictions/pool/planPool';
import { readPool } from '../../rooms/predictions/pool/readPool';
import { LeagueName } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { findLeague } from '../definition/findLeague';
import { Scoring } from '../rooms/predictionArguments';
import { CsvText, DryRun, MOST_CSV } from '../imports/importCsvKinds';

const result = deskModels.DeskPoolImport;
type Report = z.output<typeof result>;

/** Makes a room of a pool that somebody ran elsewhere, with a claimable seat for everybody (rules R17.4). */
export const importPoolCommand = command({
  name: 'import pool',
  summary: 'people and predictions of a pool, as a free room with a seat for each to claim',
  positional: ['people', 'predictions'],
  args: z.object({
    people: CsvText.describe('person,name,email: who plays'),
    predictions: CsvText.describe('person,home,away,score, or a row per match with a column per person'),
    league: LeagueName.describe('the league of its matches'),
    rule: Scoring.describe('what it pays: 3/1, kicktipp, superbru, or rows such as "exact 3, result 1"'),
    name: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .default('Polla')
      .describe('what it is called; the same name is the same pool'),
    ties: z
      .enum(['shared', 'chain'])
      .default('shared')
      .describe('shared: equal points, equal places; chain: parted by right answers and the tie-break'),
    dry_run: DryRun,
  }),
  ops: { method: 'POST', path: 'ops/leagues/{league}/import/pool/', role: 'operador', result, mostBytes: 2 * MOST_CSV },
  run: async ({ deps, note }, { people, predictions, league, rule, name, ties, dry_run }): Promise<Report> => {
    if (kindsOfScoring(rule).join() !== 'marcador')
      throw new CommandError(
        '--rule: a pool has predicted scores alone; pay for them with rows such as exact 3, result 1.',
      );
    const { id: leagueId } = await findLeague(deps.db.fresh, league);
    const pool = { leagueId, name, scoring: { ...rule, ties }, read: await readPool(people, predictions) };
    const mailed = pool.read.people.filter(({ email }) => email !== null).map(({ person }) => person);
    if (dry_run) {
      const plan = await planPool(deps.db.fresh, pool);
      if (plan.problems.length > 0) throw new CommandError(plan.problems.join('\n'));
      const fresh = plan.newPeople.filter(({ person }) => mailed.includes(person)).length;
      return { ...reportOf(plan, name), dry_run, mails: fresh };
    }
    const plan = await importPool(deps, pool).catch((error: unknown) => {
      throw error instanceof PoolProblems ? new CommandError(error.message, { cause: error }) : error;
    });
    const mails = await mailSeats(deps, plan.roomId);
    const report = { ...reportOf(plan, name), dry_run, mails };
    await note({ target: `room:${plan.roomId}`, after: report });
    return report;
  },
  print: ({ room, name, dry_run, matches, new_people, claimed, answers, mails }) =>
    [
      `${dry_run ? 'Would import' : 'Imported'} "${name}"${room === null ? '' : ` into room ${room}`}: ${matches} matches, ${new_people} new people${claimed > 0 ? `, ${claimed} seats claimed already` : ''}.`,
      `Answers: ${answers.added} new, ${answers.changed} changed, ${answers.cleared} taken back, ${answers.unchanged} as they were.`,
      `${mails} people ${dry_run ? 'would be' : 'were'} mailed the link to their seat.`,
      ...(room === null || dry_run ? [] : [`Codes to print: pool seats ${room}`]),
    ].join('\n'),
});

const reportOf = ({ roomId, matchIds, newPeople, claimed, answers }: PoolPlan, name: string) => ({
  room: roomId,
  name,
  matches: matchIds.length,
  new_people: newPeople.length,
  claimed,
  answers,
});
