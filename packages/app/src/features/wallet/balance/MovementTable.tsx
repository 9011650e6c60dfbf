import { styled } from 'styled-components';
import type { Movement } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { displaySize, token } from '@arma11/widgets/theme';
import { Link } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Grid } from '../../../page/DeskTable.styles';
import { movementHref } from './movementHref';

const Table = styled(Grid)`
  & tbody td {
    height: 44px;
  }

  & td[data-figure='true'] {
    font-size: ${displaySize(18)};
    white-space: nowrap;
  }

  & td[data-way='in'] {
    color: ${token('colorBandHigh')};
  }

  & td > time {
    color: ${token('colorTextMuted')};
    white-space: nowrap;
  }
`;

/** Movements on a wide screen: when, of what kind, what it was, how much, and the balance after it. */
export function MovementTable({ rows }: { rows: readonly Movement[] }) {
  const t = es.wallet.movements;
  const money = useMoney();
  return (
    <Table aria-label={t.title}>
      <thead>
        <tr>
          <th scope="col">{t.columns.when}</th>
          <th scope="col">{t.type}</th>
          <th scope="col">{t.columns.what}</th>
          <th scope="col" data-figure>
            {t.columns.amount}
          </th>
          <th scope="col" data-figure>
            {t.columns.balance}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((movement) => (
          <tr key={movement.id}>
            <td>
              <time dateTime={movement.created_at}>{es.dates.kickoff(movement.created_at)}</time>
            </td>
            <td>{t.types[movement.type]}</td>
            <td>
              <What movement={movement} />
            </td>
            <td data-figure data-way={movement.amount > 0 ? 'in' : 'out'}>
              {movement.amount > 0 ? '+' : ''}
              {money.amount(movement.amount)}
            </td>
            <td data-figure>{money.amount(movement.balance_after)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function What({ movement }: { movement: Movement }) {
  const href = movementHref(movement);
  const name = movement.label || es.wallet.movements.types[movement.type];
  return href === null ? name : <Link href={href}>{name}</Link>;
}
