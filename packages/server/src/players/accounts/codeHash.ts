import { sha256 } from '../../platform/bytes';

/** What is kept of a code of six digits: with a salt of its own, and for ten minutes. */
export async function codeHash(salt: Uint8Array, code: string): Promise<Uint8Array> {
  const digits = new TextEncoder().encode(code);
  const salted = new Uint8Array(salt.length + digits.length);
  salted.set(salt);
  salted.set(digits, salt.length);
  return sha256(salted);
}
