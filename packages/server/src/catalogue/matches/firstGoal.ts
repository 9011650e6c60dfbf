import type { MatchState } from './matchState';

export type FirstGoal = Pick<MatchState, 'first_goal' | 'first_goal_minute'>;

/** Which side scored first, as far as the score of a finished match alone can tell. */
export function firstGoalOfScore(local: number | null, visit: number | null): FirstGoal {
  if (local === null || visit === null || (local > 0 && visit > 0))
    return { first_goal: null, first_goal_minute: null };
  if (local === visit) return { first_goal: 'none', first_goal_minute: 0 };
  return { first_goal: local > 0 ? 'local' : 'visit', first_goal_minute: null };
}
