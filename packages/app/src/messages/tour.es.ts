import { inLanguage } from './language/inLanguage';

/** What the first visit to a team says beside the pitch. */
export const tourEs = /* @__PURE__ */ inLanguage('tour', {
  label: 'Primeros pasos',
  given: 'Te dimos un once. Toca a un jugador para cambiarlo.',
  givenSix: 'Te dimos un equipo. Toca a un jugador para cambiarlo.',
  saves: 'Se guarda solo: mira aquí.',
  closes: (when: string) => `Cierra ${when}: hasta entonces cambias lo que quieras.`,
  step: (step: number, of: number) => `${step} de ${of}`,
  next: 'Siguiente',
  skip: 'Saltar',
  done: 'Listo',
});
