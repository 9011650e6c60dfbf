import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import { limaDay } from '@arma11/core/domain';
import { Skeleton, SelectField } from '@arma11/widgets/ui';
import { ChartFigure } from '../../../charts/ChartFigure';
import { consolaEs } from '../../../messages/consola.es';
import { DeskPage, Filters } from '../../../page/DeskPage';
import { type Column, DeskTable } from '../../../page/DeskTable';
import { QuerySection } from '../../../page/QuerySection';
import { consoleQuery } from '../partner/consoleQuery';
import { usePartner } from '../partner/PartnerContext';
import { type Figure, figureChart, pageTotals } from './figureChart';

const t = consolaEs.figures;
const FIGURES = Object.keys(t.names) as Figure[];
const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));

const columns: Column<ReturnType<typeof pageTotals>[number]>[] = [
  { head: t.page, cell: ({ page }) => page },
  ...FIGURES.map((figure) => ({
    head: t.names[figure],
    figure: true,
    cell: (row: Record<Figure, number>) => row[figure],
  })),
];

/** What happened on a partner's pages: one figure by day, all of them by page. */
export function FiguresPage() {
  const client = useClient();
  const { partner } = usePartner();
  const [days, setDays] = useState(30);
  const [figure, setFigure] = useState<Figure>('visits');
  const query = useQuery(consoleQuery(client, 'pageDays', { partner, days }));
  return (
    <DeskPage title={t.title} lead={t.lead}>
      <Filters>
        <SelectField
          label={t.figure}
          value={figure}
          options={optionsOf(t.names)}
          onChange={({ target }) => setFigure(target.value as Figure)}
        />
        <SelectField
          label={t.days}
          value={String(days)}
          options={optionsOf(t.dayOptions)}
          onChange={({ target }) => setDays(Number(target.value))}
        />
      </Filters>
      <QuerySection query={query} skeleton={<Skeleton height={320} />}>
        {(rows) => (
          <>
            <ChartFigure
              title={t.names[figure]}
              label={t.chart(t.names[figure], days)}
              chart={figureChart(rows, { figure, today: limaDay(client.serverNow()), days, shown: t.shown[figure] })}
              empty={t.none}
              columns={[t.day, t.names[figure]]}
            />
            <h2>{t.byPage}</h2>
            <DeskTable
              label={t.byPage}
              columns={columns}
              rows={pageTotals(rows)}
              keyOf={({ page }) => page}
              empty={t.none}
            />
            <p>{t.what}</p>
          </>
        )}
      </QuerySection>
    </DeskPage>
  );
}
