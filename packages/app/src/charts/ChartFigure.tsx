import { Card, EmptyState, SectionHeading } from '@arma11/widgets/ui';
import { type Chart, hasChart } from './Chart';
import { ChartTable } from './ChartTable';
import { Plot } from './Plot';

interface Props {
  title: string;
  chart: Chart;
  /** What the picture shows, in a sentence. */
  label: string;
  /** Said while there are fewer than two points. */
  empty: string;
  /** What the names and the values of the table are. */
  columns: readonly [name: string, value: string];
}

/** A chart under a heading, with the same values as a table for who would rather read. */
export function ChartFigure({ title, chart, label, empty, columns }: Props) {
  return (
    <>
      <SectionHeading title={title} />
      {hasChart(chart) ? (
        <Card>
          <Plot chart={chart} label={label} />
          <ChartTable caption={title} columns={columns} points={chart.points} />
        </Card>
      ) : (
        <EmptyState drawing="whistle" text={empty} />
      )}
    </>
  );
}
