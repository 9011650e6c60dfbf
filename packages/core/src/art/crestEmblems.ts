/** One sign of a crest: lines are stroked and solids filled, both in the crest's ink. */
export interface Emblem {
  readonly lines?: string;
  readonly width?: number;
  readonly solid?: string;
}

/** The signs a crest can carry, on a 48 by 48 field. All are ours: no club's real artwork is drawn. */
export const EMBLEMS: readonly [Emblem, ...Emblem[]] = [
  { lines: 'M17 15 13.5 26M25 15 20 31M33 15 26.5 35M35 25 32 34', width: 3.2 },
  {
    lines:
      'M24 17V36M18 21.5H30M13.5 27C14 33.5 18.5 36 24 36.5 29.5 36 34 33.5 34.5 27M27.2 13.5A3.2 3.2 0 1 1 20.8 13.5 3.2 3.2 0 0 1 27.2 13.5Z',
    width: 2.9,
  },
  { lines: 'M14 36 20 30 14 24 24 14 34 24 28 30 34 36', width: 3.4 },
  { solid: 'M10 34 20 17 26 26 30 21 38 34Z' },
  { solid: 'M12 27A12 10 0 0 0 36 27ZM21.5 27V16.5H17V12.5H31V16.5H26.5V27Z' },
  {
    solid:
      'M23 38V27L18 23 19.4 21.4 23 24.2V20.5H25V24.2L28.6 21.4 30 23 25 27V38C35 31 34 19 24 11 14 19 13 31 23 38Z',
  },
  { lines: 'M15 13C15 24 20 24 24 30 28 24 33 24 33 13M24 30V38', width: 3.6 },
  { lines: 'M10 22C15 15 20 15 24 21S33 27 38 20M10 32C15 25 20 25 24 31S33 37 38 30', width: 3.2 },
  { solid: 'M24 11 27.4 20.2 37.2 20.6 29.5 26.7 32.2 36.2 24 30.7 15.8 36.2 18.5 26.7 10.8 20.6 20.6 20.2Z' },
  { solid: 'M26.5 10 14 27H22.5L20.5 39 34 21.5H25.2Z' },
  {
    solid: 'M31.5 24.5A7.5 7.5 0 1 1 16.5 24.5 7.5 7.5 0 0 1 31.5 24.5Z',
    lines:
      'M24 11V13.5M24 35.5V38M10.5 24.5H13M35 24.5H37.5M14.5 15 16.2 16.7M31.8 32.3 33.5 34M33.5 15 31.8 16.7M16.2 32.3 14.5 34',
    width: 2.8,
  },
  { solid: 'M13 37V18H16.5V14H20V18H22.3V12H25.7V18H28V14H31.5V18H35V37H27.5V31A3.5 3.5 0 0 0 20.5 31V37Z' },
  {
    solid:
      'M24 34C19 31 16 27 9 26.5 15 25 16 22 13 17 18 19 21 20.5 24 25 27 20.5 30 19 35 17 32 22 33 25 39 26.5 32 27 29 31 24 34Z',
  },
  { solid: 'M11 17 18 23.5 24 13 30 23.5 37 17 34.5 32H13.5ZM13.5 34.5H34.5V37.5H13.5Z' },
  { lines: 'M24 12V38M17 19V24Q17 28 24 28M31 16V22Q31 26 24 26', width: 4.4 },
  { solid: 'M10 25C16 16 27 15 33 23.5L38.5 19.5V30.5L33 26.5C27 35 16 34 10 25Z' },
  { lines: 'M24 38V22M24 30 17 24M24 27 31 21M24 22 20 16M24 22 28 15', width: 3.2 },
  { lines: 'M14 36V19L24 12 34 19V36M20 36V27H28V36M14 36H34', width: 3 },
];
