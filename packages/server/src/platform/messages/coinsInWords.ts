import { displaySoles } from '@arma11/core/domain';
import { inNumber } from './inNumber';

/** Coins as a sentence names them: 'S/ 2.00' for players in PEN, '20 monedas' for the rest (product §9, rules R16.7). */
export const coinsInWords = (coins: number, local_contry: string): string =>
  local_contry === 'PEN' ? displaySoles(coins) : inNumber(coins, 'moneda', 'monedas');
