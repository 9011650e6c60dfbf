import { es } from '../../../messages/es';
import { CodeEntry } from './CodeEntry';

/** `/predi/sala-join?code&predi`: a friend's room by its code. */
export function PrediByCodePage() {
  return <CodeEntry {...es.prediRooms.code.join} />;
}
