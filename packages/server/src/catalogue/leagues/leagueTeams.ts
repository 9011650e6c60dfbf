import { sql } from 'kysely';
import type { LeagueTeam, Team } from '@arma11/core/contract';
import { findPlayers, ofJornada } from '../players/playerRows';
import type { Queryable } from '../../platform/db/database';
import type { Tail } from '../../platform/db/fragments';
import { findMatches } from '../matches/matchView';
import { teamView } from '../clubs/teamView';
import { notFound } from '../../platform/refusal';
import { leagues } from './leagues';

async function leagueOf(q: Queryable, league_unique: string): Promise<{ id: number }> {
  const league = await q
    .selectFrom('league')
    .select('id')
    .where('league_unique', '=', league_unique)
    .executeTakeFirst();
  if (!league) throw notFound();
  return league;
}

/** The clubs of a league, by name. */
export async function leagueTeams(q: Queryable, league_unique: string): Promise<Team[]> {
  const { id } = await leagueOf(q, league_unique);
  const rows = await q
    .selectFrom('team')
    .selectAll()
    .where('league_id', '=', id)
    .orderBy(sql`name collate "C"`)
    .orderBy('id')
    .execute();
  return rows.map(teamView);
}

/** A club of a league with its squad by position and points, coach last, and its season's matches in playing order. */
export async function leagueTeam(
  q: Queryable,
  { league_unique, id_team }: { league_unique: string; id_team: number },
): Promise<LeagueTeam> {
  const { id: leagueId } = await leagueOf(q, league_unique);
  const team = await q
    .selectFrom('team')
    .selectAll()
    .where('id', '=', id_team)
    .where('league_id', '=', leagueId)
    .executeTakeFirst();
  if (!team) throw notFound();
  const jornada = (await leagues(q)).find((league) => league.league_unique === league_unique)?.jornada ?? 1;
  const where = sql<boolean>`p.team_id = ${team.id} and p.active`;
  const tail: Tail = sql`order by p.position, coalesce(s.pts, 0) desc, p.id limit 200`;
  return {
    team: teamView(team),
    players: await findPlayers(q, { leagueId, match: ofJornada(leagueId, jornada), where, tail }),
    matches: await findMatches(q, sql`m.league_id = ${leagueId} and ${team.id} in (m.local_team, m.visit_team)`),
  };
}
