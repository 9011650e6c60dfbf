import { useContext, useMemo } from 'react';
import { es, type Messages } from './es';
import { LanguageContext, MessagesContext } from './MessagesContext';

const NONE = {};

/** The words of every widget in the language around, a partner's own among them. */
export function useMessages(): Messages {
  const language = useContext(LanguageContext)?.messages ?? NONE;
  const own = useContext(MessagesContext);
  return useMemo(() => withOthers(language, own), [language, own]);
}

function withOthers(...others: object[]): Messages {
  const sections = Object.entries(es).map(([section, words]) => {
    const ofOthers = others.map((each) => (each as Record<string, object | undefined>)[section]);
    return [section, Object.assign({}, words, ...ofOthers) as object];
  });
  return Object.fromEntries(sections) as Messages;
}
