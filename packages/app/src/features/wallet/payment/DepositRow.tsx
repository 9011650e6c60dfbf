import { styled } from 'styled-components';
import type { Deposit } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { es } from '../../../messages/es';
import { centsText } from '../../../messages/centsText';
import { ListRow } from '../../../page/ListRow';
import { StateMark } from '../../../page/StateMark';

const t = es.wallet.deposit;

const Row = styled(ListRow)`
  min-height: 76px;
  padding: 8px 16px;

  & b {
    font-weight: 500;
  }

  & small {
    display: inline;
  }
`;

/** How the states of a top-up look beside their words. */
export const DEPOSIT_TONES = {
  pendiente: 'open',
  en_revision: 'open',
  aprobado: 'good',
  rechazado: 'bad',
  vencido: 'plain',
  cancelado: 'plain',
} as const satisfies Record<Deposit['estado'], string>;

/** A top-up in a list; it leads to its own page. */
export function DepositRow({ deposit }: { deposit: Deposit }) {
  const money = useMoney();
  const { id, coins, provider, pay_amount_cents, created_at, estado } = deposit;
  return (
    <Row plain href={`/play/pay-qr?id=${id}`}>
      <span>
        <b>{t.row(money.inWords(coins), es.wallet.packs[provider])}</b>
        <small>
          {centsText(pay_amount_cents)} · {es.dates.kickoff(created_at)}
        </small>
      </span>
      <StateMark data-tone={DEPOSIT_TONES[estado]}>{t.estados[estado]}</StateMark>
    </Row>
  );
}
