import { lazy, Suspense } from 'react';
import { Card, EmptyState, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { ErrorBoundary } from '../page/ErrorBoundary';
import { type Chart, hasChart } from './Chart';
import { ChartTable } from './ChartTable';
import { PLOT_ROOM } from './plotRoom';

// The drawing and its library come when there is something to draw (docs/decisions/0029).
const Plot = lazy(async () => ({ default: (await import('./Plot')).Plot }));

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
          <ErrorBoundary fallback={() => <p>{es.charts.failed}</p>}>
            <Suspense fallback={<Skeleton height={PLOT_ROOM} />}>
              <Plot chart={chart} label={label} />
            </Suspense>
          </ErrorBoundary>
          <ChartTable caption={title} columns={columns} points={chart.points} />
        </Card>
      ) : (
        <EmptyState drawing="whistle" text={empty} />
      )}
    </>
  );
}
