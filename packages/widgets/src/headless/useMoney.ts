import { useMemo } from 'react';
import { displayAmount, displayFee, displaySoles } from '@arma11/core/domain';
import { useViewer } from './useViewer';

/** Until somebody signs in, amounts are shown as the game's own country shows them. */
const homeCountry = 'PEN';

/** How amounts are written for the player in front of the widget. */
export interface MoneyWords {
  /** A pot, a prize or a balance: 'S/ 90.00', or the coins as they are. */
  amount(coins: number): string;
  /** An amount in a sentence: 'S/ 1.00', or '10 monedas' (rules R16.7). */
  inWords(coins: number): string;
  /** An entry fee: 'Gratis' when it is zero (product §9). */
  fee(coins: number): string;
}

/** Writes amounts in soles or coins, by the player's local_contry. */
export function useMoney(): MoneyWords {
  const local_contry = useViewer().user?.local_contry ?? homeCountry;
  return useMemo(
    () => ({
      amount: (amount) => displayAmount({ amount, local_contry }).text,
      inWords: (coins) =>
        local_contry === 'PEN' ? displaySoles(coins) : coins === 1 ? '1 moneda' : `${coins} monedas`,
      fee: (amount_ins) => displayFee({ amount_ins, local_contry }).text,
    }),
    [local_contry],
  );
}
