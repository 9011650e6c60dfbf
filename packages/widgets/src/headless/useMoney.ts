import { useMemo } from 'react';
import { useMoneyWords } from '../messages/money.es';
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
  const t = useMoneyWords();
  const inSoles = (useViewer().user?.local_contry ?? homeCountry) === 'PEN';
  return useMemo(() => {
    const amount = (coins: number) => (coins === 0 ? '0' : inSoles ? t.soles(coins) : t.figure(coins));
    return {
      amount,
      inWords: (coins) => (inSoles ? t.soles(coins) : t.coins(coins)),
      fee: (coins) => (coins === 0 ? t.free : amount(coins)),
    };
  }, [inSoles, t]);
}
