import { isCasual } from '@arma11/core/domain';
import type { RoomRow } from '../../platform/db/schema';

/** A seat as far as its page in the app needs it. */
export interface Seat {
  kind: 'compe' | 'predi';
  tipo: RoomRow['tipo'];
  room: number;
  entry: number;
}

/** Where a player sees their seat: casual rooms are addressed by the entry (rules R10.1). */
export function entryPage({ kind, tipo, room, entry }: Seat): string {
  if (kind === 'predi') return `/predi/sala/${room}`;
  return isCasual({ tipo }) ? `/casual/sala/${entry}` : `/compe/sala/${room}`;
}
