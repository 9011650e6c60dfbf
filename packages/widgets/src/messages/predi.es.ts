import { useWords } from './MessagesContext';
import { spokenEs } from './spoken.es';

const pts = (points: number) => (Math.abs(points) === 1 ? `${points} pt` : `${points} pts`);

/** Everything the prediction panel says. */
export const prediEs = {
  ...spokenEs,
  panel: 'Predicciones',
  noChunk: 'No pudimos cargar esta parte. Revisa tu conexión.',
  brand: 'Arma tu 11',
  roomFree: (players: number) => `Sala gratis · ${players} jugando`,
  roomPaid: (fee: string, players: number) => `Entrada ${fee} · ${players} jugando`,
  inPlay: 'En juego',
  yourPoints: 'Tus puntos',
  prize: 'Premio',
  points: pts,
  plus: (points: number) => `+${pts(points)}`,
  gain: (points: number) => `+${points}`,
  of: (points: number, total: number) => `${points} de ${pts(total)}`,

  save: 'Guardar',
  saving: 'Guardando…',
  nothingToSave: 'No hay cambios por guardar',
  unsaved: 'Tienes cambios sin guardar',
  saved: (hour: string, receipt: string) => `Guardado ${hour} · Comprobante ${receipt}`,
  savedRest: (matches: string) => `Ya cerró ${matches}: guardamos lo demás.`,
  closedMeanwhile: (matches: string) => `Ya cerró ${matches}. Vale tu última versión guardada.`,
  tooLate: (hour: string) => `No llegó a tiempo: cerró a las ${hour}. Vale tu última versión guardada.`,
  notSaved: (reason: string) => `No se guardó. ${reason}`,
  retry: 'Reintentar',
  queuedTitle: 'Pendiente de enviar',
  queued: (hour: string) => `Se guardará cuando vuelva tu internet, antes de las ${hour}.`,
  draftBack: 'Recuperamos lo que dejaste sin guardar.',
  join: 'Unirme',
  joinFor: (fee: string) => `Unirme · ${fee}`,
  paidOnSite: 'Esta sala se paga en Arma Tu 11. Guardamos aquí tus respuestas.',
  full: 'Llena',
  roomFull: 'Esta sala ya se llenó: puedes mirar las preguntas.',
  roomClosed: 'Esta sala ya cerró: puedes mirar las preguntas.',
  joinFirst: 'Únete a la sala para guardar tus respuestas. Las guardamos aquí mientras tanto.',

  progress: 'Respuestas',
  answered: (done: number, total: number) => `${done} de ${total} respondidas`,
  see: 'ver',
  close: 'cerrar',
  match: (local: string, visit: string) => `${local} – ${visit}`,
  versus: (local: string, visit: string) => `${local} contra ${visit}`,
  youChose: 'Elegiste:',
  unanswered: 'Sin responder',
  closesIn: 'cierra en',
  next: 'Siguiente',
  moreMatches: (hidden: number) => (hidden === 1 ? 'Ver 1 partido más' : `Ver más partidos (${hidden})`),
  clear: 'Borrar',
  clearMatch: (match: string) => `Borrar tus respuestas de ${match}`,
  goalsOf: (team: string) => `Goles de ${team}`,
  scoreMissing: (team: string) => `Falta el marcador de ${team}.`,
  score: (local: number | string, visit: number | string) => `${local} a ${visit}`,
  otherScore: (points: number) => `Cuenta como «Otro»: +${pts(points)}`,
  otherSaved: 'Tu marcador cuenta como «Otro».',
  unconfirmedTime: 'Hora por confirmar',

  closed: 'Cerrado',
  closedAt: (hour: string) => `Cerró a las ${hour}`,
  closesSoon: (match: string, minutes: number) =>
    `${match} cierra en ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}.`,
  justClosed: (match: string) => `${match} cerró.`,
  yourPick: (points: number) => `Tu jugada +${points}`,
  yourPickPending: 'Tu jugada',
  right: 'acertada',
  wrong: 'fallada',
  correct: 'respuesta correcta',
  share: (percent: number) => `${percent} %`,
  voided: 'Anulado',
  noPick: 'No respondiste',
  choices: (count: number) => (count === 1 ? '1 respuesta posible' : `${count} respuestas posibles`),

  tie: 'Desempate',
  tieHint: 'Solo cuenta si empatas por un premio',
  tieLoading: 'Cargando desempate…',

  minute: (minute: number | null) => (minute === null ? 'En vivo' : `${minute}'`),
  break: 'Descanso',
  final: 'Final',
  official: 'Oficial',
  provisional: 'Provisional',
  postponedShort: 'Aplazado',
  postponed: 'Partido aplazado: si no se juega a tiempo, vale 0 para todos.',
  suspended: 'Suspendido',
  cancelled: 'Cancelado',
  voidedMatch: 'Anulado',
  cancelledMatch: 'Partido anulado: vale 0 para todos.',

  provisionalNote: 'Puntos provisionales. Se confirman 1 hora después del último partido.',

  loading: 'Cargando predicciones…',
  noMatches: 'Esta sala todavía no tiene partidos.',
  noRoom: 'No encontramos esta sala.',
  signedOut: 'Ingresa para ver y jugar esta sala.',
  signIn: 'Ingresar',
};

/** The words of the prediction panel, as a partner may override them. */
export type PrediMessages = typeof prediEs;

/** The words of this section, a partner's own among them. */
export const usePrediWords = () => useWords('predi', prediEs);
