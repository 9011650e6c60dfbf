import { sql } from 'kysely';
import { LEAST_PRICE, MOST_PRICE, PRICE_BASE, PRICE_PER_POINT } from '@arma11/core/domain';

/** What player `p` costs by their average of now, as `playerPrice` says it (rules R4.8); `s` is their row of player_stat, if any. */
export const priceOfPlayer = sql<number>`least(${MOST_PRICE}::int, greatest(${LEAST_PRICE}::int,
  floor(${PRICE_BASE}::float8 + ${PRICE_PER_POINT}::float8 * coalesce(s.avg_points, 0)::float8 + 0.5)::int))`;
