import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const PERIOD_S = 30;
/** Steps of 30 seconds that a clock may be off, either way. */
const WINDOW = 1;

const generator = (secret: Secret, label = '') =>
  new TOTP({ issuer: 'Arma Tu 11', label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_S });

/** A new secret, in base32. */
export const newTotpSecret = (random: (bytes: number) => Uint8Array): string =>
  new Secret({ buffer: new Uint8Array(random(SECRET_BYTES)).buffer }).base32;

/** The secret as an address that authenticator apps open. */
export const totpAddress = (secret: string, label: string): string =>
  generator(Secret.fromBase32(secret), label).toString();

/** The number of the 30 seconds whose code this is, or null where it is none of now (RFC 6238). */
export function totpStep(secret: string, code: string, now: string): number | null {
  const timestamp = Date.parse(now);
  const delta = generator(Secret.fromBase32(secret)).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}
