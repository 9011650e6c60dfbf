import type { Player } from '@arma11/core/contract';
import { LastPointsRing } from '@arma11/widgets/ui';
import { sortValue, type LineupListMessages } from '@arma11/widgets/lineup-parts';
import { es } from '../../../messages/es';
import type { PlayerColumn } from './PlayerTable';

/** What a player costs, in rooms with a budget (rules R4.8). */
export const priceColumn = <Row,>(playerOf: (row: Row) => Player, t: LineupListMessages): PlayerColumn<Row> => ({
  id: 'price',
  head: es.docked.columns.price,
  figure: true,
  value: (row) => playerOf(row).price ?? 0,
  cell: (row) => t.price(playerOf(row).price ?? 0),
});

/** The columns of a player's season: average, points, form and their last match. */
export function seasonColumns<Row>(playerOf: (row: Row) => Player, t: LineupListMessages): PlayerColumn<Row>[] {
  const last = (row: Row) => playerOf(row).form.at(-1);
  return [
    {
      id: 'avg',
      head: t.sorts.avg,
      figure: true,
      value: (row) => sortValue(playerOf(row), 'avg'),
      cell: (row) => t.oneDecimal(sortValue(playerOf(row), 'avg')),
    },
    {
      id: 'pts',
      head: t.sorts.pts,
      figure: true,
      from: 'middle',
      value: (row) => sortValue(playerOf(row), 'pts'),
      cell: (row) => sortValue(playerOf(row), 'pts'),
    },
    {
      id: 'form',
      head: t.sorts.form,
      figure: true,
      from: 'wide',
      value: (row) => sortValue(playerOf(row), 'form'),
      cell: (row) => t.oneDecimal(sortValue(playerOf(row), 'form')),
    },
    {
      id: 'last',
      head: t.last,
      figure: true,
      from: 'middle',
      value: (row) => last(row) ?? -Infinity,
      cell: (row) => {
        const points = last(row);
        return points === undefined ? '–' : <LastPointsRing points={points} />;
      },
    },
  ];
}
