import type { Exchange } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { es } from '../../../messages/es';
import type { WithdrawalBounds } from './withdrawalOf';

const t = es.wallet.withdraw;

/** How much a player may cash out, in the unit that he sees: whole soles where his country pays in them, else coins. */
export function useBounds(exchange: Exchange, localContry: string, available: number): WithdrawalBounds {
  const money = useMoney();
  const { min_withdraw, max_withdraw } = exchange;
  const inSoles = localContry === 'PEN';
  return {
    exchange,
    available,
    inSoles,
    hint: inSoles
      ? t.amountHintSoles(money.amount(min_withdraw), money.amount(max_withdraw))
      : t.amountHintCoins(min_withdraw, max_withdraw),
    over: t.amountOver(money.amount(available)),
  };
}
