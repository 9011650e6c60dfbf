import type { FeedSeason } from '../../catalogue/feeds/feedShape';
import { DEMO_LEAGUE_NAME } from './demoLeague';

/** A feed with nothing but its name: what is known is put in. */
export const emptyFeed = (season: string): FeedSeason => ({
  source: 'demo',
  provider: 'demo',
  competition: DEMO_LEAGUE_NAME,
  season,
  teams: [],
  players: [],
  jornadas: [],
  matches: [],
  stats: [],
  rejected: [],
  duplicates: [],
  rowsRead: {},
  notes: [],
});
