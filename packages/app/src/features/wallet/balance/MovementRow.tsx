import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Movement } from '@arma11/core/contract';
import { formatKickoff } from '@arma11/core/domain';
import { useMoney } from '@arma11/widgets';
import { displaySize, displayText, ellipsis, fontSize, token } from '@arma11/widgets/theme';
import { Link } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { movementHref } from './movementHref';

const t = es.wallet.movements;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 68px;
  padding: 8px 16px;
  color: inherit;
  text-decoration: none;

  &:focus-visible {
    outline-offset: -3px;
  }

  & > span {
    flex: 1;
    min-width: 0;
  }

  & b {
    ${ellipsis}
    display: block;
    font-weight: 500;
  }

  & small {
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
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
    <Led href={movementHref(movement)}>
      <span>
        <b>{label || t.types[type]}</b>
        <small>
          {t.types[type]} · {formatKickoff(created_at)}
        </small>
      </span>
      <span>
        <strong data-way={amount > 0 ? 'in' : 'out'}>
          {amount > 0 ? '+' : ''}
          {money.amount(amount)}
        </strong>
        <small>{t.after(money.amount(balance_after))}</small>
      </span>
    </Led>
  );
}

function Led({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return <Line>{children}</Line>;
  return (
    <Line as={Link} {...({ href } as object)}>
      {children}
    </Line>
  );
}
