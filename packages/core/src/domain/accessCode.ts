/** The characters of an access code; none of them can be taken for another (rules R3.3). */
export const accessCodeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** How many characters an access code has: 49 bits, too many to guess (security §5.5). */
export const accessCodeLength = 10;

const letters = accessCodeAlphabet.replace(/\d/g, '');
const shape = new RegExp(`^[${letters}][${accessCodeAlphabet}]{${accessCodeLength - 1}}$`);

/** A code as it is stored, whatever its case, spaces and hyphens; null when it cannot be one. */
export function normaliseAccessCode(input: string): string | null {
  const code = input.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  return shape.test(code) ? code : null;
}

/** A stored code as it is shown and shared: 'ABCDE-FGHJK'. */
export const formatAccessCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** A new code; `randomBelow(n)` gives an unpredictable integer from 0 to n − 1. The first character is a letter. */
export function generateAccessCode(randomBelow: (limit: number) => number): string {
  const pick = (from: string) => {
    const character = from[randomBelow(from.length)];
    if (!character) throw new Error(`randomBelow(${from.length}) must give an integer from 0 to ${from.length - 1}.`);
    return character;
  };
  const sources = [letters, ...Array.from({ length: accessCodeLength - 1 }, () => accessCodeAlphabet)];
  return sources.map(pick).join('');
}
