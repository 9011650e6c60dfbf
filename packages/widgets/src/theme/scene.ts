/** Colours of the stadium, which is night in both schemes: what lies on the pitch or in a lit board. */
export const SCENE = {
  plate: '#07110c',
  plateText: '#f2f6ee',
  chalk: '#e9f5ea',
  board: '#c8f31d',
  selected: '#c8f31d',
  selectedText: '#10170a',
  fit: '#5fe39c',
  doubtful: '#ffb020',
  out: '#ff7a70',
  fold: '#000000',
} as const;
