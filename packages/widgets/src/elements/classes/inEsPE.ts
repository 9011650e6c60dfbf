import { elementEs, type ElementMessages } from '../../messages/element.es';
import type { MessageOverrides } from '../../messages/es';
import type { Locale } from '../../messages/language';

/** How an element and its widget speak. */
export interface Speech {
  lang: Locale;
  /** The language's, with the partner's own: what is not there is said in es-PE, which every widget has. */
  messages?: MessageOverrides;
  /** The element's own words. */
  words: ElementMessages;
}

/** What every page has. */
export const inEsPE: Speech = { lang: 'es-PE', words: elementEs };
