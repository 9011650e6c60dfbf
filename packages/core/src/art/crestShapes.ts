/** Outlines of a crest, on a 48 by 48 field. */
export const CREST_SHAPES = [
  'M24 2.5C30 5.5 36.5 6.6 42.5 6V24C42.5 35 34 42.5 24 46 14 42.5 5.5 35 5.5 24V6C11.5 6.6 18 5.5 24 2.5Z',
  'M24 3A21 21 0 1 1 23.99 3Z',
  'M24 2 43 9.5V29L24 46.5 5 29V9.5Z',
  'M6 5H42V26C42 37 33.5 43.5 24 46.5 14.5 43.5 6 37 6 26Z',
  'M24 2.5 29.5 6.5 42.5 5C41 11 43.5 15 43.5 22 43.5 34 35 42 24 46 13 42 4.5 34 4.5 22 4.5 15 7 11 5.5 5L18.5 6.5Z',
  'M12 3H36L45 17 41 33 24 46.5 7 33 3 17Z',
] as const;

/** How a crest's field is divided: the paths take the secondary colour. `mixed` fields lie under the emblem too. */
export const CREST_DIVISIONS = [
  { path: '', mixed: false },
  { path: 'M0 0H48V11H0Z', mixed: false },
  { path: 'M0 38H48V48H0Z', mixed: false },
  { path: 'M24 0H48V48H24Z', mixed: true },
  { path: 'M0 0H48V10H0ZM0 39H48V48H0Z', mixed: false },
  { path: 'M0 0H9V48H0ZM39 0H48V48H39Z', mixed: false },
  { path: 'M-4 40 40 -4 52 8 8 52Z', mixed: true },
] as const;
