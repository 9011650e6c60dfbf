import { useWords } from './MessagesContext';
import { spokenEs } from './spoken.es';

/** Everything the tie question of a prediction room says (rules R9). */
export const clutchEs = {
  ...spokenEs,
  how: 'Gana quien quede más cerca del marcador; si siguen iguales, del minuto del primer gol.',
  score: 'Marcador exacto',
  minute: 'Minuto del primer gol',
  minuteLabel: 'Minuto del primer gol, del 1 al 90',
  noGoals: 'Sin goles',
  save: 'Guardar desempate',
  saving: 'Guardando…',
  saved: (hour: string) => `Desempate guardado ${hour}`,
  nothingToSave: 'No hay cambios por guardar',
  incomplete: 'Completa los goles de los dos equipos, o deja los dos vacíos.',
  notSaved: (reason: string) => `No se guardó. ${reason}`,
  clear: 'Borrar',
  clearLabel: 'Borrar tu desempate',
  closedAt: (hour: string) => `Cerró a las ${hour}`,
  yours: 'Tu jugada',
  none: 'No respondiste',
  result: 'Resultado',
  goals: (local: number, visit: number) => `${local}-${visit}`,
  at: (minute: number) => (minute === 0 ? 'sin goles' : `primer gol al ${minute}'`),
  notNeeded: 'No hizo falta: nadie empató por un premio.',
  waiting: 'Si hay empate por un premio, decide este partido.',
  tiedWith: (count: number) => `Empataron ${count} por un premio.`,
  decidedBy: {
    marcador: 'Lo decidió el marcador más cercano.',
    minuto: 'Lo decidió el minuto más cercano.',
    reparto: 'Siguen iguales: el premio se reparte.',
  },
  you: 'Tú',
};

/** The words of the tie question, as a partner may override them. */
export type ClutchMessages = typeof clutchEs;

/** The words of this section, a partner's own among them. */
export const useClutchWords = () => useWords('clutch', clutchEs);
