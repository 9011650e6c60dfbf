import type { MarketKind } from '@arma11/core/contract';
import { marketCatalogue, scoreOfCode, unmadeScore, type MatchScore } from '@arma11/core/domain';
import type { Market } from '@arma11/widgets';
import { es } from '../../../messages/es';

/** What a final score is in the words of each kind of question that it answers (rules R8.2). */
const codeOf: Partial<Record<MarketKind, (score: MatchScore) => string>> = {
  '1x2': ({ local, visit }) => ['visita', 'empate', 'local'][Math.sign(local - visit) + 1]!,
  goles: ({ local, visit }) => (local + visit > 2.5 ? 'mas' : 'menos'),
  ambos: ({ local, visit }) => (local > 0 && visit > 0 ? 'si' : 'no'),
};

/** Returns whether a score alone answers a market that still counts. */
export const isOfScore = ({ kind, voided }: Pick<Market, 'kind' | 'voided'>): boolean =>
  !voided && (kind === 'marcador' || kind in codeOf);

/** The alternative of a market that a score chooses; null where the room has none for it. */
export function alternativeOfScore(market: Pick<Market, 'kind' | 'alternatives'>, score: MatchScore): number | null {
  const { kind, alternatives } = market;
  if (kind === 'marcador') return exactScore(alternatives, score);
  const code = codeOf[kind]?.(score);
  const template = marketCatalogue.find((each) => each.kind === kind);
  const wanted = template?.alternatives.find((each) => each.code === code);
  // What a room asks comes in the language of the visit.
  return alternatives.find(({ answer }) => wanted && answer === es.spoken.fromServer(wanted.answer))?.id ?? null;
}

/** A shown score, in older rooms 'Otro', else one that is made when it is saved (rules R17.2). */
function exactScore(alternatives: Market['alternatives'], { local, visit }: MatchScore): number {
  const shown = alternatives.find(({ answer }) => answer === `${local}-${visit}`);
  const other = alternatives.find(({ answer }) => scoreOfCode(answer) === null);
  return (shown ?? other)?.id ?? unmadeScore({ local, visit });
}
