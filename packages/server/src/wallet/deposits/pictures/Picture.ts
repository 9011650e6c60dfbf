/** What is left of a picture: its pixels, and how many there are. */
export interface Picture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** Parts of a file, one behind the other. */
export function joinParts(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The numbers in a part of a file. */
export const numbersOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
