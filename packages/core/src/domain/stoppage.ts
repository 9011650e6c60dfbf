import type { MatchEstado } from '../contract/wire';

/** What becomes of a match that is not played as planned: it may still be, or it counts for nobody. */
export type Stoppage = 'waits' | 'void';

const stoppages: Partial<Record<MatchEstado, Stoppage>> = {
  aplazado: 'waits',
  suspendido: 'waits',
  cancelado: 'void',
  anulado: 'void',
};

/** What stopped a match in this state, or undefined while it goes as planned (rules R6.1 to R6.4). */
export const stoppageOf = (estado: MatchEstado): Stoppage | undefined => stoppages[estado];
