import { styled } from 'styled-components';
import type { Movement } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { displaySize, displayText, token } from '@arma11/widgets/theme';
import { es } from '../../../messages/es';
import { ListRow } from '../../../page/ListRow';
import { movementHref } from './movementHref';

const t = es.wallet.movements;

const Row = styled(ListRow)`
  min-height: 68px;
  padding: 8px 16px;

  & b {
    font-weight: 500;
  }

  & > span:last-child {
    flex: none;
    text-align: end;
  }

  & strong {
    ${displayText}
    font-size: ${displaySize(19)};
  }

  & strong[data-way='in'] {
    color: ${token('colorBandHigh')};
  }
`;

/** One movement: what it was, when, how much, and the balance after it. It leads to the room or the top-up it is about. */
export function MovementRow({ movement }: { movement: Movement }) {
  const { type, label, created_at, amount, balance_after } = movement;
  const money = useMoney();
  return (
    <Row plain href={movementHref(movement)}>
      <span>
        <b>{label || t.types[type]}</b>
        <small>
          {t.types[type]} · {es.dates.kickoff(created_at)}
        </small>
      </span>
      <span>
        <strong data-way={amount > 0 ? 'in' : 'out'}>
          {amount > 0 ? '+' : ''}
          {money.amount(amount)}
        </strong>
        <small>{t.after(money.amount(balance_after))}</small>
      </span>
    </Row>
  );
}
