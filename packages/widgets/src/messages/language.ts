import type { Messages } from './es';

/** The languages that the widgets speak. */
export type Locale = 'es-PE' | 'es' | 'en' | 'pt-BR';

/** What the widgets say in one language; `@arma11/widgets/locales/…` have them. */
export interface Language {
  /** For `lang`. */
  locale: Locale;
  /** What is not there is said as in es-PE. */
  messages: { readonly [Section in Exclude<keyof Messages, 'element'>]?: Partial<Messages[Section]> } & {
    readonly element?: Messages['element'];
  };
}
