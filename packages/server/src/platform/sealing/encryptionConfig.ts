import { z } from 'zod';

/** A key with the name that the values sealed with it carry. */
export interface EncryptionKey {
  id: string;
  secret: Uint8Array;
}

/** The newest first. */
export type EncryptionKeys = readonly [EncryptionKey, ...EncryptionKey[]];

const ENTRY = /^([A-Za-z0-9-]{1,16}):([A-Za-z0-9+/_-]{43}=?)$/;
const SENTENCE =
  'must be a list like 2026:<32 bytes in base64>, the newest key first, parted by commas (make one with: openssl rand -base64 32)';

const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

function keysOf(list: string): EncryptionKeys | null {
  const found = list.split(',').map((entry) => ENTRY.exec(entry.trim()));
  if (found.some((entry) => entry === null)) return null;
  const keys = found.map((entry) => ({ id: entry![1]!, secret: bytesOf(entry![2]!) }));
  const [newest, ...older] = keys;
  return newest && new Set(keys.map(({ id }) => id)).size === keys.length ? [newest, ...older] : null;
}

/** The variable, for the schema of all of them. */
export const encryptionVariables = {
  ENCRYPTION_KEYS: z
    .string()
    .refine((list) => keysOf(list) !== null, SENTENCE)
    .optional(),
};

type Found = { [Name in keyof typeof encryptionVariables]?: string };

/** What is missing, as a sentence, or null. */
export function encryptionProblem(found: Found, production: boolean): string | null {
  if (!production || found.ENCRYPTION_KEYS) return null;
  return 'ENCRYPTION_KEYS is missing: with NODE_ENV=production documents and bank accounts are kept encrypted (make a key with: openssl rand -base64 32).';
}

/**
 * No secret: it stands for one wherever nobody's data is real, so that a development's database opens on any machine.
 * Production refuses to go on with values that it has sealed.
 */
export const DEVELOPMENT_KEY: EncryptionKey = { id: 'development', secret: new Uint8Array(32).fill(7) };

/** The keys of a variable without a problem, the newest first. */
export const encryptionKeysOf = ({ ENCRYPTION_KEYS }: Found): EncryptionKeys =>
  (ENCRYPTION_KEYS ? keysOf(ENCRYPTION_KEYS) : null) ?? [DEVELOPMENT_KEY];
