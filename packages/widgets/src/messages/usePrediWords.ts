import { useWords } from './MessagesContext';
import { prediEs } from './predi.es';

/** The words of this section, a partner's own among them. */
export const usePrediWords = () => useWords('predi', prediEs);
