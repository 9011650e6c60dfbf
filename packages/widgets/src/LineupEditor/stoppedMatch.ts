import type { MatchEstado, Player } from '@arma11/core/contract';

const STOPPED: readonly MatchEstado[] = ['aplazado', 'suspendido', 'cancelado', 'anulado'];

/** The state of a player's match that is not played as planned, or undefined (rules.md R6.2, R6.3). */
export const stoppedMatch = ({ match }: Pick<Player, 'match'>): MatchEstado | undefined =>
  STOPPED.find((state) => state === match?.estado);
