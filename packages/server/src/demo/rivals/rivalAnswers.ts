import { sql } from 'kysely';
import type { AnswerToSave, MarketKind } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';
import { weighted } from '../season/weighted';

/** A question of a prediction room with its alternatives. */
export interface RoomMarket {
  id: number;
  kind: MarketKind;
  match_id: number;
  alternatives: { id: number; code: string }[];
}

/** How often people answer what: home wins, few goals, small scores. */
const taste: Record<string, number> = {
  local: 5,
  empate: 2.4,
  visita: 3.6,
  mas: 5,
  menos: 4.5,
  si: 5,
  no: 4,
  sin_goles: 0.6,
  '1-0': 5,
  '2-0': 4,
  '2-1': 6,
  '1-1': 5,
  '0-1': 3,
  '1-2': 3.5,
  '0-0': 2,
  '0-2': 2,
};

/** Alternatives that nobody thinks of first. */
const RARE = 0.7;
/** One question in twelve stays without an answer. */
const SKIPPED = 1 / 12;

/** The questions of a prediction room about its matches, in order. */
export async function roomMarkets(q: Queryable, predi: number): Promise<RoomMarket[]> {
  const { rows } = await sql<Omit<RoomMarket, 'alternatives'> & { alternative: number; code: string }>`
    select k.id, k.kind, k.match_id, a.id as alternative, a.code from market k join alternative a on a.market_id = k.id
    where k.room_id = ${predi} and k.match_id is not null order by k.id, a.ordinal`.execute(q);
  const markets = new Map<number, RoomMarket>();
  for (const { id, kind, match_id, alternative, code } of rows) {
    const market = markets.get(id) ?? { id, kind, match_id, alternatives: [] };
    market.alternatives.push({ id: alternative, code });
    markets.set(id, market);
  }
  return [...markets.values()];
}

/** What a rival answers: people's taste, and now and then nothing. */
export function rivalAnswers(predi: number, markets: readonly RoomMarket[], random: () => number): AnswerToSave[] {
  return markets.flatMap(({ id, alternatives }) => {
    const chosen = weighted(alternatives, ({ code }) => taste[code] ?? RARE, random);
    return random() < SKIPPED ? [] : [{ alternative: chosen.id, predi, match_prediction: id }];
  });
}
