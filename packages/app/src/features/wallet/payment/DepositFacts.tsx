import type { Deposit } from '@arma11/core/contract';
import { formatKickoff } from '@arma11/core/domain';
import { es } from '../../../messages/es';
import { FactList } from '../../../page/FactList';
import { centsText } from '../../../page/centsText';
import { StateMark } from '../../../page/StateMark';
import { DEPOSIT_TONES } from './DepositRow';

const t = es.wallet.deposit;

/** What was asked for, what was told of its payment, and when it was decided. */
export function DepositFacts({ deposit }: { deposit: Deposit }) {
  const { estado, coins, bonus_coins, provider, operation_number, paid_at, decided_at } = deposit;
  return (
    <FactList
      facts={[
        { label: t.state, value: <StateMark data-tone={DEPOSIT_TONES[estado]}>{t.estados[estado]}</StateMark> },
        { label: t.coins, value: coins },
        ...(bonus_coins > 0 ? [{ label: t.bonus, value: bonus_coins }] : []),
        { label: t.pays, value: centsText(deposit.pay_amount_cents) },
        { label: t.withApp, value: es.wallet.packs[provider] },
        { label: t.asked, value: formatKickoff(deposit.created_at) },
        ...(operation_number === null ? [] : [{ label: t.operation, value: operation_number }]),
        ...(paid_at === null ? [] : [{ label: t.paid, value: formatKickoff(paid_at) }]),
        ...(decided_at === null ? [] : [{ label: t.decided, value: formatKickoff(decided_at) }]),
      ]}
    />
  );
}
