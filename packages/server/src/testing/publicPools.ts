import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from '../catalogue/feeds/smallSteps';
import { organisersFiles, type BigPool } from './bigPool';

/** A room asks about so many matches at most (rules R17.3). */
const MOST_MATCHES = 128;
/** The first column of a person. */
const GUESSES_FROM = 5;

/** The sheets of ../shared/data/pools, and when each begins: some years in them are mistyped. */
const SHEETS = {
  'wc-2018': { file: 'fixtures.csv', from: '2018-06' },
  'pl-2018-19': { file: 'PL_fixtures.csv', from: '2018-08' },
};

export type PublicPool = keyof typeof SHEETS;

/** '02:01' of a sheet is 2-1, and what is no score is no guess. */
const scoreOf = (cell = '') => (/^\d{2}:\d{2}$/.test(cell) ? cell.split(':').map(Number).join('-') : '');

/** '14/06/2018' is the fourteenth of June, in the twelve months that begin with `from`. */
function kickOffOf(when: string, from: string): string {
  const [day, month] = when.split('/') as [string, string];
  const year = Number(from.slice(0, 4)) + (month < from.slice(5) ? 1 : 0);
  return `${year}-${month}-${day}T18:00:00.000Z`;
}

/**
 * A pool that was played, from its organiser's sheet: a row for each match, with its score as `hh:gg` and a column for each
 * person. A sheet with more matches than a room takes becomes several pools.
 */
export function publicPools(folder: string, pool: PublicPool): BigPool[] {
  const { file, from } = SHEETS[pool];
  const [heading, ...lines] = readFileSync(join(folder, pool, file), 'utf8')
    .trim()
    .split(/\r?\n/);
  const persons = heading!.split(',').slice(GUESSES_FROM);
  const rows = lines.map((line) => {
    const [, home = '', away = '', when = '', end, ...guesses] = line.split(',');
    return { home, away, end: scoreOf(end), kickOff: kickOffOf(when, from), guesses };
  });
  const size = Math.ceil(rows.length / Math.ceil(rows.length / MOST_MATCHES));
  return parts(rows, size).map((played, part) =>
    organisersFiles({
      league: `${pool}-${part + 1}`,
      matches: played,
      guesses: persons.map((person, at) => ({ person, scores: played.map(({ guesses }) => scoreOf(guesses[at])) })),
    }),
  );
}
