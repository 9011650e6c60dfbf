import type { AnswerToSave } from '@arma11/core/contract';
import { answersDiffer, type ChosenAnswer } from '@arma11/core/domain';

/** The goals on the two steppers of an exact score; null while nothing was put. */
export interface Score {
  local: number | null;
  visit: number | null;
}

/** What was changed and not saved: what a draft keeps. */
export interface AnswerEdits {
  picks: ReadonlyMap<number, number | null>;
  scores: ReadonlyMap<number, Score>;
}

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
  /** Whether the answers differ from the last saved or loaded set (product.md §4). */
  dirty(): boolean;
  edits(): AnswerEdits;
  /** What Guardar sends: the changed markets only (rules.md R8.4). */
  toSave(predi: number): AnswerToSave[];
  /** Takes what the server has now; changes over it stay. */
  load(loaded: readonly ChosenAnswer[]): void;
  /** The server has stored these. */
  commit(saved: readonly ChosenAnswer[]): void;
  /** Forgets the changes of markets that closed. */
  drop(markets: readonly number[]): void;
  /** The markets whose change was lost that way, until the next save. */
  dropped(): readonly number[];
  /** Forgets every change. */
  reset(): void;
}

/** Keeps the answers of one room; each market of the panel listens to its own. */
export function createAnswersStore(loaded: readonly ChosenAnswer[], draft?: AnswerEdits | null): AnswersStore {
  let saved = chosen(loaded);
  let picks = withoutEqual(draft?.picks ?? new Map(), saved);
  let scores: ReadonlyMap<number, Score> = draft?.scores ?? new Map();
  let lost: readonly number[] = [];
  const listeners = new Set<() => void>();

  const savedPick = (market: number) => saved.get(market) ?? null;
  const pick = (market: number) => (picks.has(market) ? (picks.get(market) ?? null) : savedPick(market));
  const tell = () => listeners.forEach((listener) => listener());
  const replace = (next: Partial<AnswerEdits>) => {
    picks = withoutEqual(next.picks ?? picks, saved);
    scores = next.scores ?? scores;
    tell();
  };

  return {
    pick,
    savedPick,
    score: (market) => scores.get(market) ?? null,
    edits: () => ({ picks, scores }),
    dirty: () => answersDiffer([...listOf(saved), ...listOf(picks)], listOf(saved)),
    toSave: (predi) => [...picks].map(([match_prediction, alternative]) => ({ alternative, predi, match_prediction })),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    choose(market, alternative, score) {
      const nextScores = new Map(scores);
      if (score) nextScores.set(market, score);
      else nextScores.delete(market);
      replace({ picks: new Map(picks).set(market, alternative), scores: nextScores });
    },
    load(current) {
      saved = chosen(current);
      replace({});
    },
    commit(stored) {
      saved = new Map([...saved, ...chosen(stored)]);
      lost = [];
      replace({});
    },
    dropped: () => lost,
    drop(markets) {
      const late = markets.filter((market) => picks.has(market));
      if (late.length === 0) return;
      lost = [...lost, ...late];
      replace({ picks: without(picks, late), scores: without(scores, late) });
    },
    reset: () => replace({ picks: new Map(), scores: new Map() }),
  };
}

type Picks = ReadonlyMap<number, number | null>;

const chosen = (answers: readonly ChosenAnswer[]): Picks =>
  new Map(answers.map(({ match_prediction, alternative }) => [match_prediction, alternative]));

const listOf = (picks: Picks): ChosenAnswer[] =>
  [...picks].map(([match_prediction, alternative]) => ({ match_prediction, alternative }));

/** A change back to what is saved is no change. */
const withoutEqual = (picks: Picks, saved: Picks): Picks =>
  new Map([...picks].filter(([market, alternative]) => (saved.get(market) ?? null) !== alternative));

const without = <T>(map: ReadonlyMap<number, T>, keys: readonly number[]): Map<number, T> =>
  new Map([...map].filter(([key]) => !keys.includes(key)));
