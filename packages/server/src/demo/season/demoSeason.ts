import type { Queryable } from '../../platform/db/database';
import { demoLeague, type DemoLeague } from './demoLeague';

/** The demo season that a database holds. */
export interface DemoSeason {
  league: DemoLeague;
  leagueId: number;
  /** The season's label in the league. */
  season: string;
}

/** What the setting 'demo' remembers. */
export interface DemoSetting {
  seed: number;
  /** The first start, on the minute. */
  anchor: string;
  league_id: number;
}

/** The demo season of a database, or null when it has none. */
export async function readDemoSeason(q: Queryable): Promise<DemoSeason | null> {
  const row = await q.selectFrom('setting').select('value').where('key', '=', 'demo').executeTakeFirst();
  if (!row) return null;
  const { seed, league_id } = row.value as DemoSetting;
  const league = await q.selectFrom('league').select('season').where('id', '=', league_id).executeTakeFirstOrThrow();
  return { league: demoLeague(seed), leagueId: league_id, season: league.season };
}
