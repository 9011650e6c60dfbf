import { deskModels } from '@arma11/core/schemas';
import { z } from 'zod';
import {
  importCsv,
  importLargeCsv,
  isLargeCsv,
  type CsvKind,
  type CsvReport,
  type Given,
} from '../../catalogue/feeds/csv/importCsv';
import { FeedError } from '../../catalogue/feeds/FeedError';
import { LeagueName, TimeZone } from '../definition/arguments';
import { command, CommandError, type CommandContext } from '../definition/command';
import { findLeague } from '../definition/findLeague';
import { table } from '../definition/table';

/** A file of a whole season's statistics fits. */
export const MOST_CSV = 5 * 1024 * 1024;

export const CsvAnswer = deskModels.DeskCsvReport;

export const CsvText = z.string().max(MOST_CSV).meta({ place: 'file' });
export const DryRun = z.boolean().default(false).describe('only say what it would change');

// A dry run does everything and takes it back by throwing this.
class Undo extends Error {
  constructor(readonly report: CsvReport) {
    super('dry run');
  }
}

/** Imports a file with its audit row, or finds out what that would change and takes it back. */
export const runCsv = (context: CommandContext, given: Given, dry_run: boolean) =>
  importOrPlan(context, given, dry_run).catch((error: unknown) => {
    throw error instanceof FeedError ? new CommandError(error.message, { cause: error }) : error;
  });

async function importOrPlan({ db, audited }: CommandContext, given: Given, dry_run: boolean) {
  const large = isLargeCsv(db, given) ? await importLargeCsv(db, given, dry_run) : null;
  if (large && dry_run) return { ...large, dry_run };
  if (!dry_run) {
    return audited(async (tx) => {
      const report = large ?? (await importCsv(tx, given));
      const { kind, rows, inserted, updated } = report;
      const target = given.match === undefined ? `league:${report.league}` : `match:${given.match}`;
      return {
        result: { ...report, dry_run },
        target,
        after: { kind, rows, inserted, updated, changes: report.changes },
      };
    });
  }
  const outcome = await db
    .tx(async (tx) => {
      throw new Undo(await importCsv(tx, given));
    })
    .catch((error: unknown) => error);
  if (outcome instanceof Undo) return { ...outcome.report, dry_run };
  throw outcome;
}

const SHOWN = 30;

const shown = (value: unknown) =>
  value === null ? 'nothing' : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** What an import did or would do, row by row. */
export function printCsv(report: z.output<typeof CsvAnswer>): string {
  const { kind, league, dry_run, rows, inserted, updated, unchanged, changes } = report;
  const lines = changes.slice(0, SHOWN).map(({ id, created, columns }) => [
    id,
    created ? 'new' : 'changed',
    Object.entries(columns)
      .map(([column, { before, after }]) =>
        created ? `${column} ${shown(after)}` : `${column} ${shown(before)} → ${shown(after)}`,
      )
      .join(', '),
  ]);
  return [
    `${dry_run ? 'Would import' : 'Imported'} ${rows} ${kind} into ${league}: ${inserted} new, ${updated} changed, ${unchanged} as they were.`,
    ...(lines.length > 0 ? [table(['row', '', 'columns'], lines)] : []),
    ...(changes.length > SHOWN ? [`… and ${changes.length - SHOWN} more; --json lists them.`] : []),
  ].join('\n');
}

const SUMMARIES: Record<CsvKind, string> = {
  teams: 'the clubs of a league that no feed covers, from a CSV file',
  players: 'its players and coaches; clubs without a coach get one',
  matches: 'its matches, with results where they have been played',
  stats: 'what its players did, which their points are computed from',
};

const Arguments = z.object({
  file: CsvText.describe('the file; docs/import-csv.md describes its columns'),
  league: LeagueName.describe('the league to fill; make it with: league create'),
  dry_run: DryRun,
});

const Zone = TimeZone.optional().describe('the IANA zone of kick-offs that name none, such as America/Lima');

const importKind = <A extends typeof Arguments>(kind: CsvKind, args: A) =>
  command({
    name: `import csv ${kind}`,
    summary: SUMMARIES[kind],
    positional: ['file'],
    args,
    ops: {
      method: 'POST',
      path: `ops/leagues/{league}/import/${kind}/`,
      role: 'operador',
      result: CsvAnswer,
      mostBytes: MOST_CSV,
    },
    run: async (context, { file, league, dry_run, zone }: z.output<typeof Arguments> & { zone?: string }) => {
      const { id, league_unique } = await findLeague(context.db.fresh, league);
      return runCsv(context, { kind, league: { id, league_unique }, text: file, zone }, dry_run);
    },
    print: printCsv,
  });

/** `import csv teams|players|matches|stats`: one command for each kind of file. */
export const importCsvKinds = [
  importKind('teams', Arguments),
  importKind('players', Arguments),
  importKind('matches', Arguments.extend({ zone: Zone })),
  importKind('stats', Arguments),
];
