import { es } from '../../../messages/es';
import { CodeEntry } from '../codigo/CodeEntry';

/** `/predi/sala-join?code&predi`: a friend's room by its code. */
export function JoinByCodePage() {
  return <CodeEntry {...es.prediRooms.code.join} />;
}
