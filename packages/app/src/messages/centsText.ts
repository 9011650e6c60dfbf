/** Cents of a sol as a payment app shows them: 1003 is 'S/ 10.03'. Integer maths only. */
export function centsText(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new Error(`A price is a whole number of cents, not ${cents}.`);
  const rest = cents % 100;
  return `S/ ${(cents - rest) / 100}.${String(rest).padStart(2, '0')}`;
}
