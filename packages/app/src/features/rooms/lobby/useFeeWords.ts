import { useMoney } from '@arma11/widgets';

/** Amounts as the chips of a price say them: 'S/ 5', or '50 monedas' for who sees coins (rules R16.7). */
export interface FeeWords {
  one(coins: number): string;
  /** 'S/ 5' and '20', or '50' and '200 monedas': the unit is said once. */
  range(from: number, most: number): [from: string, most: string];
}

const whole = (text: string) => text.replace(/\.00$/, '');

/** Writes the bounds of prices in the player's currency. */
export function useFeeWords(): FeeWords {
  const { amount, inWords } = useMoney();
  return {
    one: (coins) => whole(inWords(coins)),
    range: (from, most) => [whole(amount(from)), whole(inWords(most)).replace(/^S\/\s/, '')],
  };
}
