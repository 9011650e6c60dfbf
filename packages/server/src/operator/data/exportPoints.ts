import { sql } from 'kysely';
import { z } from 'zod';
import type { PointsItem } from '@arma11/core/contract';
import { Jornada, LeagueName } from '../definition/arguments';
import { command } from '../definition/command';
import { findLeague } from '../definition/findLeague';
import { table } from '../definition/table';

export interface PointsLine {
  player_external_id: string | number;
  match_external_id: string | number;
  jornada: number;
  points: number;
  breakdown: PointsItem[];
}

// The source's ids are numbers in the official documents and stay numbers in the export.
const asGiven = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : id);

/** Every row of a jornada that the source told, with the points we computed; players with 0 minutes included. */
export const exportPoints = command({
  name: 'export points',
  summary: 'every row of a jornada with its points, as they were computed',
  args: z.object({ league: LeagueName.describe('the league'), jornada: Jornada.describe('the jornada') }),
  run: async ({ db }, { league, jornada }): Promise<PointsLine[]> => {
    const { id } = await findLeague(db.fresh, league);
    // Coaches' rows that we derived from results, and no source told, stay out.
    const { rows } = await sql<{
      player: string;
      match: string;
      jornada: number;
      points: number;
      breakdown: PointsItem[];
    }>`
      select p.external_id as player, m.external_id as match, pm.jornada, pm.points, pm.breakdown
      from player_match pm join player p on p.id = pm.player_id join match m on m.id = pm.match_id
      where p.league_id = ${id} and pm.jornada = ${jornada} and not (p.position = 4 and not jsonb_exists(pm.stats, 'manager'))
      order by m.id, p.id`.execute(db.fresh);
    return rows.map((row) => ({
      player_external_id: asGiven(row.player),
      match_external_id: asGiven(row.match),
      jornada: row.jornada,
      points: row.points,
      breakdown: row.breakdown,
    }));
  },
  print: (lines) =>
    table(
      ['player', 'match', 'points', 'from'],
      lines.map((line) => [
        line.player_external_id,
        line.match_external_id,
        line.points,
        line.breakdown.map(({ code, points }) => `${code} ${points}`).join(', '),
      ]),
    ),
});
