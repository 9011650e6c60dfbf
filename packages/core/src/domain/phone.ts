/** A Peruvian mobile number as it is stored, '+51987654321', or null when it is none (rules R13.1). */
export function storedPhone(input: string): string | null {
  const local = localPhone(input);
  return local === null ? null : `+51${local}`;
}

/** The nine digits of a Peruvian mobile number, for the form field, or null when it is none. */
export function localPhone(input: string): string | null {
  const digits = input.replace(/[\s-]/g, '').replace(/^\+51/, '');
  return /^9\d{8}$/.test(digits) ? digits : null;
}
