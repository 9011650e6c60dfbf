import { answersDiffer } from '@arma11/core/domain';
import type { ChosenAnswer } from '@arma11/core/rules';

/** The goals on the two steppers of an exact score; null while nothing was put. */
export interface Score {
  local: number | null;
  visit: number | null;
}

/** What was changed and not saved: what a draft keeps. */
export interface AnswerEdits {
  picks: Picks;
  scores: ReadonlyMap<number, Score>;
}

/** Alternatives by market; null clears. */
export type Picks = ReadonlyMap<number, number | null>;

/** The answers of a room: the last saved or loaded set, the changes over it, and what a lock took away. */
export interface AnswersState extends AnswerEdits {
  saved: Picks;
  dropped: readonly number[];
}

/** One answer being chosen. */
export interface Choice {
  market: number;
  alternative: number | null;
  score?: Score | undefined;
}

/** The answers as they are when a panel opens. */
export const started = (loadedAnswers: readonly ChosenAnswer[], draft?: AnswerEdits | null): AnswersState =>
  tidy({
    saved: picksOf(loadedAnswers),
    picks: draft?.picks ?? new Map(),
    scores: draft?.scores ?? new Map(),
    dropped: [],
  });

/** The alternative on the screen for a market. */
export const pickOf = ({ picks, saved }: AnswersState, market: number): number | null =>
  (picks.has(market) ? picks.get(market) : saved.get(market)) ?? null;

/** Whether the answers differ from the last saved or loaded set (product §4). */
export const isDirty = ({ picks, saved }: AnswersState): boolean =>
  answersDiffer([...listOf(saved), ...listOf(picks)], listOf(saved));

/** After an answer is chosen; goals without a score of theirs are forgotten. */
export function chosen(state: AnswersState, { market, alternative, score }: Choice): AnswersState {
  const scores = new Map(state.scores);
  if (score) scores.set(market, score);
  else scores.delete(market);
  return tidy({ ...state, picks: new Map(state.picks).set(market, alternative), scores });
}

/** After the server told what it has now; changes over it stay. */
export const loaded = (state: AnswersState, answers: readonly ChosenAnswer[]): AnswersState =>
  tidy({ ...state, saved: picksOf(answers) });

/** After the server stored these, of which some may have been sent by a stand-in for what was made of it. */
export function committed(
  state: AnswersState,
  answers: readonly ChosenAnswer[],
  sent: readonly ChosenAnswer[] = answers,
): AnswersState {
  const picksSent = picksOf(sent);
  const picks = [...state.picks].filter(([market, pick]) => !picksSent.has(market) || picksSent.get(market) !== pick);
  return tidy({ ...state, picks: new Map(picks), saved: new Map([...state.saved, ...picksOf(answers)]), dropped: [] });
}

/** After these markets closed: their changes are lost. */
export function dropped(state: AnswersState, markets: readonly number[]): AnswersState {
  const late = markets.filter((market) => state.picks.has(market));
  if (late.length === 0) return state;
  const { picks, scores } = state;
  return { ...state, picks: without(picks, late), scores: without(scores, late), dropped: [...state.dropped, ...late] };
}

/** A change back to what is saved is no change. */
const tidy = (state: AnswersState): AnswersState => ({
  ...state,
  picks: new Map([...state.picks].filter(([market, alternative]) => (state.saved.get(market) ?? null) !== alternative)),
});

const picksOf = (answers: readonly ChosenAnswer[]): Picks =>
  new Map(answers.map(({ match_prediction, alternative }) => [match_prediction, alternative]));

const listOf = (picks: Picks): ChosenAnswer[] =>
  [...picks].map(([match_prediction, alternative]) => ({ match_prediction, alternative }));

const without = <T>(map: ReadonlyMap<number, T>, keys: readonly number[]): Map<number, T> =>
  new Map([...map].filter(([key]) => !keys.includes(key)));
