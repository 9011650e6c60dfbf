import { firstGoalOfScore } from '../matches/firstGoal';
import { Refusal } from '../../platform/refusal';
import type { MatchState } from '../matches/matchState';

/** A result at 90 minutes plus added time, as an operator gives it (rules R6.6, R8.2). */
export interface Result {
  local: number;
  visit: number;
  first?: 'local' | 'visit' | 'none';
  /** Of the first goal, 1 to 90; 0 without goals. */
  minute?: number;
  /** It was given at a desk: nobody knows a first goal of it (rules R15.6). */
  awarded?: boolean;
}

const refused = (sentence: string) => new Refusal(400, 'DATOS_INVALIDOS', sentence);

function firstGoal({
  local,
  visit,
  first,
  minute,
  awarded,
}: Result): Pick<MatchState, 'first_goal' | 'first_goal_minute'> {
  if (awarded) {
    if (first !== undefined || minute !== undefined) throw refused('An awarded result has no first goal to name.');
    return { first_goal: null, first_goal_minute: null };
  }
  const told = firstGoalOfScore(local, visit);
  if (local + visit === 0) {
    if (first === 'local' || first === 'visit' || minute) throw refused('A match without goals has no first goal.');
    return told;
  }
  if (first === 'none' || minute === 0) throw refused('A match with goals has a first goal: name its side and minute.');
  if ((first === 'local' && local === 0) || (first === 'visit' && visit === 0))
    throw refused('The side that scored first has no goals in this result.');
  return { first_goal: first ?? told.first_goal, first_goal_minute: minute ?? told.first_goal_minute };
}

/** A match finished with this result, confirmed, and out of the feeds' reach. */
export const manualResult = (result: Result): Partial<MatchState> => ({
  estado: 'finalizado',
  minute: null,
  goals_local: result.local,
  goals_visit: result.visit,
  ...firstGoal(result),
  official: true,
  awarded: result.awarded ?? false,
  held: true,
});
