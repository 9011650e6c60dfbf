import { useWords } from './MessagesContext';
import { clutchEs } from './clutch.es';

/** The words of this section, a partner's own among them. */
export const useClutchWords = () => useWords('clutch', clutchEs);
