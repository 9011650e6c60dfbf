import type { Db } from './db/database';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/** What the identity service says of the person behind a Google sign-in. */
export interface GoogleIdentity {
  sub: string;
  email: string;
  name: string | null;
}

export interface IdentityVerifier {
  /** The person, or a rejection when the token is not good (reliability.md §3.4). */
  verify(tokenId: string): Promise<GoogleIdentity>;
}

/** Everything the server is given; nothing in it reaches for the process, the clock or randomness by itself. */
export interface Deps {
  db: Db;
  hasher: PasswordHasher;
  /** Absent when no identity service is configured: Google sign-in then answers 503. */
  identity?: IdentityVerifier;
  /** Fresh random bytes. */
  random: (bytes: number) => Uint8Array;
  /** Writes one structured line for the operator. */
  log: (line: { level: 'info' | 'warn' | 'error'; message: string; [field: string]: unknown }) => void;
  production: boolean;
  /** Compares every answer with its schema and turns a mismatch into a 500 that names the path: for tests. */
  checkResponses?: boolean;
}
