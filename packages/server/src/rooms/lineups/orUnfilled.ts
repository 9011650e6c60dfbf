import { UnfilledPositionError } from '@arma11/core/domain';
import { Refusal } from '../../platform/refusal';

/** Chooses players, or says what to do where the pool has too few whose match has not begun (rules R14.5). */
export function orUnfilled<T>(choose: () => T): T {
  try {
    return choose();
  } catch (error) {
    if (!(error instanceof UnfilledPositionError)) throw error;
    throw new Refusal(422, 'REGLA', 'No quedan jugadores libres para completar tu equipo. Cambia uno por uno.');
  }
}
