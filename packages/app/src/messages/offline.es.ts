import { inLanguage } from './language/inLanguage';

/** What the app says when the network is poor, and about new versions of itself. */
export const offlineEs = /* @__PURE__ */ inLanguage('offline', {
  read: (hour: string) => `Sin conexión. Te mostramos lo último que guardamos (${hour}).`,
  none: 'Sin conexión. Revisa tus datos.',
  slow: (hour: string) => `Tu conexión está lenta. Te mostramos lo último que guardamos (${hour}).`,
  waiting: (count: number) =>
    count === 1 ? '1 cambio pendiente de enviar.' : `${count} cambios pendientes de enviar.`,
  leaveTitle: 'Tienes algo sin enviar',
  leaving: (count: number) =>
    count === 1
      ? '1 cambio espera a que vuelva tu conexión. Si sales ahora, se pierde.'
      : `${count} cambios esperan a que vuelva tu conexión. Si sales ahora, se pierden.`,
  stay: 'Quedarme',
  leave: 'Salir igual',
  newVersion: 'Hay una versión nueva',
  update: 'Actualizar',
  teamSaved: (hour: string) => `Se envió tu equipo. Guardado ${hour}.`,
  answersSaved: (hour: string) => `Se enviaron tus predicciones. Guardado ${hour}.`,
  teamLate: (hour: string) =>
    `Tu equipo no llegó a tiempo: la sala cerró a las ${hour}. Vale tu última versión guardada.`,
  teamElsewhere: 'Tu equipo cambió en otra pantalla mientras no tenías internet. Vale la versión de esa pantalla.',
  teamRefused: (reason: string) => `No se guardó tu equipo. ${reason} Vale tu última versión guardada.`,
  answersLate: 'Tus predicciones no llegaron a tiempo: el partido ya cerró. Vale tu última versión guardada.',
  answersPart: (hour: string) =>
    `Un partido ya había cerrado: lo demás se guardó a las ${hour}. En ese partido vale tu última versión guardada.`,
  answersRefused: (reason: string) => `No se guardaron tus predicciones. ${reason}`,
});
