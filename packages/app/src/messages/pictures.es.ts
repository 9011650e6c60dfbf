import { inLanguage } from './language/inLanguage';

/** What the pictures for chats say, and the buttons that make them. */
export const picturesEs = /* @__PURE__ */ inLanguage('pictures', {
  lineup: 'Mi once en imagen',
  six: 'Mi F6 en imagen',
  ranking: 'Ranking en imagen',
  opening: 'Preparando…',
  drawing: 'Dibujando tu imagen…',
  failed: 'No pudimos dibujar la imagen.',
  notLoaded: 'No pudimos preparar la imagen. Revisa tu conexión y prueba otra vez.',
  send: 'Compartir',
  save: 'Descargar',
  saved: 'Imagen guardada en tus descargas.',
  lineupTitle: (username: string) => `El once de ${username}`,
  sixTitle: (username: string) => `El F6 de ${username}`,
  lineupLabel: (title: string, names: string) => `${title} en la cancha: ${names}`,
  rankingLabel: (name: string, rows: string) => `Ranking de ${name}: ${rows}`,
  row: (position: number, username: string, points: number) =>
    `${position}, ${username}, ${points} ${Math.abs(points) === 1 ? 'punto' : 'puntos'}`,
  board: 'ARMA TU 11  ·  DEMUESTRA CUÁNTO SABES',
  points: (points: number) => `${points} pts`,
});
