import { useWords } from './MessagesContext';
import { lineupEs } from './lineup.es';

/** The words of this section, a partner's own among them. */
export const useLineupWords = () => useWords('lineup', lineupEs);
