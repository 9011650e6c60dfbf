import { joinParts, numbersOf, type Picture } from './Picture';

const HEAD_BYTES = 12;
const ALPHA = 0x10;
const KEPT = new Set(['VP8X', 'ALPH', 'VP8 ', 'VP8L']);

/** Of the extended header only that there is transparency: profile, EXIF, XMP and animation are left out. */
function bareHeader(chunk: Uint8Array): Uint8Array {
  const copy = chunk.slice();
  copy[8] = copy[8]! & ALPHA;
  return copy;
}

/** Width and height, of the pixels themselves: the extended header might say anything. */
function sizeOf(name: string, data: Uint8Array): [number, number] {
  const view = numbersOf(data);
  if (name === 'VP8 ' && data.length >= 10) {
    return [view.getUint16(6, true) & 0x3fff, view.getUint16(8, true) & 0x3fff];
  }
  if (name === 'VP8L' && data.length >= 5) {
    const bits = view.getUint32(1, true);
    return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
  }
  return [0, 0];
}

/** A WebP without what programs write beside the pixels; null where it is none, or moves. */
export function bareWebp(bytes: Uint8Array): Picture | null {
  if (bytes.length < HEAD_BYTES) return null;
  const view = numbersOf(bytes);
  const kept: Uint8Array[] = [];
  let [width, height] = [0, 0];
  const last = Math.min(bytes.length, 8 + view.getUint32(4, true));
  for (let at = HEAD_BYTES; at + 8 <= last;) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    if (end > bytes.length) return null;
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const chunk = bytes.subarray(at, end);
    if (KEPT.has(name)) kept.push(name === 'VP8X' ? bareHeader(chunk) : chunk);
    if (name === 'VP8 ' || name === 'VP8L') [width, height] = sizeOf(name, bytes.subarray(at + 8, at + 8 + size));
    at = end;
  }
  if (width === 0 || height === 0) return null;
  const all = joinParts([bytes.slice(0, HEAD_BYTES), ...kept]);
  numbersOf(all).setUint32(4, all.length - 8, true);
  return { bytes: all, width, height };
}
