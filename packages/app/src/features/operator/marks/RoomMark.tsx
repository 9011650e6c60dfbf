import { operadorGameEs } from '../../../messages/operadorGame.es';
import { StateMark } from '../../../page/StateMark';

const TONES: Record<string, string> = {
  abierta: 'good',
  llena: 'good',
  en_vivo: 'open',
  cerrada: 'open',
  por_liquidar: 'open',
  cancelada: 'bad',
};

/** The state of a room in a word. */
export function RoomMark({ estado }: { estado: string }) {
  return <StateMark data-tone={TONES[estado]}>{operadorGameEs.rooms.estados[estado] ?? estado}</StateMark>;
}
