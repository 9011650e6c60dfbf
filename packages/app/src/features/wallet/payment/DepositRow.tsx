import { styled } from 'styled-components';
import type { Deposit } from '@arma11/core/contract';
import { formatKickoff } from '@arma11/core/domain';
import { fontSize, token } from '@arma11/widgets/theme';
import { Link } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { centsText } from '../../../page/centsText';
import { StateMark } from '../../../page/StateMark';

const t = es.wallet.deposit;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 76px;
  padding: 8px 16px;
  color: inherit;
  text-decoration: none;

  &:focus-visible {
    outline-offset: -3px;
  }

  & b {
    display: block;
    font-weight: 500;
  }

  & small {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }
`;

/** How the states of a top-up look beside their words. */
export const DEPOSIT_TONES = {
  pendiente: 'open',
  en_revision: 'open',
  aprobado: 'good',
  rechazado: 'bad',
  vencido: 'plain',
} as const satisfies Record<Deposit['estado'], string>;

/** A top-up in a list; it leads to its own page. */
export function DepositRow({ deposit }: { deposit: Deposit }) {
  const { id, coins, provider, pay_amount_cents, created_at, estado } = deposit;
  return (
    <Row href={`/play/pay-qr?id=${id}`}>
      <span>
        <b>{t.row(es.wallet.coins(coins), es.wallet.packs[provider])}</b>
        <small>
          {centsText(pay_amount_cents)} · {formatKickoff(created_at)}
        </small>
      </span>
      <StateMark data-tone={DEPOSIT_TONES[estado]}>{t.estados[estado]}</StateMark>
    </Row>
  );
}
