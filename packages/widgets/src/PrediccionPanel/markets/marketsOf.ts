import type { Answer, MarketKind, PrediMatch } from '@arma11/core/contract';

/** One question about a match, with its alternatives in order. */
export interface Market {
  /** `id_match_prediction`. */
  id: number;
  kind: MarketKind;
  question: string;
  alternatives: Answer[];
  /** It no longer counts: 0 for everybody (rules R6.3). */
  voided: boolean;
}

/** The markets of a match, in the order in which the wire first names them; it sends their alternatives flat. */
export function marketsOf({ answers }: Pick<PrediMatch, 'answers'>): Market[] {
  const markets = new Map<number, Market>();
  for (const answer of answers) {
    const { id_match_prediction: id, kind, question, result } = answer;
    const market = markets.get(id) ?? { id, kind, question, alternatives: [], voided: false };
    market.alternatives.push(answer);
    market.voided ||= result === 'anulado';
    markets.set(id, market);
  }
  return [...markets.values()].map((market) => ({
    ...market,
    alternatives: market.alternatives.sort((a, b) => a.order - b.order),
  }));
}
