import type { Locale } from '../../messages/language';

/** Chooses between the words for one and for several, as the language counts. */
export function pluralIn(locale: Locale): (count: number, one: string, several: string) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, one, several) => (rules.select(count) === 'one' ? one : several);
}
