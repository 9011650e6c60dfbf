import { createContext, useContext } from 'react';
import { es, type MessageOverrides, type Messages } from '../messages/es';

/** Holds the words of the widgets; Spanish until a provider says otherwise. */
export const MessagesContext = createContext<Messages>(es);

/** The words a widget shows. */
export const useMessages = (): Messages => useContext(MessagesContext);

/** The Spanish words with a partner's own in place of some. */
export function messagesWith(overrides: MessageOverrides | undefined): Messages {
  if (!overrides) return es;
  const sections = Object.entries(es).map(([section, words]) => [
    section,
    { ...words, ...overrides[section as keyof Messages] },
  ]);
  return Object.fromEntries(sections) as Messages;
}
