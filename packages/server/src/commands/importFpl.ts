import { z } from 'zod';
import { readFpl } from '../feeds/fpl';
import { importSeason } from '../feeds/importSeason';
import { command } from './command';
import { printImport } from './importReport';
import { LeagueName } from './arguments';

/** Reads a folder of Fantasy Premier League data into a league. */
export const importFpl = command({
  name: 'import fpl',
  args: z.object({
    dir: z.string(),
    league: LeagueName,
    name: z.string().optional(),
    scoring: z.enum(['arma11', 'fpl']).optional(),
    season: z.string().optional(),
  }),
  run: async ({ db }, { dir, league, name, scoring, season }) =>
    importSeason(db, readFpl(dir, season), { league_unique: league, name, scoring }),
  print: printImport,
});
