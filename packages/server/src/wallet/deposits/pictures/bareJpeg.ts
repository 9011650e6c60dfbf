import { joinParts, numbersOf, type Picture } from './Picture';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP1 = 0xe1;
/** Adobe's says how the colours are meant; every other application's segment, and comments, may tell of people. */
const APP14 = 0xee;
const COMMENT = 0xfe;
const ORIENTATION = 0x0112;

const isApplications = (marker: number) => marker >= 0xe0 && marker <= 0xef;
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** How the picture is to be turned, 1 to 8, of an EXIF segment. */
function orientationOf(segment: Uint8Array): number {
  const view = numbersOf(segment);
  // Marker and length, 'Exif\0\0', then the TIFF with its own order of bytes.
  if (segment.length < 18 || view.getUint32(4) !== 0x45786966) return 1;
  const [tiff, little] = [10, view.getUint16(10) === 0x4949];
  const list = tiff + view.getUint32(tiff + 4, little);
  if (list + 2 > segment.length) return 1;
  for (let n = 0, at = list + 2; n < view.getUint16(list, little) && at + 12 <= segment.length; n += 1, at += 12) {
    if (view.getUint16(at, little) !== ORIENTATION) continue;
    const turned = view.getUint16(at + 8, little);
    return turned >= 1 && turned <= 8 ? turned : 1;
  }
  return 1;
}

/** EXIF with one entry, how to turn the picture, which is yet to be set. */
const TURNING = Uint8Array.from(
  `ff e1 00 22 45 78 69 66 00 00 4d 4d 00 2a 00 00 00 08 00 01 01 12 00 03 00 00 00 01 00 00 00 00 00 00 00 00`.split(
    ' ',
  ),
  (hex) => Number.parseInt(hex, 16),
);
const TURN_AT = 29;

function turning(orientation: number): Uint8Array {
  const segment = TURNING.slice();
  segment[TURN_AT] = orientation;
  return segment;
}

/** The end of the pixels that begin there. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] === 0xff && bytes[at + 1] !== 0 && bytes[at + 1] !== 0xff && !isRestart(bytes[at + 1]!)) return at;
  }
  return -1;
}

/** A JPEG without what cameras and programs write beside the pixels; null where it is none, or has no end. */
export function bareJpeg(bytes: Uint8Array): Picture | null {
  const view = numbersOf(bytes);
  const kept: Uint8Array[] = [Uint8Array.of(0xff, SOI)];
  let [orientation, width, height] = [1, 0, 0];
  for (let at = 2; at + 4 <= bytes.length || bytes[at + 1] === EOI;) {
    const marker = bytes[at + 1]!;
    if (bytes[at] !== 0xff) return null;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) {
      if (width === 0 || height === 0) return null;
      if (orientation > 1) kept.splice(1, 0, turning(orientation));
      return { bytes: joinParts([...kept, Uint8Array.of(0xff, EOI)]), width, height };
    }
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length || end < at + 4) return null;
    const segment = bytes.subarray(at, end);
    if (marker === APP1) orientation = Math.max(orientation, orientationOf(segment));
    if (isFrame(marker) && segment.length >= 9) [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
    if ((!isApplications(marker) && marker !== COMMENT) || marker === APP14) kept.push(segment);
    at = end;
    if (marker !== SOS) continue;
    const next = endOfScan(bytes, end);
    if (next < 0) return null;
    kept.push(bytes.subarray(end, next));
    at = next;
  }
  return null;
}
