import type { PoolPlayer } from './autofill';

/** A pool player with their price in millions (rules R4.8). */
export interface PricedPlayer extends PoolPlayer {
  price: number;
}

/** How much a player is wanted: their average, and whoever is less fit after all who are fitter (rules R4.3). */
export const worthOf = ({ avg_points, condition }: PoolPlayer): number => avg_points - 100 * condition;
