import { z } from 'zod';
import { readFpl } from '../../catalogue/feeds/fpl';
import { importSeason } from '../../catalogue/feeds/importSeason';
import { command } from '../definition/command';
import { noted, printImport } from './importReport';
import { LeagueName } from '../definition/arguments';

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
    season: z.string().optional().describe('such as 2024-25, where no date in the folder tells it'),
  }),
  run: async (context, { dir, league, name, scoring, season }) =>
    noted(context, await importSeason(context.db, readFpl(dir, season), { league_unique: league, name, scoring })),
  print: printImport,
});
