import type { PasswordHasher } from '../platform/deps';
import { sameBytes } from '../platform/bytes';

const SCHEME = 'pbkdf2-sha256';
/** Less than a real server would take: the only passwords of a page are printed on it. */
const ROUNDS = 20_000;
const SALT_BYTES = 16;
const KEY_BITS = 256;

const asText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const asBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<Uint8Array> {
  const secret = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const rule = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(rule, secret, KEY_BITS));
}

async function matches(stored: string, password: string): Promise<boolean> {
  const [scheme, rounds, salt = '', key = ''] = stored.split(':');
  if (scheme !== SCHEME) return false;
  return sameBytes(asBytes(key), await derive(password, asBytes(salt), Number(rounds)));
}

/** Passwords by the platform's own cryptography, where argon2 is not to be had. A hash that cannot be read matches nothing. */
export const pbkdf2Hasher = (): PasswordHasher => ({
  async hash(password) {
    const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
    return [SCHEME, ROUNDS, asText(salt), asText(await derive(password, salt, ROUNDS))].join(':');
  },
  verify: (stored, password) => matches(stored, password).catch(() => false),
});
