import { useRef } from 'react';
import { Button, Field } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import type { WithdrawalBounds } from './withdrawalOf';

const t = es.wallet.withdraw;

/** How much, and a key that writes the most that may be asked for. */
export function AmountField({ bounds, error }: { bounds: WithdrawalBounds; error?: string | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const { exchange, available, inSoles, hint } = bounds;
  const unit = exchange.coins_per_unit;
  const most = Math.min(available, exchange.max_withdraw);
  const whole = most - (most % unit);
  const all = () => {
    if (input.current) input.current.value = String(inSoles ? whole / unit : whole);
  };
  return (
    <Field
      ref={input}
      label={inSoles ? t.amountSoles : t.amountCoins}
      name="amount"
      inputMode="numeric"
      autoComplete="off"
      hint={hint}
      error={error}
      trailing={
        <Button kind="ghost" onClick={all}>
          {t.all}
        </Button>
      }
    />
  );
}
