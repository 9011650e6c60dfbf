import { useWords } from './MessagesContext';
import { lineupChangeEs } from './lineupChange.es';

/** The words of changing a team, a partner's own among them. */
export const useLineupChangeWords = () => useWords('lineup', lineupChangeEs);
