/** Where a sealed value lies: moved anywhere else it does not open. */
export interface Place {
  table: string;
  column: string;
  row: string | number;
}

/**
 * Encrypts what must not be read in the database or in a copy of it. A sealed value names its key, so that several are
 * good at once: `v1:<key>:<nonce, text and tag in base64>`; of bytes the same with the last part as it is.
 */
export interface Sealing {
  /** The names of the keys; the first seals, every one opens. */
  keys: readonly [string, ...string[]];
  seal(text: string, place: Place): Promise<string>;
  /** Throws DoesNotOpen where the key is missing, or the value was changed or lay elsewhere. */
  open(sealed: string, place: Place): Promise<string>;
  sealBytes(bytes: Uint8Array, place: Place): Promise<Uint8Array>;
  openBytes(sealed: Uint8Array, place: Place): Promise<Uint8Array>;
}

/** A sealed value cannot be read; the message says why, and nothing of the value. */
export class DoesNotOpen extends Error {
  override readonly name = 'DoesNotOpen';
}
