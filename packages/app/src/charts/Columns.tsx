import type { Chart } from './Chart';
import type { Scales } from './scalesOf';

/** A column for each point, up or down from zero; the latest says its value. */
export function Columns({ chart, scales }: { chart: Chart; scales: Scales }) {
  const { x, y, column } = scales;
  const zero = y(0);
  return chart.points.map((point, index) => {
    const [left, tip] = [x(index), y(point.value)];
    const last = index === chart.points.length - 1;
    return (
      // Two jornadas of different leagues may have one name.
      // oxlint-disable-next-line react/no-array-index-key
      <g key={index}>
        <rect x={left} y={Math.min(zero, tip)} width={column} height={Math.max(1, Math.abs(zero - tip))} rx={3} />
        {last && (
          <text data-value x={left + column / 2} y={Math.min(zero, tip) - 7} textAnchor="middle">
            {point.shown}
          </text>
        )}
      </g>
    );
  });
}
