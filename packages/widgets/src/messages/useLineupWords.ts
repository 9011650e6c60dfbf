import { lineupEs } from './lineup.es';
import { useWords } from './MessagesContext';

/** The words of this section, a partner's own among them. */
export const useLineupWords = () => useWords('lineup', lineupEs);
