import type { Match } from '@arma11/core/contract';
import { es } from '../messages/es';

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
  const t = es.shell.match;
  switch (estado) {
    case 'en_vivo':
      return { played: true, label: minute === null ? t.live : `${minute}'`, note: t.provisional };
    case 'descanso':
      return { played: true, label: t.break, note: t.provisional };
    case 'finalizado':
      return { played: true, label: null, note: official ? t.final : t.finalProvisional };
    case 'aplazado':
      return { played: false, label: null, note: t.postponed };
    case 'suspendido':
      return { played: true, label: null, note: t.suspended };
    case 'cancelado':
    case 'anulado':
      return { played: false, label: null, note: t.cancelled };
    default:
      return { played: false, label: null, note: null };
  }
}
