import { createContext, useContext } from 'react';
import type { MessageOverrides, Messages } from './es';
import type { Language } from './language';

/** Holds a partner's own words, as `ownMessages` takes them. */
export const MessagesContext = createContext<MessageOverrides>({});

/** Holds the language of the widgets; null for es-PE, which each widget brings along. */
export const LanguageContext = createContext<Language | null>(null);

const merged = new WeakMap<object, WeakMap<object, object>>();

/** One object for the same words and the same others, so that nothing is drawn anew without need. */
function mergedOnce<Words extends object>(words: Words, others: object | undefined): Words {
  if (!others) return words;
  const known = merged.get(others) ?? new WeakMap<object, object>();
  merged.set(others, known);
  const both = known.get(words) ?? { ...words, ...others };
  known.set(words, both);
  return both as Words;
}

/** The words of one section in the language around, a partner's own in place of some. */
export function useWords<Section extends keyof MessageOverrides, Words extends Partial<Messages[Section]>>(
  section: Section,
  words: Words,
): Words {
  const own = useContext(MessagesContext)[section];
  const language = useContext(LanguageContext)?.messages[section];
  return mergedOnce(mergedOnce(words, language), own);
}
