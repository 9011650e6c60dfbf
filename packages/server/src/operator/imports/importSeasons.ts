import { z } from 'zod';
import { readFplSlowly } from '../../catalogue/feeds/fpl';
import { importByHand } from '../../catalogue/feeds/importByHand';
import type { ImportReport } from '../../catalogue/feeds/importSeason';
import { command, type CommandContext } from '../definition/command';
import { LeagueName, TimeZone } from '../definition/arguments';
import { basename } from 'node:path';
import { readOpenfootball } from '../../catalogue/feeds/openfootball';
import { table } from '../definition/table';

const SHOWN = 20;

/** Leaves the audit row of an import, which runs a transaction of its own. */
async function noted({ note }: CommandContext, report: ImportReport): Promise<ImportReport> {
  const { league_unique, season, tables, rejected } = report;
  await note({ target: `league:${league_unique}`, after: { season, tables, rejected: rejected.length } });
  return report;
}

/** An import's report: what each table read and wrote, and every row that was left out, with the reason. */
function printImport(report: ImportReport): string {
  const counts = Object.entries(report.tables).map(([name, t]) => [
    name,
    t.read,
    t.inserted,
    t.updated,
    t.unchanged,
    t.duplicate,
    t.rejected,
  ]);
  const rejected = report.rejected
    .slice(0, SHOWN)
    .map(({ file, line, reason }) => `  ${file}${line === null ? '' : `, ${line}`}: ${reason}`);
  const more = report.rejected.length - rejected.length;
  return [
    `${report.created ? 'Made and filled' : 'Filled'} the league ${report.league_unique}, season ${report.season}.`,
    table(['table', 'read', 'inserted', 'updated', 'unchanged', 'duplicate', 'rejected'], counts),
    ...(rejected.length > 0 ? ['Left out:', ...rejected] : []),
    ...(more > 0 ? [`  … and ${more} more; --json lists all.`] : []),
    ...report.notes.map((note) => `Note: ${note}`),
  ].join('\n');
}

/** 'en-1-2024-25' from '2024-25__en.1.json': a league of its own unless one is named. */
const leagueOf = (file: string) =>
  basename(file, '.json')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);

const NewClubs = z
  .boolean()
  .default(false)
  .describe('clubs that the league does not know are new, and not known ones under another name');

const Older = z.boolean().default(false).describe('a match that is over, or on, goes back to what the files say');

/** Reads a match file of the openfootball repositories into a league. */
export const importOpenfootball = command({
  name: 'import openfootball',
  summary: 'a JSON file of the openfootball repositories',
  positional: ['file'],
  args: z.object({
    file: z.string().meta({ place: 'path' }),
    league: LeagueName.optional().describe('the league to fill; named after the file unless given'),
    name: z.string().optional().describe('what a new league is called'),
    new_clubs: NewClubs,
    older: Older,
    zone: TimeZone.optional().describe('the IANA zone of its times, such as America/Lima'),
  }),
  run: async (context, { file, league, name, zone, new_clubs, older }) => {
    const season = readOpenfootball(file, { zone });
    return noted(
      context,
      await importByHand(context.db, season, {
        league_unique: league ?? leagueOf(file),
        name,
        newClubs: new_clubs,
        older,
      }),
    );
  },
  print: printImport,
});

/** Reads a folder of Fantasy Premier League data into a league. */
export const importFpl = command({
  name: 'import fpl',
  summary: 'a folder with the official API’s documents, or the community’s CSV files',
  positional: ['dir'],
  args: z.object({
    dir: z.string().meta({ place: 'path' }),
    league: LeagueName.describe('the league to fill; made when there is none'),
    name: z.string().optional().describe('what a new league is called'),
    scoring: z.enum(['arma11', 'fpl']).optional().describe('how a new league is scored'),
    new_clubs: NewClubs,
    older: Older,
    season: z.string().optional().describe('such as 2024-25, where no date in the folder tells it'),
  }),
  run: async (context, { dir, league, name, scoring, season, new_clubs, older }) =>
    noted(
      context,
      await importByHand(context.db, await readFplSlowly(dir, season), {
        league_unique: league,
        name,
        scoring,
        newClubs: new_clubs,
        older,
      }),
    ),
  print: printImport,
});
