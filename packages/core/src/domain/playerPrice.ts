/** What the cheapest footballer costs, in millions; also whoever has no price (rules R4.8). */
export const LEAST_PRICE = 4;

/** What the most expensive footballer costs, in millions. */
export const MOST_PRICE = 12;

/** The price of who has no points yet, before it is rounded and held between the least and the most. */
export const PRICE_BASE = 1;

/** Millions for each point of the average. */
export const PRICE_PER_POINT = 1.5;

/** The price of a player or coach with this average, in whole millions (rules R4.8). */
export const playerPrice = (avg_points: number): number =>
  Math.min(MOST_PRICE, Math.max(LEAST_PRICE, Math.floor(PRICE_BASE + PRICE_PER_POINT * avg_points + 0.5)));
