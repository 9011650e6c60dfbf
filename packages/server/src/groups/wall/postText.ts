import { cleanLine } from '../../platform/cleanLine';
import { invalid } from '../../platform/invalid';

const MOST_LINES = 6;
const MOST_LETTERS = 280;
const TOO_LONG = 'Son 280 letras como máximo. Acórtalo.';
const NOTHING = 'Escribe algo antes de enviarlo.';
const BREAKS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u;

/**
 * What a member says, as others read it (rules R23.6): each line without what nobody sees, no two empty ones in a row, and six
 * lines at the most, the last with all the rest.
 */
export function postText(written: string): string {
  const lines = written.split(BREAKS).map(cleanLine);
  const parted = lines.filter((line, index) => line !== '' || (index > 0 && lines[index - 1] !== ''));
  const text = [...parted.slice(0, MOST_LINES - 1), cleanLine(parted.slice(MOST_LINES - 1).join(' '))]
    .join('\n')
    .trim();
  if (text === '') throw invalid({ text: NOTHING }, NOTHING);
  if (text.length > MOST_LETTERS) {
    throw invalid({ text: TOO_LONG }, TOO_LONG);
  }
  return text;
}
