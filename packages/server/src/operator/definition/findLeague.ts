import type { Queryable } from '../../platform/db/database';
import { CommandError } from './command';

/** The league of this name, or a sentence that lists the ones there are. */
export async function findLeague(q: Queryable, league_unique: string) {
  const league = await q.selectFrom('league').selectAll().where('league_unique', '=', league_unique).executeTakeFirst();
  if (league) return league;
  const known = await q.selectFrom('league').select('league_unique').orderBy('id').execute();
  const names = known.map((each) => each.league_unique).join(', ');
  throw new CommandError(
    `There is no league "${league_unique}". ${names ? `The leagues are: ${names}.` : 'Import one first: import fpl <dir> --league <unique>.'}`,
  );
}
