import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Score } from './answersState';
import type { AnswersStore } from './answersStore';

/** The answers of the room that a panel shows. */
export const AnswersContext = createContext<AnswersStore | null>(null);

/** Returns the answers of the panel around. Throws Error 'no hay contexto answers' outside one (product §8). */
export function useAnswers(): AnswersStore {
  const answers = useContext(AnswersContext);
  if (!answers) throw new Error('no hay contexto answers');
  return answers;
}

/** The chosen alternative of a market; only its own market draws again when it changes. */
export function usePick(market: number): number | null {
  const answers = useAnswers();
  const read = () => answers.pick(market);
  return useSyncExternalStore(answers.subscribe, read, read);
}

/** The goals on a market's steppers, or null while they are untouched. */
export function useScore(market: number): Score | null {
  const answers = useAnswers();
  const read = () => answers.score(market);
  return useSyncExternalStore(answers.subscribe, read, read);
}

/** The alternatives chosen in these markets, null where none is. */
export function usePicks(markets: readonly { id: number }[]): readonly (number | null)[] {
  const answers = useAnswers();
  const read = () => markets.map(({ id }) => answers.pick(id) ?? '').join();
  const key = useSyncExternalStore(answers.subscribe, read, read);
  return useMemo(() => key.split(',').map((pick) => (pick === '' ? null : Number(pick))), [key]);
}
