import { useContext, useMemo } from 'react';
import { es, type Messages } from './es';
import { MessagesContext } from './MessagesContext';

/** The words of every widget, a partner's own among them. */
export function useMessages(): Messages {
  const overrides = useContext(MessagesContext);
  return useMemo(() => withOverrides(overrides), [overrides]);
}

function withOverrides(overrides: object): Messages {
  const own = overrides as Record<string, object | undefined>;
  const sections = Object.entries(es).map(([section, words]) => [section, { ...words, ...own[section] }]);
  return Object.fromEntries(sections) as Messages;
}
