import { styled } from 'styled-components';
import type { Movement } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { displaySize, token } from '@arma11/widgets/theme';
import { Link } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Grid } from '../../../page/DeskTable.styles';
import { wholeRow } from '../../../room/wholeRow';
import { incomeHref } from './incomeHref';

const Table = styled(Grid)`
  ${wholeRow}

  & tbody td {
    height: 48px;
  }

  & td[data-figure='true'] {
    font-size: ${displaySize(20)};
    white-space: nowrap;
  }

  & td[data-way='in'] {
    color: ${token('colorCoin')};
  }

  & td > time {
    color: ${token('colorTextMuted')};
    white-space: nowrap;
  }
`;

/** What rooms cost and paid on a wide screen: when, of what kind, which room, how much. Each row leads to its room. */
export function IncomeTable({ movements }: { movements: readonly Movement[] }) {
  const t = es.compeRooms.income;
  const { columns, type } = es.wallet.movements;
  const money = useMoney();
  return (
    <Table aria-label={t.list}>
      <thead>
        <tr>
          <th scope="col">{columns.when}</th>
          <th scope="col">{type}</th>
          <th scope="col">{es.room.gone.room}</th>
          <th scope="col" data-figure>
            {columns.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {movements.map((movement) => (
          <tr key={movement.id}>
            <td>
              <time dateTime={movement.created_at}>{es.dates.kickoff(movement.created_at)}</time>
            </td>
            <td>{t.kinds[movement.type] ?? movement.label}</td>
            <td>
              <Link href={incomeHref(movement)}>{movement.label}</Link>
            </td>
            <td data-figure data-way={movement.amount > 0 ? 'in' : 'out'}>
              {movement.amount > 0 ? '+' : ''}
              {money.amount(movement.amount)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
