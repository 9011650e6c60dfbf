import type { MatchEstado, Player } from '@arma11/core/contract';
import { stoppageOf } from '@arma11/core/domain';

/** The state of a player's match that is not played as planned, or undefined (rules R6.2, R6.3). */
export const stoppedMatch = ({ match }: Pick<Player, 'match'>): MatchEstado | undefined =>
  match && stoppageOf(match.estado) ? match.estado : undefined;
