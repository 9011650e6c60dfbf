import type { Player } from '@arma11/core/contract';

/** Whether a player's condition is worth a mark: always, but a coach's only when something is wrong. */
export const showsCondition = ({ position, condition }: Pick<Player, 'position' | 'condition'>): boolean =>
  position !== 4 || condition !== 0;
