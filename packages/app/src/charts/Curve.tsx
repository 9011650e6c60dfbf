import type { Chart } from './Chart';
import type { Scales } from './scalesOf';

/** Dots further apart than this are told apart. */
const DOT_ROOM = 14;

/** The points as a line, over a filled ground where the chart is of an amount; the last says its value. */
export function Curve({ chart, scales }: { chart: Chart; scales: Scales }) {
  const { shape, points } = chart;
  const { x, y, left, right, foot } = scales;
  const data = points.map((point, index) => ({ point, left: x(index), top: y(point.value) }));
  const [first, last] = [data[0], data.at(-1)];
  const line = data.map((dot) => `${dot.left},${dot.top}`).join(' ');
  const dots = (right - left) / points.length > DOT_ROOM ? data : data.slice(-1);
  return (
    <>
      {shape === 'area' && first && last && <polygon points={`${first.left},${foot} ${line} ${last.left},${foot}`} />}
      <polyline points={line} />
      {dots.map((dot) => (
        <circle key={dot.left} cx={dot.left} cy={dot.top} r={5} />
      ))}
      {last && (
        <text data-value x={Math.min(right, last.left + 14)} y={last.top - 11} textAnchor="end">
          {last.point.shown}
        </text>
      )}
    </>
  );
}
