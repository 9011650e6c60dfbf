import type { Team } from '@arma11/core/contract';
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
