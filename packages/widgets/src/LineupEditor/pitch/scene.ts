/** The colours of the stadium, which is night in both schemes. */
export const SCENE = {
  ink: '#07110c',
  plate: '#07110cf2',
  veil: '#07110cc0',
  chalk: '#f2f6ee',
  chalkSoft: '#e9f5ea',
  lime: '#c8f31d',
  limeInk: '#10170a',
  live: '#ff8078',
  warning: '#ffb020',
} as const;
