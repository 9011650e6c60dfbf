import { styled } from 'styled-components';
import type { Movement } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { displaySize, fontSize, token } from '@arma11/widgets/theme';
import { Icon } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { ListRow } from '../../../page/ListRow';
import { incomeHref } from './incomeHref';

const Row = styled(ListRow)`
  padding: 8px 12px 8px 16px;

  & > span > b {
    font-size: ${fontSize(15)};
    font-weight: 600;
  }

  & > strong {
    font-size: ${displaySize(20)};
    white-space: nowrap;
  }

  & > strong[data-way='in'] {
    color: ${token('colorCoin')};
  }

  & > svg {
    flex: none;
    color: ${token('colorTextMuted')};
  }
`;

const t = es.compeRooms.income;

/** What one room cost or paid, leading to that room. */
export function IncomeRow({ movement }: { movement: Movement }) {
  const money = useMoney();
  const { type, amount, label, created_at } = movement;
  const when = es.dates.kickoff(created_at);
  return (
    <Row plain href={incomeHref(movement)}>
      <span>
        <b>{label}</b>
        <small>
          {t.kinds[type] ?? label} · {when}
        </small>
      </span>
      <strong data-way={amount > 0 ? 'in' : 'out'}>
        {amount > 0 ? '+' : ''}
        {money.amount(amount)}
      </strong>
      <Icon name="chevronRight" size={20} />
    </Row>
  );
}
