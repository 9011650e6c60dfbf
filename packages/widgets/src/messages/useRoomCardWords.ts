import { useWords } from './MessagesContext';
import { roomCardEs } from './roomCard.es';

/** The words of this section, a partner's own among them. */
export const useRoomCardWords = () => useWords('roomCard', roomCardEs);
