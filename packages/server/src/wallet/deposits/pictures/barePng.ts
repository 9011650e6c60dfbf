import { joinParts, numbersOf, type Picture } from './Picture';

const SIGNATURE_BYTES = 8;
/** What the pixels are drawn with; texts, times, EXIF, profiles and further frames are left out. */
const KEPT = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'sRGB', 'gAMA', 'cHRM', 'sBIT', 'bKGD']);

/** A PNG without what programs write beside the pixels; null where it is none, or has no end. */
export function barePng(bytes: Uint8Array): Picture | null {
  const view = numbersOf(bytes);
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  let [width, height, hasPixels] = [0, 0, false];
  for (let at = SIGNATURE_BYTES; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return null;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (at === SIGNATURE_BYTES) {
      if (name !== 'IHDR' || end < at + 25) return null;
      [width, height] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    }
    if (name === 'IDAT') hasPixels = true;
    if (KEPT.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return hasPixels && width > 0 && height > 0 ? { bytes: joinParts(kept), width, height } : null;
    at = end;
  }
  return null;
}
