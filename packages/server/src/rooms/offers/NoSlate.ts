import { Refusal } from '../../platform/refusal';

/** A lineup room is not opened on a jornada without a match whose kick-off is confirmed (rules R14.2). */
export class NoSlate extends Refusal {
  constructor() {
    super(422, 'REGLA', 'Esa jornada no tiene partidos con fecha y hora confirmadas. Elige otra.');
  }
}
