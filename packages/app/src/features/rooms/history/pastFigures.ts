import type { PrediRoom } from '@arma11/core/contract';

/** A finished room with what the player made of it. */
export interface PastPredi {
  predi: PrediRoom;
  rank: number | null;
  points: number;
  aciertos: number;
  prize: number;
  closed_at: string;
}

/** What finished rooms brought and cost; a cancelled one gave its fee back. */
export function pastFigures(rooms: readonly PastPredi[]) {
  const played = rooms.filter(({ predi }) => predi.estado !== 'cancelada');
  return {
    rooms: rooms.length,
    won: rooms.reduce((sum, { prize }) => sum + prize, 0),
    paid: played.reduce((sum, { predi }) => sum + predi.amount_ins, 0),
    wins: rooms.filter(({ prize }) => prize > 0).length,
  };
}
