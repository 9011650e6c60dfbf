import { sql } from 'kysely';
import { NO_STATS, type PlayerMatchStats } from '@arma11/core/domain';
import { importSeason, type ImportReport } from '../catalogue/feeds/importSeason';
import type { FeedMatch, FeedPlayer, FeedPlayerMatch, FeedTeam } from '../catalogue/feeds/feedShape';
import { emptyFeed } from '../demo/season/emptyFeed';
import type { Db } from '../platform/db/database';
import type { SmallLeague } from './smallLeague';

/** Places of a small league's squad that make an eleven: the goalkeeper, four, four and two. */
const ELEVEN = [0, 2, 3, 4, 5, 8, 9, 10, 11, 14, 15];
/** The forward among them who scores all goals of a side. */
const SCORER = 14;

/** What a provider reports of one match of a small league. */
export interface ReportedMatch {
  /** Which match, by its place in the league. */
  match: number;
  goals: readonly [local: number, visit: number];
  /** The provider calls the result final. @default true */
  final?: boolean;
  /** What players did: everything that there is, nothing, or the whole with these changes by their id in the source. @default 'all' */
  stats?: 'all' | 'none' | Readonly<Record<string, Partial<PlayerMatchStats> | null>>;
  /** Other facts of the match. */
  more?: Partial<FeedMatch>;
}

interface Held extends FeedMatch {
  local_team: number;
  visit_team: number;
}

function statsOf(match: Held, { goals, stats = 'all' }: ReportedMatch): FeedPlayerMatch[] {
  if (stats === 'none') return [];
  const changes = stats === 'all' ? {} : stats;
  return [match.local_team, match.visit_team].flatMap((team, side) =>
    ELEVEN.flatMap((place) => {
      const player = `p${team}-${place}`;
      const change = changes[player];
      if (change === null) return [];
      const did = { ...NO_STATS, minutes: 90, goals: place === SCORER ? goals[side]! : 0, ...change };
      const ids = { player_external_id: player, match_external_id: match.external_id, jornada: match.jornada! };
      return { ...ids, was_local: side === 0, stats: did };
    }),
  );
}

/** Imports what a provider reports of matches of a small league, as a file of its feed would: results and what players did. */
export async function importReportedMatches(
  db: Db,
  { leagueId, league_unique, matches }: SmallLeague,
  reported: readonly ReportedMatch[],
  provider = 'fpl',
): Promise<ImportReport> {
  const { rows: teams } = await sql<FeedTeam>`
    select external_id, name, short from team where league_id = ${leagueId} order by id`.execute(db.fresh);
  const { rows: players } = await sql<FeedPlayer>`
    select p.external_id, t.external_id as team_external_id, p.full_name, p.short_name, p.position, p.condition,
      p.condition_note, p.contry, p.number
    from player p join team t on t.id = p.team_id where p.league_id = ${leagueId} order by p.id`.execute(db.fresh);
  const { rows: held } = await sql<Held>`
    select m.external_id, m.jornada, l.external_id as local_external_id, v.external_id as visit_external_id, m.kick_off,
      m.confirmed_time, m.local_team, m.visit_team
    from match m join team l on l.id = m.local_team join team v on v.id = m.visit_team
    where m.id = any(${matches}::int[]) order by m.id`.execute(db.fresh);
  const results = reported.map(({ match, goals: [goals_local, goals_visit], final = true, more = {} }): FeedMatch => {
    const { local_team: _local, visit_team: _visit, ...known } = held[match]!;
    const first_goal = goals_local + goals_visit === 0 ? 'none' : goals_local > 0 ? 'local' : 'visit';
    const result = { estado: 'finalizado' as const, minute: null, goals_local, goals_visit, official: final };
    return { ...known, ...result, first_goal, first_goal_minute: goals_local + goals_visit === 0 ? 0 : 12, ...more };
  });
  const season = {
    ...emptyFeed('2026'),
    source: `${provider}.json`,
    provider,
    teams,
    players,
    matches: results,
    stats: reported.flatMap((each) => statsOf(held[each.match]!, each)),
  };
  return importSeason(db, season, { league_unique });
}
