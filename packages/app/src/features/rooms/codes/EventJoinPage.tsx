import { es } from '../../../messages/es';
import { CodeEntry } from './CodeEntry';

/** `/predi/event-join`: an event's room by the code of an invitation. */
export function EventJoinPage() {
  return <CodeEntry {...es.prediRooms.code.event} />;
}
