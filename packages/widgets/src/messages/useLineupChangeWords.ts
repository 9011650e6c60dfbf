import { lineupChangeEs } from './lineupChange.es';
import { useWords } from './MessagesContext';

/** The words of changing a team, a partner's own among them. */
export const useLineupChangeWords = () => useWords('lineup', lineupChangeEs);
