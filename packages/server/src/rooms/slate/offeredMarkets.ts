import { sql } from 'kysely';
import type { MarketKind } from '@arma11/core/contract';
import {
  advanceMarket,
  marketCatalogue,
  marketKinds,
  ptsFromProbability,
  scorerMarket,
  type MarketTemplate,
} from '@arma11/core/domain';
import type { Queryable } from '../../platform/db/database';

/** How many players of each club the goalscorer list names. */
const SCORERS_PER_CLUB = 6;

interface Scorer {
  match_id: number;
  player_id: number;
  name: string;
}

/**
 * What may be asked about these matches, in the catalogue's order: the goalscorer only where the squads are known,
 * and who goes through only where somebody does (R17.5).
 * Alternatives whose chance an operator has loaded are priced by it (rules R8.2, R8.3).
 */
export async function offeredMarkets(
  q: Queryable,
  matchIds: readonly number[],
): Promise<ReadonlyMap<number, MarketTemplate[]>> {
  const scorers = await likelyScorers(q, matchIds);
  const ties = await q
    .selectFrom('match')
    .select('id')
    .where('id', 'in', [0, ...matchIds])
    .where('knockout', 'is not', null)
    .execute();
  const odds = await q
    .selectFrom('market_odds')
    .selectAll()
    .where('match_id', 'in', [0, ...matchIds])
    .execute();
  const priced = (matchId: number, market: MarketTemplate): MarketTemplate => ({
    ...market,
    alternatives: market.alternatives.map((each) => {
      const chance = odds.find(
        ({ match_id, kind, code }) => match_id === matchId && kind === market.kind && code === each.code,
      );
      return chance ? { ...each, pts: ptsFromProbability(chance.probability) } : each;
    }),
  });
  return new Map(
    matchIds.map((matchId) => {
      const players = scorers.filter(({ match_id }) => match_id === matchId);
      const markets = [
        ...marketCatalogue,
        ...(players.length > 0 ? [scorerMarket(players)] : []),
        ...(ties.some(({ id }) => id === matchId) ? [advanceMarket] : []),
      ];
      return [matchId, markets.map((market) => priced(matchId, market))];
    }),
  );
}

/** The place of a kind in the catalogue: what the wire calls id_match_prediction before a room has chosen it. */
export const catalogueId = (kind: MarketKind): number => marketKinds.indexOf(kind) + 1;

// Outfield players who can play, by season points; the local club first.
async function likelyScorers(q: Queryable, matchIds: readonly number[]): Promise<Scorer[]> {
  const { rows } = await sql<Scorer>`
    select match_id, player_id, name from (
      select m.id as match_id, p.id as player_id, p.short_name || ' (' || t.short || ')' as name,
        p.team_id = m.local_team as local,
        row_number() over (partition by m.id, p.team_id order by coalesce(s.pts, 0) desc, p.id) as place
      from match m
      join player p on p.team_id in (m.local_team, m.visit_team) and p.active and p.position in (1, 2, 3) and p.condition < 2
      join team t on t.id = p.team_id
      left join player_stat s on s.player_id = p.id
      where m.id = any(${[...matchIds]}::int[])
    ) best where place <= ${SCORERS_PER_CLUB} order by match_id, local desc, place`.execute(q);
  return rows;
}
