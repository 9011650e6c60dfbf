import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Chart } from './Chart';
import { Columns } from './Columns';
import { Curve } from './Curve';
import { Drawing } from './Plot.styles';
import { PLOT_HEIGHT, scalesOf, type Scales } from './scalesOf';

/** A chart as a picture with a name; the same values stand in the table below it (ChartFigure). */
export function Plot({ chart, label }: { chart: Chart; label: string }) {
  const [box, width] = useBoxWidth();
  const scales = scalesOf(chart, width);
  const Marks = chart.shape === 'bars' ? Columns : Curve;
  return (
    <div ref={box}>
      <Drawing role="img" aria-label={label} width={width} height={PLOT_HEIGHT}>
        <PlotGrid chart={chart} scales={scales} />
        <Marks chart={chart} scales={scales} />
      </Drawing>
    </div>
  );
}

/** The width of a box in pixels, followed while it changes; the first guess is a phone's. */
function useBoxWidth(): [ref: RefObject<HTMLDivElement | null>, width: number] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(296);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const measure = () => setWidth(Math.max(120, Math.round(box.getBoundingClientRect().width)));
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}

/** The lines across a chart with what they mean, and the first and last names under it. */
function PlotGrid({ chart, scales }: { chart: Chart; scales: Scales }) {
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
