import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import { ownPlaces } from '@arma11/core/site';
import type { Sala } from '@arma11/core/contract';
import { Skeleton } from '@arma11/widgets/ui';
import { ChartFigure } from '../../../charts/ChartFigure';
import { PLOT_HEIGHT } from '../../../charts/scalesOf';
import { rankChart } from '../../../charts/rankChart';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { QuerySection } from '../../../page/QuerySection';

const t = es.charts;
const words = { first: t.rankFirst, last: t.rankLast, place: t.rankOf };

/** The own place in a room over several jornadas, jornada by jornada. */
export function RoomPlaces({ sala }: { sala: Sala }) {
  const query = useQuery(ownPlaces(useClient(), sala));
  return (
    <Block>
      <QuerySection query={query} skeleton={<Skeleton height={PLOT_HEIGHT + 130} />}>
        {(places) => {
          const chart = rankChart(
            places.map(({ jornada, rank, of }) => ({ jornada_name: t.jornadaNumber(jornada), rank, of })),
            words,
          );
          const label = t.rankLabel(chart.points[0]?.shown ?? '', chart.points.at(-1)?.shown ?? '');
          const columns = [t.jornada, t.place] as const;
          return <ChartFigure {...{ title: t.roomRankTitle, chart, label, empty: t.roomRankEmpty, columns }} />;
        }}
      </QuerySection>
    </Block>
  );
}
