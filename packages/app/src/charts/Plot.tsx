import type { Chart } from './Chart';
import { Columns } from './Columns';
import { Curve } from './Curve';
import { Drawing } from './Plot.styles';
import { PlotGround } from './PlotGround';
import { PLOT_ROOM } from './plotRoom';
import { scalesOf } from './scalesOf';
import { useBoxWidth } from './useBoxWidth';

/** A chart as a picture with a name; the same values stand in the table below it (ChartFigure). */
export function Plot({ chart, label }: { chart: Chart; label: string }) {
  const [box, width] = useBoxWidth();
  const scales = scalesOf(chart, width);
  const Marks = chart.shape === 'bars' ? Columns : Curve;
  return (
    <div ref={box}>
      <Drawing role="img" aria-label={label} width={width} height={PLOT_ROOM}>
        <PlotGround chart={chart} scales={scales} />
        <Marks chart={chart} scales={scales} />
      </Drawing>
    </div>
  );
}
