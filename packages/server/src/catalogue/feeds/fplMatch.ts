import type { FeedEvent, FeedMatch } from './feedShape';
import { firstGoalOfScore } from '../matches/firstGoal';
import type { ApiFixture } from './fplShapes';

type Progress = Pick<FeedMatch, 'estado' | 'minute' | 'official'>;

function progressOf({ finished, finished_provisional, started, kickoff_time, event, minutes }: ApiFixture): Progress {
  if (finished) return { estado: 'finalizado', minute: null, official: true };
  // The whistle has gone; the league confirms scorers and bonus later.
  if (finished_provisional) return { estado: 'finalizado', minute: null, official: false };
  if (started) return { estado: 'en_vivo', minute: minutes, official: false };
  const dated = kickoff_time !== null && event !== null;
  return { estado: dated ? 'programado' : 'aplazado', minute: null, official: false };
}

/** A fixture of the API or a row of fixtures.csv as a match. A fixture without date or gameweek is postponed. */
export function fplMatch(fixture: ApiFixture): FeedMatch {
  const progress = progressOf(fixture);
  const { team_h_score, team_a_score, kickoff_time } = fixture;
  return {
    external_id: String(fixture.id),
    jornada: fixture.event,
    local_external_id: String(fixture.team_h),
    visit_external_id: String(fixture.team_a),
    kick_off: kickoff_time,
    confirmed_time: kickoff_time !== null,
    ...progress,
    goals_local: team_h_score,
    goals_visit: team_a_score,
    ...(progress.estado === 'finalizado'
      ? firstGoalOfScore(team_h_score, team_a_score)
      : { first_goal: null, first_goal_minute: null }),
  };
}

const EVENTS: Record<string, FeedEvent['type']> = {
  goals_scored: 'gol',
  own_goals: 'autogol',
  yellow_cards: 'amarilla',
  red_cards: 'roja',
};

/** Goals and cards of a fixture, each by its player's own side; the API tells no minutes of them. */
export function fplEvents({ id, stats }: ApiFixture): FeedEvent[] {
  return stats.flatMap(({ identifier, h, a }) => {
    const type = EVENTS[identifier];
    if (!type) return [];
    return [h, a].flatMap((list, side) =>
      list.flatMap(({ element, value }) =>
        Array.from({ length: Math.max(0, value) }, () => ({
          match_external_id: String(id),
          minute: null,
          type,
          local: side === 0,
          player_external_id: String(element),
          player_name: '',
        })),
      ),
    );
  });
}
