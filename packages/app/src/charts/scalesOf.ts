import type { Chart } from './Chart';

/** How high every chart is drawn, in pixels. */
export const PLOT_HEIGHT = 190;
const ROOM = { top: 28, bottom: 30, right: 10 };
/** Of a letter of the labels, in pixels. */
const LETTER = 6.6;
/** Between two columns, as a share of the room that each has, and of the widest column in pixels. */
const GAP = 0.28;
const WIDEST = 56;
/** Before the first point and behind the last, as a share of the way between two. */
const MARGIN = 0.15;

/** Where values and points stand on a drawing of a width. */
export interface Scales {
  /** The left edge of a column, or the place of a point. */
  x: (index: number) => number;
  y: (value: number) => number;
  /** Width of a column. */
  column: number;
  left: number;
  right: number;
  /** The foot of the drawing. */
  foot: number;
}

/** The scales of a chart: evenly spaced points right of the words of its marks. */
export function scalesOf({ shape, points, from, to, turned, marks }: Chart, width: number): Scales {
  const words = Math.max(0, ...marks.map(({ label }) => label.length));
  const [left, right] = [Math.ceil(words * LETTER) + 10, width - ROOM.right];
  const foot = PLOT_HEIGHT - ROOM.bottom;
  const [least, most] = turned ? [ROOM.top, foot] : [foot, ROOM.top];
  // All values the same: halfway.
  const share = (value: number) => (to === from ? 0.5 : (value - from) / (to - from));
  const places = { left, right, foot, y: (value: number) => least + share(value) * (most - least) };
  if (shape !== 'bars') {
    const step = (right - left) / (points.length - 1 + 2 * MARGIN);
    return { ...places, x: (index) => left + (MARGIN + index) * step, column: 0 };
  }
  const step = (right - left) / points.length;
  const column = Math.min(WIDEST, step * (1 - GAP));
  return { ...places, x: (index) => left + index * step + (step - column) / 2, column };
}
