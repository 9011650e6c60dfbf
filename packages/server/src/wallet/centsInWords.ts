/** Cents as a player pays them: 'S/ 5.03'. */
export const centsInWords = (cents: number): string =>
  `S/ ${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
