import { basename } from 'node:path';
import { z } from 'zod';
import { importSeason } from '../../catalogue/feeds/importSeason';
import { readOpenfootball } from '../../catalogue/feeds/openfootball';
import { command } from '../definition/command';
import { noted, printImport } from './importReport';
import { LeagueName } from '../definition/arguments';

/** 'en-1-2024-25' from '2024-25__en.1.json': a league of its own unless one is named. */
const leagueOf = (file: string) =>
  basename(file, '.json')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);

/** Reads a match file of the openfootball repositories into a league. */
export const importOpenfootball = command({
  name: 'import openfootball',
  summary: 'a JSON file of the openfootball repositories',
  positional: ['file'],
  args: z.object({
    file: z.string().meta({ place: 'path' }),
    league: LeagueName.optional().describe('the league to fill; named after the file unless given'),
    name: z.string().optional().describe('what a new league is called'),
    zone: z.string().optional().describe('the IANA zone of its times, such as America/Lima'),
  }),
  run: async (context, { file, league, name, zone }) => {
    const season = readOpenfootball(file, { zone });
    return noted(context, await importSeason(context.db, season, { league_unique: league ?? leagueOf(file), name }));
  },
  print: printImport,
});
