/** An amount ready to show. */
export interface Money {
  unit: 'S/' | 'coins';
  /** The amount alone, for layouts that draw the unit themselves: '1,234.50', or the coins as they are. */
  number: string;
  /** The whole text: 'S/ 1,234.50', the coins as they are, or the word for zero. */
  text: string;
}

/**
 * Coins as soles with two decimals, 10 coins to the sol, by integer maths: 12345 is '1,234.50' (product §9).
 * @throws Error unless `coins` is a whole number.
 */
export function solesNumber(coins: number): string {
  if (!Number.isSafeInteger(coins)) throw new Error(`An amount is a whole number of coins, not ${coins}.`);
  const size = Math.abs(coins);
  const tenth = size % 10;
  const whole = String((size - tenth) / 10).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${coins < 0 ? '-' : ''}${whole}.${tenth}0`;
}

/**
 * Coins as soles for a sentence: 'S/ 84.50', '-S/ 5.00'.
 * @throws Error unless `coins` is a whole number.
 */
export const displaySoles = (coins: number): string =>
  coins < 0 ? `-${displaySoles(-coins)}` : `S/ ${solesNumber(coins)}`;

/**
 * A balance: soles when local_contry is PEN, otherwise the coin amount as is; zero is shown as 0 (product §9).
 * @throws Error when local_contry is PEN and `saldo` is not a whole number.
 */
export const displaySaldo = ({ saldo, local_contry }: { saldo: number; local_contry: string }): Money =>
  display(saldo, local_contry, '0');

/**
 * An entry fee: like a balance, but a zero amount is shown as 'Gratis' (product §9).
 * @throws Error when local_contry is PEN and `amount_ins` is not a whole number.
 */
export const displayFee = ({ amount_ins, local_contry }: { amount_ins: number; local_contry: string }): Money =>
  display(amount_ins, local_contry, 'Gratis');

/**
 * Any other amount (a pot, a prize, a movement), zero shown as 0.
 * @throws Error when local_contry is PEN and `amount` is not a whole number.
 */
export const displayAmount = ({ amount, local_contry }: { amount: number; local_contry: string }): Money =>
  display(amount, local_contry, '0');

/** Whether a balance is shown pulsing in green: from 0 up to 99 (product §9). */
export const pulses = (saldo: number): boolean => saldo >= 0 && saldo <= 99;

function display(coins: number, localContry: string, zero: string): Money {
  const soles = localContry === 'PEN';
  const number = soles ? solesNumber(coins) : String(coins);
  const text = soles ? displaySoles(coins) : number;
  return { unit: soles ? 'S/' : 'coins', number, text: coins === 0 ? zero : text };
}
