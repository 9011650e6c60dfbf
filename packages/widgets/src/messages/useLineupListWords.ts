import { lineupListEs } from './lineupList.es';
import { useWords } from './MessagesContext';

/** The words of lists of players, a partner's own among them. */
export const useLineupListWords = () => useWords('lineup', lineupListEs);
