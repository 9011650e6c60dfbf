import type { DepositTable } from '../../platform/db/tables/walletTables';
import { sha256 } from '../../platform/bytes';
import { invalid } from '../../platform/invalid';
import { bareJpeg } from './pictures/bareJpeg';
import { barePng } from './pictures/barePng';
import { bareWebp } from './pictures/bareWebp';

/** A picture of a payment, as it is stored. */
export interface ReceiptImage {
  bytes: Uint8Array;
  type: NonNullable<DepositTable['image_type']>;
  hash: Uint8Array;
}

const startsWith = (bytes: Uint8Array, signature: number[], at = 0) =>
  signature.every((byte, i) => bytes[at + i] === byte);

/** What the bytes are, whatever the sender calls them; null is none of the three that we take. */
export function imageTypeOf(bytes: Uint8Array): ReceiptImage['type'] | null {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  const riff = startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8);
  return riff ? 'image/webp' : null;
}

/** More than any phone's screen or camera; what decodes to more may be made to fill a memory. */
const MOST_PIXELS = 50_000_000;

const BARE = { 'image/png': barePng, 'image/jpeg': bareJpeg, 'image/webp': bareWebp } as const;

/** Reads the picture of a payment, without what a camera wrote beside it, or says that it is none. */
export async function readReceipt(file: File | undefined): Promise<ReceiptImage | null> {
  if (!file || file.size === 0) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = imageTypeOf(bytes);
  const picture = type && BARE[type](bytes);
  if (!picture) throw invalid({ image: 'Envía una captura en PNG, JPG o WEBP.' });
  if (picture.width * picture.height > MOST_PIXELS) throw invalid({ image: 'La imagen es demasiado grande.' });
  return { bytes: picture.bytes, type, hash: await sha256(picture.bytes) };
}
