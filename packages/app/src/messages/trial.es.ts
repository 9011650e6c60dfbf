import { inLanguage } from './language/inLanguage';

const predictions = (answered: number) => (answered === 1 ? '1 predicción' : `${answered} predicciones`);

/** Answering a prediction room before there is an account, and what becomes of it then. */
export const trialEs = /* @__PURE__ */ inLanguage('trial', {
  tryIt: 'Prueba sin cuenta',
  change: 'Cambiar mis predicciones',
  tryNamed: (name: string) => `Prueba sin cuenta: ${name}`,
  waitingOutside: (answered: number) =>
    answered === 1 ? 'Tu predicción te espera' : `Tus ${answered} predicciones te esperan`,
  lead: 'Pon tus marcadores. Se quedan en tu celular hasta que la sala cierre, y con tu cuenta los guardamos en la sala.',
  home: 'Inicio',
  matches: 'Tus marcadores',
  versus: (local: string, visit: string) => `${local} contra ${visit}`,
  goalsOf: (team: string) => `Goles de ${team}`,
  missing: (team: string) => `Faltan los goles de ${team}.`,
  countOf: (answered: number, matches: number) => `${answered} de ${matches}`,
  save: 'Guárdalas con tu cuenta',
  none: 'Pon al menos un marcador.',
  unkept: 'Tu navegador no guarda nada en este celular: crea tu cuenta antes de responder.',
  notHere: 'Esta sala no se prueba sin cuenta. Elige otra en el inicio.',
  shut: 'Esta sala ya no recibe respuestas. Elige otra en el inicio.',
  saved: (answered: number) =>
    answered === 1 ? 'Guardamos tu predicción.' : `Guardamos tus ${answered} predicciones.`,
  had: 'En esta sala ya tenías respuestas: quedan como estaban.',
  waiting: (answered: number) =>
    answered === 1
      ? 'Tu predicción sigue en tu celular. Entra a la sala y la guardamos.'
      : `Tus ${answered} predicciones siguen en tu celular. Entra a la sala y las guardamos.`,
  full: (answered: number) =>
    `La sala se llenó. Dejamos ${predictions(answered)} en tu celular hasta que cierre, por si alguien sale: mientras, elige otra.`,
  cancelled: 'La sala se canceló y lo que respondiste no cuenta. Elige otra.',
  late: 'La sala cerró antes de que entraras y lo que respondiste no cuenta. Elige otra.',
  others: 'Ver otras salas',
});
