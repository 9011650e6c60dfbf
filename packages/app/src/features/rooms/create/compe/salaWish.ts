/** What the form of a new private room holds, as it is typed. */
export interface SalaWish {
  name: string;
  league: string;
  /** As the choice holds it; '' for the first one. */
  jornada: string;
  fee: string;
  seats: string;
}

export const FIRST_WISH: SalaWish = { name: '', league: '', jornada: '', fee: '0', seats: '10' };

/** The seats that were typed, or null where they are no number from 2 to 100 (rules.md R3.4). */
export function seatsOf({ seats }: Pick<SalaWish, 'seats'>): number | null {
  const count = /^\d{1,3}$/.test(seats.trim()) ? Number(seats) : 0;
  return count >= 2 && count <= 100 ? count : null;
}
