import type { MatchEstado } from '@arma11/core/contract';
import type { FeedMatch } from './feedShape';
import { firstGoalOfScore, type FirstGoal } from '../matches/firstGoal';
import type { Goal, OpenfootballMatch } from './openfootballShapes';

export type Result = Pick<FeedMatch, 'estado' | 'goals_local' | 'goals_visit' | 'official' | 'advances'> & FirstGoal;

type Pair = readonly [local: number, visit: number];

const NO_SCORE = { goals_local: null, goals_visit: null, first_goal: null, first_goal_minute: null, official: false };

/** What the file's own word for a match that did not go its way means here. */
const STATUSES: Record<string, MatchEstado> = {
  postponed: 'aplazado',
  abandoned: 'suspendido',
  suspended: 'suspendido',
  // Decided at a desk: no 90 minutes were played, so an operator decides.
  awarded: 'suspendido',
  walkover: 'suspendido',
  cancelled: 'cancelado',
  canceled: 'cancelado',
  annulled: 'anulado',
  void: 'anulado',
};

const inNinety = (goals: readonly Goal[]) => goals.filter((goal) => goal.minute <= 90);

/** The score after 90 minutes: `ft`, or counted from the goals where the file only tells how extra time ended. */
function ninety({ score, goals1, goals2 }: OpenfootballMatch): Pair | null {
  if (score?.ft) return score.ft;
  if (!score?.et || !goals1 || !goals2) return null;
  const complete = goals1.length === score.et[0] && goals2.length === score.et[1];
  return complete ? [inNinety(goals1).length, inNinety(goals2).length] : null;
}

const before = (a: Goal, b: Goal) => a.minute - b.minute || (a.offset ?? 0) - (b.offset ?? 0);

/** The first goal by its minute, when the file lists every goal of the 90 minutes. */
function firstGoal({ goals1 = [], goals2 = [] }: OpenfootballMatch, [local, visit]: Pair): FirstGoal {
  const [first1, first2] = [goals1, goals2].map((goals) => inNinety(goals).toSorted(before)[0]);
  if (inNinety(goals1).length !== local || inNinety(goals2).length !== visit || (!first1 && !first2)) {
    return firstGoalOfScore(local, visit);
  }
  const order = first1 && first2 ? before(first1, first2) : first1 ? -1 : 1;
  const minute = (order < 0 ? first1 : first2)?.minute ?? null;
  return { first_goal: order === 0 ? null : order < 0 ? 'local' : 'visit', first_goal_minute: minute };
}

/** Who goes through by penalties or extra time; null where neither was played, since then the match may be one of two. */
function advances({ score }: OpenfootballMatch): Result['advances'] {
  const ahead = ([local, visit]: Pair) => local - visit;
  const { ft = [0, 0], et, p } = score ?? {};
  // Of two matches the goals of extra time decide, not the score that it ends with.
  const by = p ? ahead(p) : et ? ahead(et) - ahead(ft) : 0;
  return by > 0 ? 'local' : by < 0 ? 'visit' : null;
}

/**
 * How a match stands. Predictions are settled on 90 minutes and added time (rules R8.2), so extra time and
 * shoot-outs never count; a match whose 90 minutes are not told is finished without a result. Null when the file's
 * status is a word that we do not know.
 */
export function openfootballResult(match: OpenfootballMatch): Result | null {
  const { score, status } = match;
  const estado = status ? STATUSES[status.toLowerCase()] : undefined;
  if (status && !estado) return null;
  const goals = ninety(match);
  // A postponed match that has a score has been played since.
  if (estado && !(estado === 'aplazado' && goals)) return { ...NO_SCORE, estado };
  if (goals) {
    const [goals_local, goals_visit] = goals;
    return {
      estado: 'finalizado',
      goals_local,
      goals_visit,
      official: true,
      ...firstGoal(match, goals),
      advances: advances(match),
    };
  }
  if (score?.et ?? score?.p) return { ...NO_SCORE, estado: 'finalizado', advances: advances(match) };
  if (!score?.ht) return { ...NO_SCORE, estado: 'programado' };
  const [goals_local, goals_visit] = score.ht;
  return { ...NO_SCORE, estado: 'en_vivo', goals_local, goals_visit };
}
