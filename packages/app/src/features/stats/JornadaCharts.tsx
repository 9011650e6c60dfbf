import type { JornadaStats } from '@arma11/core/contract';
import { ChartFigure } from '../../charts/ChartFigure';
import { jornadaChart } from '../../charts/jornadaChart';
import { rankChart } from '../../charts/rankChart';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';

const t = es.charts;
const pointsOf = (points: number) => es.lists.stats.points(points);

/** The points of the jornadas as columns, and the places as a line (spec: points by jornada, rank movement). */
export function JornadaCharts({ jornadas }: { jornadas: readonly JornadaStats[] }) {
  return (
    <>
      <Block>
        <PointsChart jornadas={jornadas} />
      </Block>
      <Block>
        <RankChart jornadas={jornadas} />
      </Block>
    </>
  );
}

function PointsChart({ jornadas }: { jornadas: readonly JornadaStats[] }) {
  const chart = jornadaChart(jornadas, pointsOf);
  const best = pointsOf(Math.max(0, ...chart.points.map(({ value }) => value)));
  const label = t.pointsLabel(chart.points.length, chart.points.at(-1)?.shown ?? '', best);
  return (
    <ChartFigure
      title={t.pointsTitle}
      chart={chart}
      label={label}
      empty={t.pointsEmpty}
      columns={[t.jornada, t.points]}
    />
  );
}

function RankChart({ jornadas }: { jornadas: readonly JornadaStats[] }) {
  const chart = rankChart(jornadas, { first: t.rankFirst, last: t.rankLast, place: t.rankOf });
  const label = t.rankLabel(chart.points[0]?.shown ?? '', chart.points.at(-1)?.shown ?? '');
  return (
    <ChartFigure title={t.rankTitle} chart={chart} label={label} empty={t.rankEmpty} columns={[t.jornada, t.place]} />
  );
}
