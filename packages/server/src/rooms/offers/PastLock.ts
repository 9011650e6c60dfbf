import { Refusal } from '../../platform/refusal';

/** A room is not opened whose lock has passed: nobody could join it, and the next pass would call it off. */
export class PastLock extends Refusal {
  constructor(readonly lockAt: string) {
    super(409, 'CERRADO', 'Esa jornada ya cerró. Elige la siguiente.');
  }
}
