import type { PrediMatch } from '@arma11/core/contract';
import { scoreOfCode, scoreOfUnmade, type MatchScore } from '@arma11/core/domain';
import { marketsOf, type AnswersStore, type Market } from '@arma11/widgets';
import { alternativeOfScore, isOfScore } from './answersOfScore';

/** The goals in the two fields of a match; null while a field is empty. */
export interface TypedScore {
  local: number | null;
  visit: number | null;
}

/** A match of the quick form: the questions that its score answers, the first of which keeps the score. */
export interface QuickMatch {
  entry: PrediMatch;
  markets: readonly Market[];
}

/** The matches that a score answers something about. */
export const quickMatches = (matches: readonly PrediMatch[]): QuickMatch[] =>
  matches
    .map((entry) => ({ entry, markets: marketsOf(entry).filter(isOfScore).sort(exactFirst) }))
    .filter(({ markets }) => markets.length > 0);

const exactFirst = (a: Market, b: Market) => Number(b.kind === 'marcador') - Number(a.kind === 'marcador');

/** The typed score of a match, else the one that its exact score stands for. */
export function typedScore(store: Pick<AnswersStore, 'score' | 'pick'>, { markets: [market] }: QuickMatch): TypedScore {
  const put = market && store.score(market.id);
  const chosen = market?.kind === 'marcador' ? scoreOfPick(market, store.pick(market.id)) : null;
  return put ?? chosen ?? { local: null, visit: null };
}

function scoreOfPick({ alternatives }: Market, pick: number | null): MatchScore | null {
  if (pick === null) return null;
  const shown = alternatives.find(({ id }) => id === pick);
  return shown ? scoreOfCode(shown.answer) : scoreOfUnmade(pick);
}

/** Puts a score: complete it answers every question, empty it clears them; with one field empty they stay. */
export function putScore(
  store: Pick<AnswersStore, 'choose' | 'pick'>,
  { markets }: QuickMatch,
  score: TypedScore,
): void {
  const { local, visit } = score;
  const empty = local === null && visit === null;
  const whole = local !== null && visit !== null ? { local, visit } : null;
  markets.forEach((market, at) => {
    const kept = empty ? null : store.pick(market.id);
    const alternative = whole ? (alternativeOfScore(market, whole) ?? kept) : kept;
    store.choose(market.id, alternative, at === 0 && !empty ? score : undefined);
  });
}
