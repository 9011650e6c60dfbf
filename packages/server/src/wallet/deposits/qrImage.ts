import { dataAddress } from '../dataAddress';
import { imageTypeOf } from './receiptImage';

const MOST_BYTES = 256 * 1024;
/** Shown through <img> it could do nothing of it; it is refused all the same. */
const ACTIVE = /<script|<foreignObject|\bon\w+\s*=|javascript:|<!ENTITY/i;

function bytesOf(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64.replaceAll(/\s/g, '')), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

const isPlainSvg = (text: string) =>
  /^\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)?<svg[\s>]/.test(text) && !ACTIVE.test(text);

/** A code's picture, given in base64, as the data: address that the app shows; null when it is neither PNG nor plain SVG. */
export function qrImage(base64: string): string | null {
  const bytes = bytesOf(base64);
  if (!bytes || bytes.length > MOST_BYTES) return null;
  if (imageTypeOf(bytes) === 'image/png') return dataAddress('image/png', bytes);
  return isPlainSvg(new TextDecoder().decode(bytes)) ? dataAddress('image/svg+xml', bytes) : null;
}
