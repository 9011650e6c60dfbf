import { scaleBand, scaleLinear, scalePoint } from '@visx/scale';
import type { Chart } from './Chart';
import { PLOT_ROOM } from './plotRoom';

const ROOM = { top: 28, bottom: 30, right: 10 };
/** Of a letter of the labels, in pixels. */
const LETTER = 6.6;

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
  const foot = PLOT_ROOM - ROOM.bottom;
  const height = scaleLinear<number>({ domain: [from, to], range: turned ? [ROOM.top, foot] : [foot, ROOM.top] });
  const places = { left, right, foot, y: (value: number) => height(value) };
  const order = points.map((_, index) => index);
  if (shape !== 'bars') {
    const even = scalePoint<number>({ domain: order, range: [left, right], padding: 0.15 });
    return { ...places, x: (index) => even(index) ?? 0, column: 0 };
  }
  const band = scaleBand<number>({ domain: order, range: [left, right], paddingInner: 0.28, paddingOuter: 0.14 });
  const column = Math.min(56, band.bandwidth());
  return { ...places, x: (index) => (band(index) ?? 0) + (band.bandwidth() - column) / 2, column };
}
