import { sql } from 'kysely';
import type { MatchSheet, Position, SheetSide } from '@arma11/core/contract';
import { teamForm } from '@arma11/core/domain';
import { findMatches } from '../../catalogue/matches/matchView';
import type { Queryable } from '../../platform/db/database';
import { notFound } from '../../platform/refusal';
import { finishedMatches, type FinishedMatches } from './finishedMatches';

interface Sides {
  league_id: number;
  local_team: number;
  visit_team: number;
  kick_off: string;
}

/** Returns what stands behind a match, of what had ended before its kick-off (rules R21.5). */
export async function matchSheet(q: Queryable, id: number): Promise<MatchSheet> {
  const { rows } = await sql<Sides>`
    select league_id, local_team, visit_team, kick_off from match_now where id = ${id} and kick_off is not null`.execute(
    q,
  );
  const match = rows[0];
  if (!match) throw notFound();
  const { league_id, local_team, visit_team, kick_off } = match;
  const finished = await finishedMatches(q, league_id, kick_off);
  const players = await whoPlayed(q, id);
  return {
    id,
    local: sideOf(local_team, finished, players),
    visit: sideOf(visit_team, finished, players),
    meetings: await findMatches(
      q,
      sql`m.league_id = ${league_id} and m.estado = 'finalizado' and m.kick_off < ${kick_off}::timestamptz
        and ${local_team} in (m.local_team, m.visit_team) and ${visit_team} in (m.local_team, m.visit_team)`,
      sql`order by m.kick_off desc, m.id desc limit 5`,
    ),
  };
}

function sideOf(team: number, { matches, rows, ranked }: FinishedMatches, players: readonly PlayedFor[]): SheetSide {
  const row = ranked ? rows.find((each) => each.team === team) : undefined;
  return {
    place: row?.place ?? null,
    points: row?.points ?? null,
    form: teamForm(team, matches),
    players: players.filter(({ team_id }) => team_id === team).map(({ team_id: _team, ...player }) => player),
  };
}

interface PlayedFor {
  team_id: number;
  id: number;
  full_name: string;
  position: Position;
  number: number | null;
  minutes: number;
  points: number;
}

/** Those who have been on the pitch, and the coaches; nobody before the kick-off. */
async function whoPlayed(q: Queryable, matchId: number): Promise<PlayedFor[]> {
  const { rows } = await sql<PlayedFor>`
    select pm.team_id, p.id, p.full_name, p.position, p.number, pm.minutes, pm.points
    from match_now m join player_match pm on pm.match_id = m.id join player p on p.id = pm.player_id
    where m.id = ${matchId} and m.estado in ('en_vivo','descanso','finalizado','suspendido')
      and (pm.minutes > 0 or p.position = 4)
    order by p.position, pm.minutes desc, p.id`.execute(q);
  return rows;
}
