import type { picturesEs } from '../pictures.es';

/** What the pictures for chats say, and the buttons that make them. */
export const pictures: typeof picturesEs = {
  lineup: 'My eleven as a picture',
  six: 'My F6 as a picture',
  ranking: 'Ranking as a picture',
  opening: 'Preparing…',
  drawing: 'Drawing your picture…',
  failed: 'We could not draw the picture.',
  notLoaded: 'We could not prepare the picture. Check your connection and try again.',
  send: 'Share',
  save: 'Download',
  saved: 'Picture saved to your downloads.',
  lineupTitle: (username) => `The eleven of ${username}`,
  sixTitle: (username) => `The F6 of ${username}`,
  lineupLabel: (title, names) => `${title} on the pitch: ${names}`,
  rankingLabel: (name, rows) => `Ranking of ${name}: ${rows}`,
  row: (position, username, points) =>
    `${position}, ${username}, ${points} ${Math.abs(points) === 1 ? 'point' : 'points'}`,
  board: 'ARMA TU 11  ·  SHOW HOW MUCH YOU KNOW',
  points: (points) => `${points} ${Math.abs(points) === 1 ? 'pt' : 'pts'}`,
};
