/** One sign-in: what names it, what only this page knows, and what our window is shown of that. */
export interface ProofKey {
  state: string;
  verifier: string;
  challenge: string;
}

/** Makes a state of 128 bits and a verifier with its S256 challenge (RFC 7636 §4). Rejects where the page is not served by https. */
export async function proofKey(crypto: Crypto): Promise<ProofKey> {
  const state = randomText(crypto, 16);
  const verifier = randomText(crypto, 32);
  const digest = await crypto.subtle.digest(
    'SHA-256',
    Uint8Array.from(verifier, (letter) => letter.charCodeAt(0)),
  );
  return { state, verifier, challenge: base64url(new Uint8Array(digest)) };
}

/** Random bytes as text: 22 signs of 16 bytes, 43 of 32. */
export const randomText = (crypto: Crypto, bytes: number): string =>
  base64url(crypto.getRandomValues(new Uint8Array(bytes)));

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '');
