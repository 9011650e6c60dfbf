import { sql } from 'kysely';
import type { Db } from '../platform/db/database';

/**
 * Ends a match with a score, confirmed, with statistics that agree with it: a forward of each side has its goals. Each of its
 * players is given the same points: enough for a room to be scored and paid.
 */
export async function playMatch(
  db: Db,
  matchId: number,
  { local, visit, pointsOf = () => 2 }: { local: number; visit: number; pointsOf?: (playerId: number) => number },
): Promise<void> {
  await db.tx(async (tx) => {
    const first = local + visit === 0 ? 'none' : local > 0 ? 'local' : 'visit';
    await sql`update match set estado = 'finalizado', goals_local = ${local}, goals_visit = ${visit}, first_goal = ${first},
      official = true, final_at = kick_off + interval '110 minutes', updated_at = app_now() where id = ${matchId}`.execute(
      tx,
    );
    const { rows } = await sql<{ id: number; team_id: number; jornada: number; goals: number }>`
      select p.id, p.team_id, m.jornada, case when p.id <> min(p.id) filter (where p.position = 3) over (partition by p.team_id) then 0
        when p.team_id = m.local_team then m.goals_local else m.goals_visit end as goals
      from match m join player p on p.team_id in (m.local_team, m.visit_team)
      where m.id = ${matchId}`.execute(tx);
    await tx
      .insertInto('player_match')
      .values(
        rows.map((row) => ({
          player_id: row.id,
          match_id: matchId,
          team_id: row.team_id,
          jornada: row.jornada,
          stats: JSON.stringify({ minutes: 90, goals: row.goals }),
          minutes: 90,
          points: pointsOf(row.id),
        })),
      )
      .execute();
  });
}
