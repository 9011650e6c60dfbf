import { displaySoles } from '@arma11/core/domain';
import { useWords } from './MessagesContext';

/** How amounts are written. */
export const moneyEs = {
  free: 'Gratis',
  /** Coins in a sentence. */
  coins: (coins: number) => (coins === 1 ? '1 moneda' : `${coins} monedas`),
  /** Coins as soles, 10 to the sol. */
  soles: displaySoles,
  /** Coins as they are. */
  figure: String as (coins: number) => string,
};

/** The words of amounts, as a partner may override them. */
export type MoneyMessages = typeof moneyEs;

/** The words of amounts, a partner's own among them. */
export const useMoneyWords = () => useWords('money', moneyEs);
