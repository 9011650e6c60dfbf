import { styled } from 'styled-components';
import type { Movement } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { displaySize, displayText, ellipsis, token } from '@arma11/widgets/theme';
import { es } from '../../../messages/es';
import { ListRow } from '../../../page/ListRow';

const t = es.wallet.movements;

const Row = styled(ListRow)`
  min-height: 68px;
  padding: 8px 16px;

  & b {
    ${ellipsis}
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
    <Row plain wraps href={movementHref(movement)}>
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

/** Where what a movement was about can be seen, or null. */
function movementHref({ ref }: Pick<Movement, 'ref'>): string | null {
  if (ref === null) return null;
  if (ref.kind === 'compe') return `/compe/sala/${ref.id}`;
  if (ref.kind === 'predi') return `/predi/sala/${ref.id}`;
  if (ref.kind === 'deposit') return `/play/pay-qr?id=${ref.id}`;
  return ref.kind === 'withdrawal' ? '/play/cobrar-saldo' : null;
}
