import { sql } from 'kysely';
import type { Match, PlayerSheet, PointsItem } from '@arma11/core/contract';
import { matchDifficulty } from '@arma11/core/domain';
import { leagues } from '../../catalogue/leagues/leagues';
import { findMatches } from '../../catalogue/matches/matchView';
import { findPlayers, ofJornada } from '../../catalogue/players/playerRows';
import type { Queryable } from '../../platform/db/database';
import { notFound } from '../../platform/refusal';
import { chosenShare } from './chosenShare';
import { finishedMatches } from './finishedMatches';

const PLAYED_SHOWN = 10;
const NEXT_SHOWN = 3;

interface Played {
  match_id: number;
  home: boolean;
  minutes: number;
  points: number;
  provisional: boolean;
  breakdown: PointsItem[];
}

/** Returns a footballer of a league's squads: form, latest matches with the reasons for their points, next rivals. */
export async function playerSheet(q: Queryable, id: number): Promise<PlayerSheet> {
  const { rows } = await sql<{ league_id: number; league_name: string; league_unique: string }>`
    select l.id as league_id, l.name as league_name, l.league_unique
    from player p join league l on l.id = p.league_id where p.id = ${id} and p.active`.execute(q);
  const league = rows[0];
  if (!league) throw notFound();
  const { league_id: leagueId, league_name, league_unique } = league;
  const jornada = (await leagues(q)).find((each) => each.league_unique === league_unique)?.jornada ?? 1;
  const [player] = await findPlayers(q, { leagueId, match: ofJornada(leagueId, jornada), where: sql`p.id = ${id}` });
  if (!player) throw notFound();
  return {
    player,
    league_name,
    league_unique,
    matches: await latestMatches(q, id),
    next: await nextMatches(q, leagueId, player.team.id),
    chosen: await chosenShare(q, leagueId, id),
  };
}

async function latestMatches(q: Queryable, id: number): Promise<PlayerSheet['matches']> {
  const { rows } = await sql<Played>`
    select pm.match_id, pm.team_id = m.local_team as home, pm.minutes, pm.points, not m.official as provisional, pm.breakdown
    from player_match pm join match_now m on m.id = pm.match_id and m.estado in ('en_vivo','descanso','finalizado')
    where pm.player_id = ${id} and m.kick_off is not null
    order by m.kick_off desc, m.id desc limit ${PLAYED_SHOWN}`.execute(q);
  const ids = rows.map(({ match_id }) => match_id);
  const matches = byId(await findMatches(q, sql`m.id = any(${ids}::int[])`));
  return rows.flatMap(({ match_id, ...played }) => {
    const match = matches.get(match_id);
    return match ? [{ match, ...played }] : [];
  });
}

async function nextMatches(q: Queryable, leagueId: number, team: number): Promise<PlayerSheet['next']> {
  const next = await findMatches(
    q,
    sql`m.league_id = ${leagueId} and ${team} in (m.local_team, m.visit_team) and m.estado = 'programado'
      and m.kick_off > app_now()`,
    sql`order by m.kick_off, m.id limit ${NEXT_SHOWN}`,
  );
  const { rows } = await finishedMatches(q, leagueId);
  return next.map((match) => {
    const home = match.local.id === team;
    const rival = home ? match.visit.id : match.local.id;
    const results = rows.find((row) => row.team === rival);
    return { match, home, difficulty: matchDifficulty(results, home) };
  });
}

const byId = (matches: readonly Match[]) => new Map(matches.map((match) => [match.id, match]));
