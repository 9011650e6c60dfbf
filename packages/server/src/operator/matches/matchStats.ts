import { z } from 'zod';
import { command, CommandError } from '../definition/command';
import { CsvAnswer, CsvText, DryRun, MOST_CSV, printCsv, runCsv } from '../imports/importCsvKinds';
import { MatchId } from './matchAnswers';

/** Writes what players did in one match; their points, lineups and rooms follow (rules R6.7). */
export const matchStats = command({
  name: 'match stats',
  summary: 'write what players did in a match, from a CSV file; their points follow',
  positional: ['file'],
  args: z.object({
    file: CsvText.describe('the file: the columns of import csv stats without "match"'),
    match: MatchId.describe('the match'),
    dry_run: DryRun,
  }),
  ops: {
    method: 'POST',
    path: 'ops/matches/{match}/player-stats/',
    role: 'operador',
    result: CsvAnswer,
    mostBytes: MOST_CSV,
  },
  run: async (context, { file, match: id, dry_run }) => {
    const match = await context.db.fresh
      .selectFrom('match as m')
      .innerJoin('league as l', 'l.id', 'm.league_id')
      .select(['m.external_id', 'l.id', 'l.league_unique'])
      .where('m.id', '=', id)
      .executeTakeFirst();
    if (!match) throw new CommandError(`There is no match ${id}. List them with: match list --league <unique>.`);
    const { external_id, ...league } = match;
    return runCsv(context, { kind: 'stats', league, text: file, match: external_id }, dry_run);
  },
  print: printCsv,
});
