import { OverBudgetError, UnfilledPositionError } from '@arma11/core/domain';
import { Refusal } from '../../platform/refusal';
import { tooDear } from './budgetRefusal';

/** Chooses players, or says what to do where the pool has too few whose match has not begun (rules R14.5), or none fit the budget (R4.8). */
export function orUnfilled<T>(choose: () => T): T {
  try {
    return choose();
  } catch (error) {
    if (error instanceof OverBudgetError) throw tooDear(error.over);
    if (!(error instanceof UnfilledPositionError)) throw error;
    throw new Refusal(422, 'REGLA', 'No quedan jugadores libres para completar tu equipo. Cambia uno por uno.');
  }
}
