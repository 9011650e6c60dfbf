/** One point of a chart. */
export interface ChartPoint {
  /** Under the axis and in the table: 'Fecha 3', '21 nov'. */
  label: string;
  /** The value as people read it: '61 pts', '3 de 20', 'S/ 12.50'. */
  shown: string;
  value: number;
}

/** A line across the chart that says what a height means. */
export interface ChartMark {
  value: number;
  label: string;
}

/** Everything that is drawn, and nothing of how. */
export interface Chart {
  shape: 'bars' | 'line' | 'area';
  points: readonly ChartPoint[];
  /** The lowest and the highest value that fit; turned over, small values are on top. */
  from: number;
  to: number;
  turned?: boolean;
  marks: readonly ChartMark[];
}

/** With one point there is nothing to compare. */
export const hasChart = ({ points }: Pick<Chart, 'points'>): boolean => points.length >= 2;
