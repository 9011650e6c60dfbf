import { useWords } from './MessagesContext';
import { spokenEs } from './spoken.es';

const pts = (points: number) => (points === 1 ? '1 pt' : `${points} pts`);

/** Everything the questions about a competition as a whole say (rules R17.5). */
export const longTermEs = {
  ...spokenEs,
  title: 'Preguntas del torneo',
  hint: 'Con su propio cierre',
  loading: 'Cargando preguntas del torneo…',
  choose: 'Elige tu respuesta',
  option: (answer: string, points: number) => `${answer} · +${pts(points)}`,
  saving: 'Guardando…',
  saved: (hour: string) => `Guardado ${hour}`,
  notSaved: (reason: string) => `No se guardó. ${reason}`,
  joinFirst: 'Únete a la sala para responder.',
  closed: 'Cerrada',
  yours: 'Tu respuesta',
  none: 'No respondiste',
  right: 'Correcta',
  won: (points: number) => `+${points}`,
  same: (percent: number) => `La eligió el ${percent} %`,
  voided: 'Anulada: vale 0 para todos',
};

/** The words of these questions, as a partner may override them. */
export type LongTermMessages = typeof longTermEs;

/** The words of this section, a partner's own among them. */
export const useLongTermWords = () => useWords('longTerm', longTermEs);
