import { cleanLine } from '../../platform/cleanLine';
import { Refusal } from '../../platform/refusal';

/** A room's name as an owner wrote it, without control and invisible characters; the fallback when they wrote none. */
export function roomName(written: string | undefined, fallback: string): string {
  if (written === undefined) return fallback;
  const name = cleanLine(written);
  if (name === '') {
    throw new Refusal(400, 'DATOS_INVALIDOS', 'Escribe un nombre para la sala.', {
      fields: { name: 'Escribe un nombre para la sala.' },
    });
  }
  return name;
}
