import type { ScoringCode } from '@arma11/core/domain';
import type { Tx } from '../../platform/db/database';
import { leaguePath } from '../../platform/http/mediaPaths';
import { FeedError } from './FeedError';
import type { FeedSeason } from './feedShape';

/** The league that a season is imported into; it is made when there is none. */
export interface LeagueToFill {
  league_unique: string;
  /** Called so when it is made. @default the competition's name */
  name?: string;
  /** How a new league is scored; a league that exists keeps its own, and naming another one is refused. @default 'arma11' */
  scoring?: ScoringCode;
  /** Clubs that the league does not know are new ones, and not known ones under another name. */
  newClubs?: boolean;
}

export interface FilledLeague {
  id: number;
  scoring: ScoringCode;
  created: boolean;
}

function assertFitsLeague(
  { league_unique, scoring }: LeagueToFill,
  league: { season: string; scoring: string },
  { season, source }: FeedSeason,
) {
  if (league.season !== season) {
    throw new FeedError(
      source,
      null,
      `the league "${league_unique}" holds the season ${league.season}; import ${season} into another league: the sources give their ids anew each season.`,
    );
  }
  if (scoring && league.scoring !== scoring) {
    throw new FeedError(
      source,
      null,
      `the league "${league_unique}" is scored by "${league.scoring}"; import with that table, or into another league to score by "${scoring}".`,
    );
  }
}

/** Finds or makes the league, and holds its row until the import ends: two imports of a league follow one another. */
export async function feedLeague(tx: Tx, league: LeagueToFill, season: FeedSeason): Promise<FilledLeague> {
  const { league_unique, name = season.competition, scoring = 'arma11' } = league;
  const inserted = await tx
    .insertInto('league')
    .values({ league_unique, name, logo: '', season: season.season, scoring, has_compe: season.players.length > 0 })
    .onConflict((conflict) => conflict.column('league_unique').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) {
    await tx
      .updateTable('league')
      .set({ logo: leaguePath(inserted.id) })
      .where('id', '=', inserted.id)
      .execute();
    return { id: inserted.id, scoring, created: true };
  }
  const found = await tx
    .selectFrom('league')
    .select(['id', 'season', 'scoring', 'has_compe'])
    .where('league_unique', '=', league_unique)
    .forUpdate()
    .executeTakeFirstOrThrow();
  assertFitsLeague(league, found, season);
  if (season.players.length > 0 && !found.has_compe) {
    await tx.updateTable('league').set({ has_compe: true }).where('id', '=', found.id).execute();
  }
  return { id: found.id, scoring: found.scoring === 'fpl' ? 'fpl' : 'arma11', created: false };
}
