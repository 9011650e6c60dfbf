import type { PrediMatch, SavedAnswer } from '@arma11/core/contract';

/** The matches of a room with the answers that were just stored; matches without a change stay the same objects. */
export function withSavedAnswers(matches: readonly PrediMatch[], saved: readonly SavedAnswer[]): PrediMatch[] {
  const byMarket = new Map(saved.map((answer) => [answer.match_prediction, answer]));
  return matches.map((entry) => {
    const markets = new Set(entry.answers.map(({ id_match_prediction }) => id_match_prediction));
    const mine = saved.filter(({ match_prediction }) => markets.has(match_prediction));
    if (mine.length === 0) return entry;
    const kept = entry.my_answers.filter(({ match_prediction }) => !byMarket.has(match_prediction));
    return { ...entry, my_answers: [...kept, ...mine] };
  });
}
