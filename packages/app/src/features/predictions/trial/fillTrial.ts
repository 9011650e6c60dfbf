import type { PrediMatch } from '@arma11/core/contract';
import type { AnswersStore } from '@arma11/widgets';
import type { TrialScores } from '../../../page/trial/trialScores';
import { alternativeOfScore } from '../quick/answersOfScore';
import { quickMatches } from '../quick/quickMatch';

/** What became of the scores of a room that was tried. */
export interface FilledTrial {
  /** The questions that were answered, by their match. */
  filled: ReadonlyMap<number, readonly number[]>;
  /** Some match had answers already: they stay. */
  had: boolean;
}

/** Where the scores go to: the answers of the panel on the screen, and what it takes. */
export interface TrialTarget {
  store: Pick<AnswersStore, 'pick' | 'choose'>;
  matches: readonly PrediMatch[];
  isClosed: (match: PrediMatch) => boolean;
}

/** Fills in what the scores of a guest say of the questions about open matches, never over an answer that is there. */
export function fillTrial(
  { store, matches, isClosed }: TrialTarget,
  { scores }: Pick<TrialScores, 'scores'>,
): FilledTrial {
  const filled = new Map<number, readonly number[]>();
  let had = false;
  for (const { entry, markets } of quickMatches(matches)) {
    const { local, visit } = scores.get(entry.match.id) ?? { local: null, visit: null };
    if (local === null || visit === null || isClosed(entry)) continue;
    if (markets.some(({ id }) => store.pick(id) !== null)) {
      had = true;
      continue;
    }
    const score = { local, visit };
    const answered = markets.flatMap((market, at) => {
      const alternative = alternativeOfScore(market, score);
      if (alternative === null) return [];
      store.choose(market.id, alternative, at === 0 ? score : undefined);
      return [market.id];
    });
    if (answered.length > 0) filled.set(entry.id, answered);
  }
  return { filled, had };
}
