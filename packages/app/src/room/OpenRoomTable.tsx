import type { ReactNode } from 'react';
import { Icon, VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { Table } from './OpenRoomTable.styles';
import type { RoomOrder } from './roomOrder';

export interface OpenRoomTableProps {
  /** Which rooms these are: the table's accessible name. */
  label: string;
  /** What they are ordered by, where the page lets one choose. */
  order?: RoomOrder;
  /** Makes buttons of the heads, which choose the page's own order. */
  onOrder?: (order: RoomOrder) => void;
}

/** Open rooms under the heads of columns, on wide screens; each is an `OpenRoomRow`. */
export function OpenRoomTable({ children, ...heads }: OpenRoomTableProps & { children: ReactNode }) {
  return (
    <Table aria-label={heads.label}>
      <Heads {...heads} />
      <tbody>{children}</tbody>
    </Table>
  );
}

function Heads({ order, onOrder }: Omit<OpenRoomTableProps, 'label'>) {
  const { info, ranking, gone, open } = es.room;
  const columns: readonly (readonly [RoomOrder, string])[] = [
    ['entrada', info.fee],
    ['premio', ranking.prize],
    ['llena', info.seats],
    ['pronto', info.locks],
  ];
  return (
    <thead>
      <tr>
        <th scope="col">{gone.room}</th>
        {columns.map(([by, head]) => (
          <th key={by} scope="col" data-figure aria-sort={by === order ? WAYS[by] : undefined}>
            {onOrder ? (
              <button type="button" onClick={() => onOrder(by)}>
                {by === order && <Icon name="chevronDown" size={14} stroke={2.6} />}
                {head}
              </button>
            ) : (
              head
            )}
          </th>
        ))}
        <th scope="col">
          <VisuallyHidden>{open.enter}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

const WAYS = { entrada: 'ascending', premio: 'descending', llena: 'descending', pronto: 'ascending' } as const;
