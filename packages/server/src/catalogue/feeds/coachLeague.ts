import { sql } from 'kysely';
import { scoringProfileFor } from '@arma11/core/domain';
import type { Queryable, Tx } from '../../platform/db/database';
import type { FeedMatch, FeedPlayer, FeedPlayerMatch, FeedSeason, FeedTeam } from './feedShape';
import { upsertPlayers } from './upsertCatalogue';
import { upsertPlayerMatches } from './upsertPlayerMatches';
import { withCoaches } from './withCoaches';

/** What a league already holds of a season, as far as its coaches need it. */
async function storedSeason(tx: Tx, leagueId: number, matchIds: readonly number[] | undefined): Promise<FeedSeason> {
  const league = await tx.selectFrom('league').selectAll().where('id', '=', leagueId).executeTakeFirstOrThrow();
  const these = matchIds ? sql`and m.id = any(${[...matchIds]}::int[])` : sql``;
  const { rows: teams } = await sql<FeedTeam>`
    select external_id, name, short from team where league_id = ${leagueId} order by id`.execute(tx);
  const { rows: players } = await sql<FeedPlayer>`
    select p.external_id, t.external_id as team_external_id, p.full_name, p.short_name, p.position, p.condition,
      p.condition_note, p.contry, p.number
    from player p join team t on t.id = p.team_id where p.league_id = ${leagueId} and p.active order by p.id`.execute(
    tx,
  );
  const { rows: matches } = await sql<FeedMatch>`
    select m.external_id, m.jornada, l.external_id as local_external_id, v.external_id as visit_external_id, m.kick_off,
      m.confirmed_time, m.estado, m.minute, m.goals_local, m.goals_visit, m.first_goal, m.first_goal_minute, m.official
    from match m join team l on l.id = m.local_team join team v on v.id = m.visit_team
    where m.league_id = ${leagueId} ${these} order by m.id`.execute(tx);
  const { rows: stats } = await sql<FeedPlayerMatch>`
    select p.external_id as player_external_id, m.external_id as match_external_id, pm.jornada,
      pm.team_id = m.local_team as was_local, pm.stats
    from player_match pm join player p on p.id = pm.player_id and p.position = 4 join match m on m.id = pm.match_id
    where m.league_id = ${leagueId} ${these} order by m.id, p.id`.execute(tx);
  const told = { rejected: [], duplicates: [], rowsRead: {}, notes: [] };
  return {
    source: '',
    provider: '',
    competition: league.name,
    season: league.season,
    teams,
    players,
    jornadas: [],
    matches,
    stats,
    ...told,
  };
}

/** The league's scoring table of its season. */
export async function leagueProfile(tx: Queryable, leagueId: number) {
  const { scoring, season } = await tx
    .selectFrom('league')
    .select(['scoring', 'season'])
    .where('id', '=', leagueId)
    .executeTakeFirstOrThrow();
  return scoringProfileFor(scoring, season);
}

/**
 * Gives the clubs that a league holds their coaches, and the coaches what their teams did, as an import of a whole
 * season does: after a result has changed by hand, or part of a catalogue has come. With `matchIds`, of those alone.
 */
export async function coachLeague(tx: Tx, leagueId: number, matchIds?: readonly number[]): Promise<void> {
  const profile = await leagueProfile(tx, leagueId);
  const held = await storedSeason(tx, leagueId, matchIds);
  const { season, made } = withCoaches(held, profile);
  if (made.player > 0) await upsertPlayers(tx, leagueId, season.players.slice(held.players.length));
  await upsertPlayerMatches(tx, leagueId, season, profile);
}
