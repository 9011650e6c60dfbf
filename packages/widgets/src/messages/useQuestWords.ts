import { useWords } from './MessagesContext';
import { questEs } from './quest.es';

/** The words of this section, a partner's own among them. */
export const useQuestWords = () => useWords('quest', questEs);
