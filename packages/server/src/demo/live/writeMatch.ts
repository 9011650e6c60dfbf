import { sql } from 'kysely';
import { arma11Profile, scorePlayer } from '@arma11/core/domain';
import type { Tx } from '../../platform/db/database';
import { asRows } from '../../platform/db/asRows';
import type { MatchMoment } from '../match/matchClock';
import type { MatchScript } from '../match/matchScript';
import { stateAt, type PlayerState } from '../match/stateAt';
import { writeEvents } from './writeEvents';

const profile = arma11Profile();

const playerRow = ({ player, stats }: PlayerState) => ({
  player: player.external_id,
  stats,
  minutes: stats.minutes,
  ...scorePlayer(profile, player.position, stats),
});

/**
 * Writes a match as it stands at a moment of its script: score and minute, what everybody did with their points, and the
 * events that are not told yet. The match counts as changed, and its rooms are scored again, only when the score, the
 * state or somebody's points have changed. The caller holds the match's row.
 */
export async function writeMatch(
  tx: Tx,
  match: { id: number; league_id: number },
  script: MatchScript,
  { estado, tick, minute }: MatchMoment,
): Promise<void> {
  const state = stateAt(script, tick);
  const over = estado === 'finalizado';
  const first_goal = state.first_goal ?? (over ? 'none' : null);
  await sql`
    with rows as (
      select p.id as player_id, p.team_id, m.jornada, x.stats, x.minutes, x.points, x.breakdown
      from json_to_recordset(${asRows(state.players.map(playerRow))}) as x(player text, stats jsonb, minutes int, points int, breakdown jsonb)
      join player p on p.league_id = ${match.league_id} and p.external_id = x.player
      join match m on m.id = ${match.id}
    ), scored as (
      select exists (select from rows r left join player_match old on old.player_id = r.player_id and old.match_id = ${match.id}
        where old.points is distinct from r.points) as anew
    ), written as (
      insert into player_match as old (player_id, match_id, team_id, jornada, stats, minutes, points, breakdown)
      select player_id, ${match.id}, team_id, jornada, stats, minutes, points, breakdown from rows
      on conflict (player_id, match_id) do update set stats = excluded.stats, minutes = excluded.minutes,
        points = excluded.points, breakdown = excluded.breakdown, updated_at = app_now()
      where (old.stats, old.breakdown) is distinct from (excluded.stats, excluded.breakdown)
    )
    update match m set estado = ${estado}, minute = ${minute}, goals_local = ${state.goals.local}, goals_visit = ${state.goals.visit},
      first_goal = ${first_goal}, first_goal_minute = ${state.first_goal_minute ?? (over ? 0 : null)},
      updated_at = case when scored.anew or (m.estado, m.goals_local, m.goals_visit)
        is distinct from (${estado}::text, ${state.goals.local}::smallint, ${state.goals.visit}::smallint)
        then app_now() else m.updated_at end
    from scored where m.id = ${match.id}`.execute(tx);
  const told = state.told.map((event) => ({ matchId: match.id, script, event }));
  await writeEvents(tx, match.league_id, told);
}
