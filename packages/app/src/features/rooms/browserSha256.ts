const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns how this browser hashes a text, in hexadecimal, or null where it cannot, as on a page without https. */
export function browserSha256(): ((text: string) => Promise<string>) | null {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  return subtle ? async (text) => hex(await subtle.digest('SHA-256', new TextEncoder().encode(text))) : null;
}
