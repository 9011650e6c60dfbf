import type { ClubMini, Team } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';
import { crestPath, kitOf } from '../../platform/http/mediaPaths';
import type { Selectable } from 'kysely';
import type { TeamTable } from '../../platform/db/tables/leagueTables';

/** A club as the wire shows it; without an image of its own its crest is drawn. */
export function teamView(team: Selectable<TeamTable>): Team {
  const kit = kitOf(team);
  return { id: team.id, name: team.name, short: team.short, kit, logo: team.logo ?? crestPath(kit, team.id) };
}

/** These clubs by id. */
export async function teamsById(q: Queryable, ids: readonly number[]): Promise<Map<number, Team>> {
  if (ids.length === 0) return new Map();
  const rows = await q
    .selectFrom('team')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, teamView(row)]));
}

/** A supporter's club, or null. */
export async function clubMini(q: Queryable, teamId: number | null): Promise<ClubMini | null> {
  if (teamId === null) return null;
  const row = await q
    .selectFrom('team')
    .innerJoin('league', 'league.id', 'team.league_id')
    .selectAll('team')
    .select('league.league_unique')
    .where('team.id', '=', teamId)
    .executeTakeFirst();
  if (!row) return null;
  const { id, name, logo } = teamView(row);
  return { id, name, logo, league_unique: row.league_unique };
}
