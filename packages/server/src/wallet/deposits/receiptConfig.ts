import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Bucket } from '../../platform/files/s3Files';
import { RECEIPT_DAYS } from './deleteReceipts';

/** Where pictures of payments are kept, and how long. */
export interface ReceiptConfig {
  /** Null: in the rows of their top-ups. */
  place: { folder: string } | { bucket: Bucket } | null;
  days: number;
}

const protocolOf = (text: string) => (URL.canParse(text) ? new URL(text).protocol : '');

/** A folder of this machine, or a bucket by its path; without credentials, since it is printed. */
function isPlace(text: string): boolean {
  const protocol = protocolOf(text);
  const url = protocol ? new URL(text) : null;
  if (!url || url.username || url.password || url.search || url.hash || url.pathname.length < 2) return false;
  return protocol === 'file:' ? url.host === '' : protocol === 'https:' || protocol === 'http:';
}

const SENTENCES = {
  RECEIPTS_URL: 'must be a folder like file:///srv/arma11/receipts or a bucket like https://s3.example/bucket',
  RECEIPTS_REGION: 'must be a name like us-east-1',
  RECEIPTS_ACCESS_KEY_ID: 'must be the id of an access key, without spaces',
  RECEIPTS_SECRET_ACCESS_KEY: 'must be the secret of an access key, without spaces',
  RECEIPT_DAYS: 'must be a whole number from 1 to 3650',
} as const;

/** The variables, for the schema of all of them. */
export const receiptVariables = {
  RECEIPTS_URL: z.string().refine(isPlace, SENTENCES.RECEIPTS_URL).optional(),
  RECEIPTS_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/, SENTENCES.RECEIPTS_REGION)
    .optional(),
  RECEIPTS_ACCESS_KEY_ID: z
    .string()
    .regex(/^\S{3,128}$/, SENTENCES.RECEIPTS_ACCESS_KEY_ID)
    .optional(),
  RECEIPTS_SECRET_ACCESS_KEY: z
    .string()
    .regex(/^\S{8,200}$/, SENTENCES.RECEIPTS_SECRET_ACCESS_KEY)
    .optional(),
  RECEIPT_DAYS: z
    .string()
    .regex(/^\d{1,4}$/, SENTENCES.RECEIPT_DAYS)
    .transform(Number)
    .pipe(z.int().min(1, SENTENCES.RECEIPT_DAYS).max(3650, SENTENCES.RECEIPT_DAYS))
    .optional(),
};

interface Found {
  RECEIPTS_URL?: string | undefined;
  RECEIPTS_REGION?: string | undefined;
  RECEIPTS_ACCESS_KEY_ID?: string | undefined;
  RECEIPTS_SECRET_ACCESS_KEY?: string | undefined;
  RECEIPT_DAYS?: number | undefined;
}

/** What is missing, as a sentence, or null. */
export function receiptProblem(found: Found): string | null {
  const { RECEIPTS_URL } = found;
  if (!RECEIPTS_URL || protocolOf(RECEIPTS_URL) === 'file:') return null;
  for (const name of ['RECEIPTS_ACCESS_KEY_ID', 'RECEIPTS_SECRET_ACCESS_KEY'] as const) {
    if (!found[name]) return `${name} is missing: the bucket of RECEIPTS_URL needs an access key.`;
  }
  return null;
}

function placeOf(found: Found): ReceiptConfig['place'] {
  const { RECEIPTS_URL: url } = found;
  if (!url) return null;
  if (protocolOf(url) === 'file:') return { folder: fileURLToPath(url) };
  return {
    bucket: {
      url,
      region: found.RECEIPTS_REGION ?? 'us-east-1',
      accessKeyId: found.RECEIPTS_ACCESS_KEY_ID!,
      secretAccessKey: found.RECEIPTS_SECRET_ACCESS_KEY!,
    },
  };
}

/** What variables without a problem say. */
export const receiptsOf = (found: Found): ReceiptConfig => ({
  place: placeOf(found),
  days: found.RECEIPT_DAYS ?? RECEIPT_DAYS,
});
