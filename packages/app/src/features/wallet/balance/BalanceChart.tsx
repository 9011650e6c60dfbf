import { useInfiniteQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import { walletQueries } from '@arma11/core/site';
import { useMoney } from '@arma11/widgets';
import { SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { balanceChart } from '../../../charts/balanceChart';
import { ChartFigure } from '../../../charts/ChartFigure';
import { PLOT_HEIGHT } from '../../../charts/scalesOf';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';

const t = es.charts;
/** The figure with the frame and the fold of its table. */
const ROOM = PLOT_HEIGHT + 84;

/** The balance day by day, out of the movements that are loaded; where they fail, their own list says so. */
export function BalanceChart() {
  const money = useMoney();
  const { data, isError } = useInfiniteQuery(walletQueries.movements(useClient()));
  if (isError && !data) return null;
  if (!data)
    return (
      <Block>
        <SectionHeading title={t.balanceTitle} />
        <Skeleton height={ROOM} />
      </Block>
    );
  const movements = data.pages.flatMap(({ results }) => results);
  const chart = balanceChart(movements, money.amount);
  const label = t.balanceLabel(chart.points[0]?.shown ?? '', chart.points.at(-1)?.shown ?? '');
  return (
    <Block>
      <ChartFigure
        title={t.balanceTitle}
        chart={chart}
        label={label}
        empty={t.balanceEmpty}
        columns={[t.day, t.balance]}
      />
    </Block>
  );
}
