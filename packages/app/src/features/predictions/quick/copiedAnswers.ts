import type { PrediMatch } from '@arma11/core/contract';
import { scoreOfCode, scoreOfUnmade, unmadeScore } from '@arma11/core/domain';
import { marketsOf, type AnswersStore, type Market } from '@arma11/widgets';
import { alternativeOfScore, isOfScore } from './answersOfScore';
import { quickMatches, typedScore } from './quickMatch';

/** Answers that go from one room to another. */
export interface CopiedAnswers {
  /** How many matches they are about. */
  matches: number;
  answers: { match_prediction: number; alternative: number }[];
}

/** The answers on the screen of a room and its matches. */
export interface CopySource {
  matches: readonly PrediMatch[];
  store: Pick<AnswersStore, 'pick' | 'score'>;
}

/**
 * What another room takes of these answers: of the matches that both ask about and that are open there, each question of the
 * same kind by its text, else by the score. What that room has already is left out.
 */
export function copiedAnswers({ matches, store }: CopySource, to: readonly PrediMatch[], now: number): CopiedAnswers {
  const sources = new Map(matches.map((entry) => [entry.match.id, entry]));
  const perMatch = to.flatMap((entry) => {
    const source = sources.get(entry.match.id);
    if (!source || entry.match.close_predi || Date.parse(entry.match.lock_at) <= now) return [];
    const changed = answersFor(source, store, entry);
    return changed.length > 0 ? [changed] : [];
  });
  return { matches: perMatch.length, answers: perMatch.flat() };
}

function answersFor(source: PrediMatch, store: CopySource['store'], target: PrediMatch): CopiedAnswers['answers'] {
  const asked = marketsOf(source);
  const [quick] = quickMatches([source]);
  const { local, visit } = quick ? typedScore(store, quick) : { local: null, visit: null };
  const had = new Map(target.my_answers.map(({ match_prediction, alternative }) => [match_prediction, alternative]));
  return marketsOf(target).flatMap((market) => {
    if (market.voided) return [];
    const same = asked.find(({ kind }) => kind === market.kind);
    const byText = same && byTextOf(same, store.pick(same.id), market);
    const byScore =
      isOfScore(market) && local !== null && visit !== null ? alternativeOfScore(market, { local, visit }) : null;
    const alternative = byText ?? byScore;
    return alternative === null || had.get(market.id) === alternative
      ? []
      : [{ match_prediction: market.id, alternative }];
  });
}

function byTextOf(from: Market, pick: number | null, to: Market): number | null {
  if (pick === null) return null;
  const score = scoreOfUnmade(pick);
  const text = score ? `${score.local}-${score.visit}` : from.alternatives.find(({ id }) => id === pick)?.answer;
  const there = to.alternatives.find(({ answer }) => answer === text);
  const exact = to.kind === 'marcador' && text !== undefined ? scoreOfCode(text) : null;
  return there?.id ?? (exact ? unmadeScore(exact) : null);
}
