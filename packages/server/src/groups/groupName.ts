import { cleanLine } from '../platform/cleanLine';
import { invalid } from '../platform/invalid';

const SENTENCE = 'Escribe un nombre de 3 a 40 letras.';

/** A group's name as it was written, without what nobody sees: three to forty letters are left of it (rules R23.1). */
export function groupName(written: string): string {
  const name = cleanLine(written);
  if ([...name].length < 3 || name.length > 40) throw invalid({ name: SENTENCE }, SENTENCE);
  return name;
}
