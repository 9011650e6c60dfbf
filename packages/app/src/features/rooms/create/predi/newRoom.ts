import type { NewPrediSala } from '@arma11/core/site';
import { prediLimits } from '@arma11/core/contract';

/** How the pot of a private room may work: the organiser guarantees none of them (rules R3.4). */
export const MODES = ['proporcional', 'completo'] as const;
export type PrivateMode = (typeof MODES)[number];

/** What the form holds; seats as they are typed. */
export interface RoomDraft {
  name: string;
  fee: number;
  seats: string;
  mode: PrivateMode;
}

/** The seats of a private room, or null when the text is not 2 to 500 (rules R17.3). */
export function seatsOf(text: string): number | null {
  const seats = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return seats >= 2 && seats <= prediLimits.private.people ? seats : null;
}

/** What is asked of the server, or null while the seats are not right. */
export function newRoom({ name, fee, seats, mode }: RoomDraft): NewPrediSala | null {
  const max_players = seatsOf(seats);
  if (max_players === null) return null;
  const written = name.trim();
  return { ...(written !== '' && { name: written }), amount_ins: fee, max_players, modo_pozo: mode };
}
