import type { Match } from '@arma11/core/contract';
import type { CardPhase } from './roomCard';

/** What a room's card says. */
export const cardEs = {
  game: 'Arma tu 11',
  fee: 'Entrada',
  pot: 'Pozo',
  seats: 'Cupos',
  matches: 'Partidos',
  noMatches: 'Partidos por definir',
  more: (count: number) => (count === 1 ? '+1 partido' : `+${count} partidos`),
  phases: {
    open: 'Abierta',
    full: 'Llena',
    closed: 'Cerrada',
    live: 'En vivo',
    settling: 'Por confirmar',
    finished: 'Final',
    cancelled: 'Cancelada',
  } satisfies Record<CardPhase, string>,
  closes: (when: string) => `Cierra ${when}, hora de Lima`,
  closed: (when: string) => `Cerró ${when}, hora de Lima`,
  cancelled: 'Esta sala se canceló',
  leads: (name: string, sharing: number) => (sharing > 1 ? `${sharing} van primero: ${name}` : `Va primero ${name}`),
  won: (name: string, sharing: number) => (sharing > 1 ? `${sharing} ganaron: ${name}` : `Ganó ${name}`),
  points: (points: number) => (points === 1 ? '1 pt' : `${points} pts`),
  states: {
    programado: '',
    en_vivo: 'En vivo',
    descanso: 'Descanso',
    finalizado: 'Final',
    aplazado: 'Aplazado',
    suspendido: 'Suspendido',
    cancelado: 'Cancelado',
    anulado: 'Anulado',
  } satisfies Record<Match['estado'], string>,
  noTime: 'Por definir',
  noScore: '–',
  unnamed: { room: 'Sala', team: 'Equipo', player: 'Jugador', league: 'Fútbol' },
};
