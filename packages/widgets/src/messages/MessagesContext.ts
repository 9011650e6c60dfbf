import { createContext, useContext } from 'react';
import type { MessageOverrides, Messages } from './es';

/** Holds a partner's own words; each widget brings the Spanish ones along. */
export const MessagesContext = createContext<MessageOverrides>({});

const merged = new WeakMap<object, WeakMap<object, object>>();

/** One object for the same words and the same overrides, so that nothing is drawn anew without need. */
function mergedOnce<Words extends object>(words: Words, own: object): Words {
  const known = merged.get(own) ?? new WeakMap<object, object>();
  merged.set(own, known);
  const both = known.get(words) ?? { ...words, ...own };
  known.set(words, both);
  return both as Words;
}

/** The words of one section, a partner's own in place of some. */
export function useWords<Section extends keyof MessageOverrides, Words extends Partial<Messages[Section]>>(
  section: Section,
  words: Words,
): Words {
  const own = useContext(MessagesContext)[section];
  return own ? mergedOnce(words, own) : words;
}
