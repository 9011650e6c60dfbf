import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** The first byte of an item of CBOR with its length or value (RFC 8949 §3). */
function head(major: number, value: number): Buffer {
  const type = major << 5;
  if (value < 24) return Buffer.from([type | value]);
  if (value < 256) return Buffer.from([type | 24, value]);
  return Buffer.from([type | 25, value >> 8, value & 255]);
}

/** As much of CBOR as keys and attestations are made of. */
function cbor(item: Cbor): Buffer {
  if (typeof item === 'number') return item >= 0 ? head(0, item) : head(1, -1 - item);
  if (typeof item === 'string') return Buffer.concat([head(3, Buffer.byteLength(item)), Buffer.from(item)]);
  if (Buffer.isBuffer(item)) return Buffer.concat([head(2, item.length), item]);
  const entries = [...item].flatMap(([key, value]) => [cbor(key), cbor(value)]);
  return Buffer.concat([head(5, item.size), ...entries]);
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** What a device or a page does otherwise than it should. */
export interface Deviation {
  /** The page that asked, as the browser tells it. */
  origin?: string;
  /** Whose passkey the device takes it for. */
  rpId?: string;
  /** Whether the device asked for a finger, a face or a PIN. */
  verified?: boolean;
  /** What the device has counted. */
  counter?: number;
  /** `webauthn.create` or `webauthn.get`, where it is not what was asked. */
  type?: string;
}

/** A device with one passkey (ES256), which signs whatever it is told to. */
export interface TestAuthenticator {
  id: string;
  create(options: { challenge: string }, deviation?: Deviation): RegistrationResponseJSON;
  get(options: { challenge: string }, deviation?: Deviation): AuthenticationResponseJSON;
}

const RIGHT = { origin: 'https://arma11.test', rpId: 'arma11.test', verified: true, counter: 0 };

/** Makes a device that works for `https://arma11.test`. */
export function testAuthenticator(): TestAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rawId = randomBytes(32);
  const id = rawId.toString('base64url');
  const { x, y } = publicKey.export({ format: 'jwk' });
  const coordinate = (text?: string) => Buffer.from(text!, 'base64url');
  const key = new Map<number, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, coordinate(x)],
    [-3, coordinate(y)],
  ]);
  const common = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const deviceData = ({ rpId, verified, counter }: typeof RIGHT, attested: Buffer | null) => {
    const flags = PRESENT | (verified ? VERIFIED : 0) | (attested ? ATTESTED : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  };
  return {
    id,
    create({ challenge }, deviation = {}) {
      const done = { ...RIGHT, ...deviation };
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, cbor(key)]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', deviceData(done, attested)],
      ]);
      const response = {
        clientDataJSON: clientData(done.type ?? 'webauthn.create', challenge, done.origin).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal' as const],
      };
      return { ...common, response };
    },
    get({ challenge }, deviation = {}) {
      const done = { ...RIGHT, ...deviation };
      const client = clientData(done.type ?? 'webauthn.get', challenge, done.origin);
      const device = deviceData(done, null);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: device.toString('base64url'),
        signature: sign('sha256', Buffer.concat([device, sha256(client)]), privateKey).toString('base64url'),
      };
      return { ...common, response };
    },
  };
}
