import type { AnswerToSave } from '@arma11/core/contract';
import type { ChosenAnswer } from '@arma11/core/rules';
import * as state from './answersState';
import type { AnswerEdits, AnswersState, Score } from './answersState';

/** The answers on the screen: the last saved or loaded set, and the changes over it. */
export interface AnswersStore {
  subscribe(listener: () => void): () => void;
  /** The alternative of a market, or null. */
  pick(market: number): number | null;
  /** The alternative that the server keeps for a market, or null. */
  savedPick(market: number): number | null;
  /** The goals put on a market's steppers, or null when untouched. */
  score(market: number): Score | null;
  /** Chooses an alternative; null clears the answer. */
  choose(market: number, alternative: number | null, score?: Score): void;
  /** Whether the answers differ from the last saved or loaded set (product §4). */
  dirty(): boolean;
  /** What is not saved; another object after each change. */
  edits(): AnswerEdits;
  /** What Guardar sends: the changed markets only (rules R8.4). */
  toSave(predi: number): AnswerToSave[];
  /** Takes what the server has now; changes over it stay. */
  load(loaded: readonly ChosenAnswer[]): void;
  /** The server has stored these; `sent` is what was asked for, where scores had to be made first. */
  commit(saved: readonly ChosenAnswer[], sent?: readonly ChosenAnswer[]): void;
  /** Discards the changes of markets that closed. */
  drop(markets: readonly number[]): void;
  /** The markets whose change was lost that way, until the next save. */
  dropped(): readonly number[];
  /** Discards every change. */
  reset(): void;
}

/** Keeps the answers of one room; each market of the panel listens to its own. */
export function createAnswersStore(loaded: readonly ChosenAnswer[], draft?: AnswerEdits | null): AnswersStore {
  let current = state.started(loaded, draft);
  const listeners = new Set<() => void>();
  const set = (next: AnswersState) => {
    if (next === current) return;
    current = next;
    listeners.forEach((listener) => listener());
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    pick: (market) => state.pickOf(current, market),
    savedPick: (market) => current.saved.get(market) ?? null,
    score: (market) => current.scores.get(market) ?? null,
    edits: () => current,
    dirty: () => state.isDirty(current),
    dropped: () => current.dropped,
    toSave: (predi) =>
      [...current.picks].map(([match_prediction, alternative]) => ({ alternative, predi, match_prediction })),
    choose: (market, alternative, score) => set(state.chosen(current, { market, alternative, score })),
    load: (answers) => set(state.loaded(current, answers)),
    commit: (answers, sent) => set(state.committed(current, answers, sent)),
    drop: (markets) => set(state.dropped(current, markets)),
    reset: () => set({ ...current, picks: new Map(), scores: new Map() }),
  };
}
