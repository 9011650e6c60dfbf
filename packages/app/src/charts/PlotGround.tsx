import type { Chart } from './Chart';
import type { Scales } from './scalesOf';

/** The lines across a chart with what they mean, and the first and last names under it. */
export function PlotGround({ chart, scales }: { chart: Chart; scales: Scales }) {
  const { left, right, foot, y } = scales;
  const [first, last] = [chart.points[0], chart.points.at(-1)];
  return (
    <>
      {chart.marks.map(({ value, label }) => (
        <g key={value}>
          <line x1={left} x2={right} y1={y(value)} y2={y(value)} />
          <text x={left - 8} y={y(value) + 4} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      <text x={left} y={foot + 24}>
        {first?.label}
      </text>
      <text x={right} y={foot + 24} textAnchor="end">
        {last?.label}
      </text>
    </>
  );
}
