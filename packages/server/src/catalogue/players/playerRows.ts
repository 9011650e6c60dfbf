import { sql } from 'kysely';
import type { Condition, Player, Position } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';
import type { Where, Tail } from '../../platform/db/fragments';
import { coachPath, shirtPath } from '../../platform/http/mediaPaths';
import { findMatches } from '../matches/matchView';
import { teamsById } from '../clubs/teamView';

interface PlayerRow {
  id: number;
  team_id: number;
  full_name: string;
  short_name: string;
  position: Position;
  condition: Condition;
  condition_note: string | null;
  contry: string;
  avatar: string | null;
  number: number | null;
  pts: number | null;
  avg_points: number | null;
  form: number[] | null;
}

/** Which players. `where` is about `p` (player), `match` about `m` (match): which matches theirs is looked for in. */
export interface PlayerScope {
  leagueId: number;
  match: Where;
  where: Where;
  tail?: Tail;
  /** Who stands in the caller's lineup. */
  inLineup?: ReadonlySet<number>;
  /** Percent of lineups by player; only after the lock. */
  selectedPct?: ReadonlyMap<number, number>;
}

/** The matches `m` of a jornada of a league. */
export const ofJornada = (leagueId: number, jornada: number) =>
  sql<boolean>`m.league_id = ${leagueId} and m.jornada = ${jornada}`;

/** Players as the wire shows them: season figures, club, and their match of those that are asked for. */
export async function findPlayers(q: Queryable, scope: PlayerScope): Promise<Player[]> {
  const { rows } = await sql<PlayerRow>`
    select p.*, s.pts, s.avg_points, s.form
    from player p left join player_stat s on s.player_id = p.id
    where p.league_id = ${scope.leagueId} and (${scope.where})
    ${scope.tail ?? sql`order by p.id`}`.execute(q);
  const teams = await teamsById(
    q,
    rows.map((row) => row.team_id),
  );
  const matches = await findMatches(q, scope.match);
  return rows.map((row) => {
    const team = teams.get(row.team_id)!;
    return {
      id: row.id,
      full_name: row.full_name,
      short_name: row.short_name,
      avatar: row.avatar ?? (row.position === 4 ? coachPath(team.kit, row.id) : shirtPath(team.kit, row.number)),
      team,
      position: row.position,
      condition: row.condition,
      condition_note: row.condition_note,
      contry: row.contry,
      number: row.number,
      pts: row.pts ?? 0,
      avg_points: row.avg_points ?? 0,
      form: row.form ?? [],
      match: matches.find(({ local, visit }) => local.id === row.team_id || visit.id === row.team_id) ?? null,
      selected_pct: scope.selectedPct?.get(row.id) ?? null,
      in_lineup: scope.inLineup?.has(row.id) ?? false,
    };
  });
}
