/** Cents of a sol as a payment app shows them: 1003 is '10.03'. Integer maths only. */
export function centsNumber(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new Error(`A price is a whole number of cents, not ${cents}.`);
  const rest = cents % 100;
  return `${(cents - rest) / 100}.${String(rest).padStart(2, '0')}`;
}

/** The same with its unit: 1003 is 'S/ 10.03', on one line. */
export const centsText = (cents: number): string => `S/\u00a0${centsNumber(cents)}`;
