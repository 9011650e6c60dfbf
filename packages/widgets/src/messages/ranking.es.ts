import { useWords } from './MessagesContext';
import { spokenEs } from './spoken.es';

/** Everything the table of a room says. */
export const rankingEs = {
  ...spokenEs,
  table: (room: string) => `Tabla de posiciones: ${room}`,
  place: 'Puesto',
  player: 'Jugador',
  movement: 'Cambio',
  points: 'Puntos',
  prize: (amount: string) => `Premio: ${amount}`,
  you: 'Tú',
  up: (places: number) => `subió ${places}`,
  down: (places: number) => `bajó ${places}`,
  same: 'sin cambio',
  tied: 'empatado',
  players: (count: number) => (count === 1 ? '1 jugador' : `${count} jugadores`),
  before: 'Empieza con el primer partido',
  live: 'En vivo',
  provisional: 'Puntos provisionales',
  official: 'Oficial',
  cancelled: 'Sala cancelada',
  openTable: 'Ver toda la tabla',
  empty: 'Todavía nadie juega esta sala.',
  loading: 'Cargando tabla…',
  notFound: 'No encontramos esta sala.',
  signedOut: 'Ingresa para ver la tabla de esta sala.',
  signIn: 'Ingresar',
};

/** The words of the table of a room, as a partner may override them. */
export type RankingMessages = typeof rankingEs;

/** The words of this section, a partner's own among them. */
export const useRankingWords = () => useWords('ranking', rankingEs);
