import type { Language } from '@arma11/widgets';
import type { consolaEs } from './consola.es';
import type { es } from './es';

/** What the app says in another language than es-PE. */
export interface AppLanguage {
  /** Every section, by its name in `es`; the partners' console stands apart. */
  words: { readonly [Section in keyof typeof es]: (typeof es)[Section] } & { readonly consola: typeof consolaEs };
  /** What the widgets say. */
  widgets: Language;
}
