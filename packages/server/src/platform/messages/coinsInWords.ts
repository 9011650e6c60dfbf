import { displaySaldo } from '@arma11/core/domain';

/** Coins as a sentence names them: 'S/ 2.00' for players in PEN, '20 monedas' for the rest (product §9). */
export function coinsInWords(coins: number, local_contry: string): string {
  const { unit, text } = displaySaldo({ saldo: coins, local_contry });
  return unit === 'coins' ? `${text} monedas` : text;
}
