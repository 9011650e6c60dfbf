import { curveLinear } from '@visx/curve';
import { Area, LinePath } from '@visx/shape';
import type { Chart, ChartPoint } from './Chart';
import type { Scales } from './scalesOf';

/** Dots further apart than this are told apart. */
const DOT_ROOM = 14;

interface Placed {
  point: ChartPoint;
  left: number;
  top: number;
}
const x = ({ left }: Placed) => left;
const y = ({ top }: Placed) => top;

/** The points as a line, over a filled ground where the chart is of an amount; the last says its value. */
export function Curve({ chart, scales }: { chart: Chart; scales: Scales }) {
  const { shape, points } = chart;
  const data = points.map((point, index) => ({ point, left: scales.x(index), top: scales.y(point.value) }));
  const last = data.at(-1);
  const dots = (scales.right - scales.left) / points.length > DOT_ROOM ? data : data.slice(-1);
  return (
    <>
      {shape === 'area' && <Area data={data} x={x} y0={scales.foot} y1={y} curve={curveLinear} data-area="" />}
      <LinePath data={data} x={x} y={y} curve={curveLinear} data-line="" />
      {dots.map(({ left, top }) => (
        <circle key={left} cx={left} cy={top} r={5} />
      ))}
      {last && (
        <text data-value x={Math.min(scales.right, last.left + 14)} y={last.top - 11} textAnchor="end">
          {last.point.shown}
        </text>
      )}
    </>
  );
}
