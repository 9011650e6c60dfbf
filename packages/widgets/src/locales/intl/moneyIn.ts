import type { Locale } from '../../messages/language';
import type { MoneyMessages } from '../../messages/money.es';

/** Soles and coins by `Intl`: ten coins are a sol, and its sign is S/ everywhere. */
export function moneyIn(locale: Locale): Pick<MoneyMessages, 'soles' | 'figure'> {
  const soles = new Intl.NumberFormat(locale, { style: 'currency', currency: 'PEN' });
  const figures = new Intl.NumberFormat(locale);
  const sign = ({ type, value }: Intl.NumberFormatPart) => (type === 'currency' ? 'S/' : value);
  return {
    soles: (coins) =>
      soles
        .formatToParts(coins / 10)
        .map(sign)
        .join(''),
    figure: (coins) => figures.format(coins),
  };
}
