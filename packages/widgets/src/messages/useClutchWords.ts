import { clutchEs } from './clutch.es';
import { useWords } from './MessagesContext';

/** The words of this section, a partner's own among them. */
export const useClutchWords = () => useWords('clutch', clutchEs);
