import type { EncryptionKeys } from './encryptionConfig';
import { DoesNotOpen, type Place, type Sealing } from './Sealing';

const NONCE_BYTES = 12;
/** The longest `v1:<key>:` there is. */
const HEAD_BYTES = 20;
const HEAD = /^v1:([A-Za-z0-9-]{1,16}):/;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const nameOf = ({ table, column, row }: Place) => `${table}.${column}:${row}`;
const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/**
 * AES-256-GCM with these keys, the newest first. The platform's own cryptography: the same code runs in Node and in a
 * browser.
 */
export function keyring(keys: EncryptionKeys, random: (bytes: number) => Uint8Array): Sealing {
  const imported = new Map(
    keys.map(({ id, secret }) => [
      id,
      crypto.subtle.importKey('raw', joined(secret), 'AES-GCM', false, ['encrypt', 'decrypt']),
    ]),
  );
  const [newest] = keys;
  const asked = (place: Place, nonce: Uint8Array) => ({
    name: 'AES-GCM',
    iv: joined(nonce),
    additionalData: encoder.encode(nameOf(place)),
  });

  async function encrypted(bytes: Uint8Array, place: Place): Promise<Uint8Array> {
    const nonce = random(NONCE_BYTES);
    const data = await crypto.subtle.encrypt(asked(place, nonce), await imported.get(newest.id)!, joined(bytes));
    return joined(nonce, new Uint8Array(data));
  }

  async function decrypted(head: string, bytes: (length: number) => Uint8Array, place: Place): Promise<Uint8Array> {
    const [start, id] = HEAD.exec(head) ?? [];
    if (start === undefined) throw new DoesNotOpen(`${nameOf(place)} is not a sealed value.`);
    const key = imported.get(id!);
    if (!key)
      throw new DoesNotOpen(`${nameOf(place)} is sealed with the key "${id}", which ENCRYPTION_KEYS does not have.`);
    try {
      const sealed = bytes(start.length);
      const nonce = sealed.subarray(0, NONCE_BYTES);
      return new Uint8Array(
        await crypto.subtle.decrypt(asked(place, nonce), await key, joined(sealed.subarray(NONCE_BYTES))),
      );
    } catch (cause) {
      throw new DoesNotOpen(
        `${nameOf(place)} does not open with the key "${id}": it is another key, or another value.`,
        {
          cause,
        },
      );
    }
  }

  const head = `v1:${newest.id}:`;
  return {
    keys: keys.map(({ id }) => id) as [string, ...string[]],
    seal: async (text, place) => `${head}${toBase64(await encrypted(encoder.encode(text), place))}`,
    open: async (sealed, place) =>
      decoder.decode(await decrypted(sealed.slice(0, HEAD_BYTES), (from) => fromBase64(sealed.slice(from)), place)),
    sealBytes: async (bytes, place) => joined(encoder.encode(head), await encrypted(bytes, place)),
    openBytes: (sealed, place) =>
      decrypted(
        Array.from(sealed.subarray(0, HEAD_BYTES), (byte) => String.fromCharCode(byte)).join(''),
        (from) => sealed.subarray(from),
        place,
      ),
  };
}
