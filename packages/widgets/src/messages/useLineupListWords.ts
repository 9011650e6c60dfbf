import { useWords } from './MessagesContext';
import { lineupListEs } from './lineupList.es';

/** The words of lists of players, a partner's own among them. */
export const useLineupListWords = () => useWords('lineup', lineupListEs);
