import { useMemo } from 'react';
import { displayAmount, displayFee } from '@arma11/core/domain';
import { useViewer } from './useViewer';

/** Until somebody signs in, amounts are shown as the game's own country shows them. */
const homeCountry = 'PEN';

/** How amounts are written for the player in front of the widget. */
export interface MoneyWords {
  /** A pot, a prize or a balance: 'S/ 90.00', or the coins as they are. */
  amount(coins: number): string;
  /** An entry fee: 'Gratis' when it is zero (product §9). */
  fee(coins: number): string;
}

/** Writes amounts in soles or coins, by the player's local_contry. */
export function useMoney(): MoneyWords {
  const local_contry = useViewer().user?.local_contry ?? homeCountry;
  return useMemo(
    () => ({
      amount: (amount) => displayAmount({ amount, local_contry }).text,
      fee: (amount_ins) => displayFee({ amount_ins, local_contry }).text,
    }),
    [local_contry],
  );
}
