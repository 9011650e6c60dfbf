/**
 * Integers from 0 to limit − 1 out of random bytes, each as likely as the others: bytes above the last whole multiple of
 * the limit are thrown away, for a remainder would favour the small ones. The limit is at most 256.
 */
export function randomBelow(random: (bytes: number) => Uint8Array): (limit: number) => number {
  return (limit) => {
    const fair = 256 - (256 % limit);
    for (;;) {
      const byte = random(1)[0]!;
      if (byte < fair) return byte % limit;
    }
  };
}
