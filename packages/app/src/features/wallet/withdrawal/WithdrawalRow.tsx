import { styled } from 'styled-components';
import type { Withdrawal } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Button } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { StateMark } from '../../../page/StateMark';
import { WithdrawalSteps } from './WithdrawalSteps';

const t = es.wallet.withdraw;
const TONES = {
  pendiente: 'open',
  en_proceso: 'open',
  pagado: 'good',
  rechazado: 'bad',
  cancelado: 'plain',
} as const satisfies Record<Withdrawal['estado'], string>;

const Row = styled.div`
  display: grid;
  gap: 6px;
  padding: 14px 16px;

  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
  }

  & > header > b {
    ${displayText}
    font-size: ${displaySize(22)};
  }

  & > p {
    margin: 0;
    line-height: 1.35;
  }

  & > small {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }
`;

/** A withdrawal: how much, where to, its state, what happens next, and its steps. */
export function WithdrawalRow({ withdrawal, onCancel }: { withdrawal: Withdrawal; onCancel: () => void }) {
  const { estado, amount, provider, destination, message, created_at, eta, payment_ref } = withdrawal;
  const money = useMoney();
  const waits = estado === 'pendiente' || estado === 'en_proceso';
  return (
    <Row>
      <header>
        <b>{money.amount(amount)}</b>
        <StateMark data-tone={TONES[estado]}>{t.estados[estado]}</StateMark>
      </header>
      <p>{message}</p>
      <small>
        {t.providers[provider]} {destination} · {es.dates.kickoff(created_at)}
        {waits && <> · {t.eta(es.dates.kickoff(eta))}</>}
        {payment_ref !== null && <> · {t.operation(payment_ref)}</>}
      </small>
      <WithdrawalSteps events={withdrawal.events} />
      {estado === 'pendiente' && (
        <Button kind="secondary" tone="danger" onClick={onCancel}>
          {t.cancel}
        </Button>
      )}
    </Row>
  );
}
