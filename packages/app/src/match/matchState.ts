import type { Match } from '@arma11/core/contract';

/** How a match is told on a small board. */
export interface MatchState {
  /** There is a score to show. */
  played: boolean;
  /** The minute while it is being played, or 'Descanso'. */
  label: string | null;
  /** What else must be known: provisional, final, postponed. */
  note: string | null;
}

/** The words of a match's state. */
export function matchState({ estado, minute, official }: Pick<Match, 'estado' | 'minute' | 'official'>): MatchState {
  switch (estado) {
    case 'en_vivo':
      return { played: true, label: minute === null ? 'En vivo' : `${minute}'`, note: 'Provisional' };
    case 'descanso':
      return { played: true, label: 'Descanso', note: 'Provisional' };
    case 'finalizado':
      return { played: true, label: null, note: official ? 'Final · Oficial' : 'Final · Provisional' };
    case 'aplazado':
      return { played: false, label: null, note: 'Aplazado' };
    case 'suspendido':
      return { played: true, label: null, note: 'Suspendido' };
    case 'cancelado':
    case 'anulado':
      return { played: false, label: null, note: 'Cancelado' };
    default:
      return { played: false, label: null, note: null };
  }
}
