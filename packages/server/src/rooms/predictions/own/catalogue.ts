import { sql } from 'kysely';
import type { Answer, Match, MarketKind } from '@arma11/core/contract';
import type { MarketTemplate } from '@arma11/core/domain';
import type { Queryable } from '../../../platform/db/database';
import { findMatches } from '../../../catalogue/matches/matchView';
import { notFound } from '../../../platform/refusal';
import { catalogueId, offeredMarkets } from '../../slate/offeredMarkets';

export interface CatalogueMarket {
  kind: MarketKind;
  question: string;
  answers: Answer[];
  selected: boolean;
}

/** Every question that may be asked about a match at today's prices, and which of them a room asks (product #38). */
export async function catalogueOf(
  q: Queryable,
  matchId: number,
  roomId: number | null,
): Promise<{ match: Match; markets: CatalogueMarket[] }> {
  const [match] = await findMatches(q, sql`m.id = ${matchId} and l.has_predi`);
  if (!match) throw notFound();
  const asked = await q
    .selectFrom('market')
    .select('kind')
    .where('room_id', '=', roomId ?? 0)
    .where('match_id', '=', matchId)
    .execute();
  const offered = await offeredMarkets(q, [matchId]);
  return {
    match,
    markets: offered.get(matchId)!.map((market) => ({
      kind: market.kind,
      question: market.question,
      answers: answersOf(market),
      selected: asked.some(({ kind }) => kind === market.kind),
    })),
  };
}

// Nothing is stored yet: ids are places in the catalogue, the same at every reading.
const answersOf = ({ kind, question, alternatives }: MarketTemplate): Answer[] =>
  alternatives.map(({ answer, pts }, index) => ({
    answer,
    pts,
    id_match_prediction: catalogueId(kind),
    id: catalogueId(kind) * 100 + index + 1,
    kind,
    question,
    order: index + 1,
    result: 'pendiente',
    pct: null,
  }));
