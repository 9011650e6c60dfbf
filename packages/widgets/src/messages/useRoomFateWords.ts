import { useWords } from './MessagesContext';
import { roomFateEs } from './roomFate.es';

/** The words of a room card that tell what became of the room, a partner's own among them. */
export const useRoomFateWords = () => useWords('roomCard', roomFateEs);
