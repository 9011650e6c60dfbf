import { lineupEs } from './lineup.es';
import { useWords } from './MessagesContext';

/** What lists of players say: the team as a list, and the candidates for a slot. */
export const lineupListEs = {
  ...lineupEs,
  price: (millions: number) => `${millions} M`,
  lastPoints: (points: number) => `última fecha: ${points}`,

  search: 'Buscar jugador',
  filters: 'Filtrar jugadores',
  all: 'Todos',
  fit: 'Habilitados',
  teamFilter: (short: string, team: string) => `${short}: solo ${team}`,
  sortBy: 'Ordenar por',
  sorts: { avg: 'Promedio', pts: 'Puntos', form: 'Forma' },
  last: 'Última',
  listPoints: 'Puntos',
  players: (count: number) => (count === 1 ? '1 jugador' : `${count} jugadores`),
  optionsOf: (position: string) => `Jugadores para ${position.toLowerCase()}`,
  noResults: 'Ningún jugador con esos filtros.',
  clearFilters: 'Quitar filtros',
  noPool: 'Todavía no hay jugadores para esta posición.',
};

/** The words of lists of players, with those of the first view. */
export type LineupListMessages = typeof lineupListEs;

/** The words of lists of players, a partner's own among them. */
export const useLineupListWords = () => useWords('lineup', lineupListEs);
