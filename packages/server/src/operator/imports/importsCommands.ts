import { importCsvKinds } from './importCsvKinds';
import { importFpl } from './importFpl';
import { importOpenfootball } from './importOpenfootball';

/** Commands that read data into a league. */
export const importsCommands = [importFpl, importOpenfootball, ...importCsvKinds];
