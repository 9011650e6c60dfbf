import { Refusal } from '../../platform/refusal';

/** The jornada takes no changes any more. */
export const lineupClosed = (lock_at: string) =>
  new Refusal(409, 'CERRADO', 'La sala ya cerró: tu equipo quedó como estaba.', { lock_at });

/** The room still takes changes, but not of this player (rules R14.5). */
export const slotClosed = (name: string) =>
  new Refusal(409, 'CERRADO', `${name} ya no se puede cambiar: su partido cerró. Cambia solo a quienes aún no juegan.`);
